import { type Api, defineCheck, type JsonObject, once, rowsOf, type World } from '../../src/kit/index.js';
import { combinationsOf, expectCombined } from '../asking/combinations.js';
import { eventfulOffice } from '../asking/entity-refs.js';
import { eventFactors } from '../asking/event-parts.js';
import { hidden, type Part } from '../asking/parts.js';

/** Filters whose values cards show, and that are sent beside an office. */
const names = ['category', 'has_fatalities', 'significance_min'];

/** So many sets of them are told apart by the Events of an office. */
const most = 2;

/** What no card shows, of a language that few Events are covered in. */
const inSpanish = hidden({ languages: 'es' }, 'Events with coverage in es', 'events.languages.filter');

/** What is sent beside an office: filters that its Events tell apart, and one that no card shows. */
function setsBeside(world: World, events: readonly JsonObject[]): readonly (readonly Part[])[] {
  const factors = eventFactors(world).filter(({ name }) => names.includes(name));
  const narrowed: World = { ...world, offer: { ...world.offer, events: [...events] } };
  const told = combinationsOf(narrowed, factors, { most, seed: 1 });
  return [...told.map((set) => set.slice(0, 3)), [inSpanish]];
}

async function holdersOf(api: Api) {
  const { office, reply } = await eventfulOffice(api);
  const ofHolders = hidden({ office }, `Events of the holders of ${office}`, 'events.office.scope');
  return { ofHolders, events: rowsOf(reply) };
}

export const officeCombination = defineCheck({
  id: 'events/office-combination',
  title: 'Filters beside an office select what each of them selects',
  clauses: [
    'events.filters.combination',
    'events.office.scope',
    'events.category.filter',
    'events.has-fatalities.true',
    'events.has-fatalities.false',
    'events.significance-min.bound',
    'events.languages.filter',
  ],
  operations: ['listEvents'],
  rulings: ['live-data', 'metric-bounds-inclusive', 'office'],
  property: once(
    async (api) => {
      const { ofHolders, events } = await holdersOf(api);
      for (const set of setsBeside(api.world, events))
        await expectCombined(api, [ofHolders, ...set], 'events.filters.combination');
    },
    { requests: 6 },
  ),
});
