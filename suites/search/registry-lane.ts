import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/values/lei.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { someLegalEntities, someLeis } from './legal-entities.js';
import { laneIn, memberIn, searchFor } from './results.js';

export const registryLane = defineCheck({
  id: 'search/registry-lane',
  title: 'Each result of universe=registry has resolved_in_spine, a boolean, and a well-formed lei',
  clauses: [
    'search.universe.registry.own-lane',
    'search.registry.resolved-in-spine',
    'search.registry.lei',
    'search.registry.lei.length',
    'search.registry.lei.check-digit',
  ],
  operations: ['searchEntities'],
  rulings: ['C39'],
  property: once(
    async (api) => {
      const [lei] = await someLeis(api);
      const byLei = lei === undefined ? [] : laneIn(await searchFor(api, lei, { universe: 'registry' }));
      const rows = [...(await someLegalEntities(api)), ...byLei];
      precondition(rows.length > 0, 'no search found a legal entity', 'no-data');
      for (const [index, row] of rows.entries()) {
        const resolved = memberIn(row, 'resolved_in_spine');
        const place = `result ${index}`;
        expectThat(typeof resolved === 'boolean', `${place}/resolved_in_spine`, 'a boolean', resolved);
        const shown = memberIn(row, 'lei');
        expectThat(typeof shown === 'string', `${place}/lei`, 'an LEI', shown);
        const { length } = limits.lei;
        expectThat(shown.length === length, `${place}/lei`, `${length} characters`, shown);
        expectThat(isLei(shown), `${place}/lei`, 'check digits of ISO 17442', shown);
        api.witness('results of the registry lane');
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'search.registry.lei-of-resolved-only',
    'search.registry.lei-without-check-digits',
    'search.registry.lei-wrong-check-digits',
    'search.registry.mixed-lane',
    'search.registry.resolved-in-spine-as-text',
    'search.registry.resolved-in-spine-null',
    'search.registry.without-lei',
    'search.registry.without-resolved-in-spine',
  ],
});
