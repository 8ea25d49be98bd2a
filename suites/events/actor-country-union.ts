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
import { fullPage, idOf } from '../page-of-events.js';
import { twoDays } from '../two-days.js';

export const actorCountryUnion = defineCheck({
  id: 'events/actor-country-union',
  title: 'actor_country selects what the source and the target filter select together',
  clauses: ['events.actor-country.union', 'events.actor-country.filter'],
  operations: ['listEvents'],
  rulings: ['A71', 'A60'],
  property: once(
    async (api) => {
      const whole = await twoDays(api);
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

/** Countries from which a receiving side comes; all Events of one may have both sides from there. */
function candidates(rows: readonly JsonObject[]): readonly QueryValue[] {
  const half = rows.length >> 1;
  const found = [rows, rows.slice(half), rows.slice(0, half)].flatMap(
    (part) => byActorCountry('target_actor_country')(part)?.query.target_actor_country ?? [],
  );
  return [...new Set(found)];
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
