import { defineCheck, detail, expectThat, isArray, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { forForeignPairs } from '../foreign-pair.js';

export const subcategoryAcceptedValues = defineCheck({
  id: 'events/subcategory-accepted-values',
  title: 'A code that a refusal names as accepted for a category is served, with Events or without',
  clauses: ['events.subcategory.without-events', 'events.subcategory.filter'],
  operations: ['listEvents'],
  rulings: ['A46'],
  refutedBy: ['subcategory.unused-refused'],
  runs: 2,
  property: forForeignPairs(
    async (api, { category, subcategory: foreign }) => {
      const ask = (subcategory: string) =>
        api.get('listEvents', { ...bounds(api.world.offer.window), category, subcategory });
      const values = detail(await ask(foreign), 'accepted_values');
      const codes = (isArray(values) ? values : []).filter((value) => typeof value === 'string');
      // Where the list is the whole vocabulary it says nothing about this category (ruling A46).
      if (codes.includes(foreign)) return;
      for (const code of new Set([codes.at(0), codes.at(-1)])) {
        if (code === undefined || code.includes(',')) continue;
        const rows = rowsOf(await ask(code));
        for (const [index, row] of rows.entries()) {
          expectThat(row.subcategory === code, `/data/${index}/subcategory`, code, row.subcategory);
        }
        api.witness(rows.length > 0 ? 'codes served with Events' : 'codes served without Events');
      }
    },
    { requests: 3 },
  ),
});
