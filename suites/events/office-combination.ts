import {
  type Api,
  defineCheck,
  type JsonObject,
  once,
  rowsOf,
  Violation,
  type World,
} from '../../src/kit/index.js';
import { combinationsOf } from '../asking/combination-sets.js';
import { expectCombined } from '../asking/combinations.js';
import { eventfulOffice } from '../asking/entity-refs.js';
import { eventFactors } from '../asking/event-parts.js';
import { fullPage } from '../asking/pages.js';
import { hidden, type Part } from '../asking/parts.js';
import { bounds } from '../asking/windows.js';

/** Filters whose values cards show, and that are sent beside an office. */
const names = ['category', 'has_fatalities', 'significance_min'];

/** So many sets of them are told apart by the Events of an office. */
const most = 2;

/** So many filters beside an office leave some of its Events. */
const mostTogether = 3;

/** What no card shows, of a language that few Events are covered in. */
const inSpanish = hidden({ languages: 'es' }, 'Events with coverage in es', 'events.languages.filter');

/** What is sent beside an office: filters that its Events tell apart, together where they can. */
function setsBeside(world: World, events: readonly JsonObject[]): readonly (readonly Part[])[] {
  const factors = eventFactors(world).filter(({ name }) => names.includes(name));
  const narrowed: World = { ...world, offer: { ...world.offer, events: [...events] } };
  const sets = combinationsOf(narrowed, factors, { most, seed: 1 }).map((set) => set.slice(0, mostTogether));
  const isTold = ({ fits }: Part): boolean =>
    [true, false].every((truth) => events.some((card) => fits?.(card) === truth));
  const met = new Set(sets.flat());
  const alone = factors
    .filter(({ parts }) => !parts.some((part) => met.has(part)))
    .flatMap(({ parts }) => parts.filter(isTold).slice(0, 1));
  return [...sets, ...alone.map((part) => [part])];
}

/** Whether a language is served; one that the deployment does not carry may have any answer (ruling summary-aliases). */
async function isServed(api: Api, { query }: Part): Promise<boolean> {
  const reply = await fullPage(api, { ...bounds(api.world.offer.window), ...query, limit: 100 });
  return reply.status === 200;
}

/**
 * Filters beside an office select what each of them selects. What contradicts that without an office too is for
 * events/combination to judge.
 */
async function expectBeside(api: Api, ofHolders: Part, set: readonly Part[]): Promise<void> {
  try {
    await expectCombined(api, [ofHolders, ...set], 'events.filters.combination');
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const isOwn = await expectCombined(api, set, 'events.filters.combination').then(
      () => false,
      (other) => other instanceof Violation,
    );
    if (!isOwn) throw error;
    api.observe('filters that fail without an office', set.map(({ because }) => because).join(', '));
  }
}

export const officeCombination = defineCheck({
  id: 'events/office-combination',
  title: 'Filters beside an office select what each of them selects',
  clauses: [
    'events.filters.combination',
    'events.office.scope',
    'events.category.filter',
    'events.has-fatalities.true',
    'events.has-fatalities.true.conflict-only',
    'events.has-fatalities.false',
    'events.significance-min.bound',
    'events.languages.filter',
  ],
  operations: ['listEvents'],
  rulings: ['live-data', 'metric-bounds-inclusive', 'office', 'summary-aliases'],
  property: once(
    async (api) => {
      const { office, reply } = await eventfulOffice(api);
      const ofHolders = hidden({ office }, `Events of the holders of ${office}`, 'events.office.scope');
      for (const set of setsBeside(api.world, rowsOf(reply))) await expectBeside(api, ofHolders, set);
      if (await isServed(api, inSpanish)) await expectBeside(api, ofHolders, [inSpanish]);
    },
    { requests: 6 },
  ),
});
