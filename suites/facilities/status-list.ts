import { defineCheck, once, precondition } from '../../src/kit/index.js';
import { expectSelected } from './selected.js';
import { hasStatus, seenStatuses } from './statuses.js';

const inMixedCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const statusList = defineCheck({
  id: 'facilities/status-list',
  title: 'Statuses separated by commas are alternatives, in any letter case',
  clauses: ['facilities.status.list', 'facilities.status.case'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const [one, other] = await seenStatuses(api);
    precondition(one !== undefined && other !== undefined, 'no two statuses are seen', 'no-data');
    await expectSelected(api, {
      query: { status: `${one.toUpperCase()},${inMixedCase(other)}` },
      because: `facilities of the statuses ${one} and ${other}`,
      fits: hasStatus(one, other),
      parts: [hasStatus(one), hasStatus(other)],
    });
  }),
  refutedBy: [
    'facilities.status.case-sensitive',
    'facilities.status.first-only',
    'facilities.status.not-split',
  ],
});
