import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { resultsIn, searchFor } from '../search/results.js';
import { handleIn } from './handle.js';
import { mayBeNamed } from './names.js';
import { referredEntities } from './referred.js';
import { describedEntities, twoNames } from './sample.js';

export const oneRegistry = defineCheck({
  id: 'entities/one-registry',
  title: 'An id that an Event card refers to names the same Entity in Entity detail and in search',
  clauses: ['entity-card.one-registry'],
  operations: ['listEvents', 'getEntity', 'searchEntities'],
  property: once(
    async (api) => {
      const referred = new Map(referredEntities(api.world).map(({ id, name }) => [id, name]));
      const rows: Record<'Entity detail' | 'search', boolean[]> = { 'Entity detail': [], search: [] };
      const compare = (where: keyof typeof rows, id: string | undefined, row: unknown) => {
        const name = id === undefined ? undefined : referred.get(id);
        if (name !== undefined) rows[where].push(mayBeNamed(row, name));
      };
      for await (const { id, card } of describedEntities(api)) compare('Entity detail', id, card);
      for (const q of await twoNames(api)) {
        for (const row of resultsIn(await searchFor(api, q))) compare('search', handleIn(row), row);
      }
      for (const [where, named] of Object.entries(rows)) {
        // One entity may go by names that share no word; so many do not.
        const alike = named.filter((each) => each).length;
        const shown = `${alike} of ${named.length}`;
        expectThat(named.length < 2 || alike > 0, '/data', `names of Event cards in ${where}`, shown);
        api.witness(`names compared in ${where}`, alike);
      }
      precondition(rows['Entity detail'].length > 0, 'names of entities are not shown', 'no-data');
    },
    { requests: 5 },
  ),
  refutedBy: ['entities.detail.other-card'],
});
