import { foreignAgentLinksIn } from '../corpus/foreign-agents.js';
import { withGovernmentFlag } from '../rules/government-entitlement.js';
import { governmentLimit } from '../rules/government-limit.js';
import { linksReply } from '../rules/link-rows.js';
import { selectLinks } from '../rules/link-selection.js';
import { familyRoute } from './family.js';

/** Links of registrants to foreign principals, newest registration first. */
export const listForeignAgentLinks = withGovernmentFlag(
  familyRoute('listForeignAgentLinks', ({ values, deployment: { corpus, planted } }) => {
    const limit = governmentLimit(values, 'links', planted);
    const links = selectLinks(foreignAgentLinksIn(corpus), corpus.entities, values, planted);
    return { body: linksReply(links, limit, planted) };
  }),
);
