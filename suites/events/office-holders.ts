import { at, defineCheck, expectThat, isObject, once, rowsOf, strings } from '../../src/kit/index.js';
import { eventfulOffice } from '../seen-office.js';

const place = '/applied_filters/office_holders';

/** Filled counts tell the holders found in the news and, under a name that is open, those not found there. */
function expectCounts(counts: unknown): void {
  if ((counts ?? null) === null) return;
  expectThat(isObject(counts), place, 'an object of counts', counts);
  const { bridged_to_news: bridged, undated_excluded: _undated, ...others } = counts;
  if (Object.keys(counts).length === 0) return;
  expectThat(typeof bridged === 'number', `${place}/bridged_to_news`, 'a count', bridged);
  const more = Object.values(others).some((value) => typeof value === 'number');
  expectThat(more, place, 'a count of the holders not found in the news', counts);
}

export const officeHolders = defineCheck({
  id: 'events/office-holders',
  title:
    'Each row of a query for an office is linked via office and names the holder, and holders are counted',
  clauses: [
    'event-card.entity-link.type',
    'event-card.entity-link.office-scoped',
    'event-card.entity-link.via',
    'event-card.entity-link.entity',
    'envelope.applied-filters.office-holders',
    'envelope.applied-filters.office-holders.bridged-to-news',
    'envelope.applied-filters.office-holders.unbridged',
  ],
  operations: ['listEvents'],
  rulings: ['A63'],
  property: once(
    async (api) => {
      const { reply } = await eventfulOffice(api);
      for (const [index, row] of rowsOf(reply).entries()) {
        const link = row.entity_link;
        const here = `/data/${index}/entity_link`;
        expectThat(isObject(link), here, 'an object', link);
        expectThat(link.via === 'office', `${here}/via`, 'office', link.via);
        const named = isObject(link.entity) ? Object.values(link.entity) : [link.entity];
        const says = [...strings(named)].some((text) => text !== '');
        expectThat(says, `${here}/entity`, 'the holder of the office', link.entity);
        api.witness('rows of a holder');
      }
      expectCounts(at(reply.json, place));
    },
    { requests: 4 },
  ),
  refutedBy: [
    'card.entity-link-missing',
    'card.entity-link-text',
    'card.entity-link-via-entity',
    'card.entity-link-without-entity',
    'office.bridged-as-text',
    'office.holders-as-list',
    'office.unbridged-not-counted',
  ],
});
