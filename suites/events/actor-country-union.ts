import {
  type Api,
  defineCheck,
  expectThat,
  type JsonObject,
  once,
  type Query,
  type QueryValue,
  rowsOf,
} from '../../src/kit/index.js';
import { byActorCountry } from '../filters/countries.js';
import { isFrom, originsOf, plainCountries } from '../known-country.js';
import { fullPage, idOf } from '../page-of-events.js';
import { wholeEvents } from '../whole-events.js';

export const actorCountryUnion = defineCheck({
  id: 'events/actor-country-union',
  title: 'actor_country selects what the source and the target filter select together',
  clauses: ['events.actor-country.union', 'events.actor-country.filter'],
  operations: ['listEvents'],
  rulings: ['A71', 'A60'],
  property: once(
    async (api) => {
      const whole = await wholeEvents(api);
      for (const country of candidates(whole.rows)) {
        const compared = await compare(api, whole.query, country);
        if (compared > 0) return api.witness('Events compared', compared);
      }
    },
    { requests: 4 },
  ),
  refutedBy: [
    'country.actor-filters-location',
    'country.actor-filters-source-only',
    'list.actor_country.dropped',
  ],
});

const most = 4;

/** Countries from which a receiving side comes; first those where it alone does, in conflict and elsewhere. */
function candidates(rows: readonly JsonObject[]): readonly QueryValue[] {
  const alone = (family: string) =>
    plainCountries.filter((country) =>
      rows.some((card) => {
        const [source, target] = originsOf(card).map((origin) => isFrom(origin, country));
        return card.family === family && source === false && target === true;
      }),
    );
  const found = [
    ...[...alone('conflict').slice(0, 2), ...alone('cameoplus').slice(0, 1)].map(({ iso3 }) => iso3),
    byActorCountry('target_actor_country')(rows)?.query.target_actor_country ?? [],
  ].flat();
  return [...new Set(found)].slice(0, most);
}

/** @returns how many Events were compared; 0 where each side alone selects them all */
async function compare(api: Api, query: Query, country: QueryValue): Promise<number> {
  const ids = async (name: string) => rowsOf(await fullPage(api, { ...query, [name]: country })).map(idOf);
  const either = await ids('actor_country');
  const source = await ids('source_actor_country');
  const target = await ids('target_actor_country');
  const union = new Set([...source, ...target]);
  const lost = [...union].filter((id) => !either.includes(id));
  const added = either.filter((id) => !union.has(id));
  expectThat(lost.length === 0, '/data', 'no Event of either side lost', { lost: lost.slice(0, 5) });
  expectThat(added.length === 0, '/data', 'no Event of neither side', { added: added.slice(0, 5) });
  return target.some((id) => !source.includes(id)) ? union.size : 0;
}
