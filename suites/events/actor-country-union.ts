import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
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
      const country = byActorCountry('target_actor_country')(whole.rows)?.query.target_actor_country;
      if (country === undefined) return;
      const ids = async (name: string) =>
        rowsOf(await fullPage(api, { ...whole.query, [name]: country })).map(idOf);
      const either = await ids('actor_country');
      const source = await ids('source_actor_country');
      const target = await ids('target_actor_country');
      const union = new Set([...source, ...target]);
      const lost = [...union].filter((id) => !either.includes(id));
      const added = either.filter((id) => !union.has(id));
      expectThat(lost.length === 0, '/data', 'no Event of either side lost', { lost: lost.slice(0, 5) });
      expectThat(added.length === 0, '/data', 'no Event of neither side', { added: added.slice(0, 5) });
      if (target.some((id) => !source.includes(id))) api.witness('Events compared', union.size);
    },
    { requests: 4 },
  ),
  refutedBy: [
    'country.actor-filters-location',
    'country.actor-filters-source-only',
    'list.actor_country.dropped',
  ],
});
