import { awardsIn } from '../corpus/awards.js';
import { awardsReply, timelineOf } from '../rules/award-rows.js';
import { selectAwards } from '../rules/award-selection.js';
import { rollupsOf, totalsOf } from '../rules/award-totals.js';
import { withGovernmentFlag } from '../rules/government-entitlement.js';
import { governmentLimit } from '../rules/government-limit.js';
import { familyRoute } from './family.js';

/** Federal awards: sums and rollups of all that match, and the most recent of them as rows. */
export const listAwards = withGovernmentFlag(
  familyRoute('listAwards', ({ values, deployment: { corpus, planted } }) => {
    const limit = governmentLimit(values, 'awards', planted);
    const awards = selectAwards(awardsIn(corpus), corpus.entities, values, planted);
    const rollups = rollupsOf(awards, limit, planted);
    const rows = timelineOf(awards, limit, planted);
    return { body: awardsReply(totalsOf(awards, limit, planted), rollups, rows, planted) };
  }),
);
