import type { Check } from '../../src/kit/index.js';
import { awardsBareName } from './awards-bare-name.js';
import { awardsCikId } from './awards-cik-id.js';
import { awardsEntity } from './awards-entity.js';
import { awardsLimit } from './awards-limit.js';
import { awardsPermalinks } from './awards-permalinks.js';
import { awardsRecent } from './awards-recent.js';
import { awardsRecipient } from './awards-recipient.js';
import { awardsRecipientLiteral } from './awards-recipient-literal.js';
import { awardsReply } from './awards-reply.js';
import { awardsSelectorRequired } from './awards-selector-required.js';
import { awardsUei } from './awards-uei.js';
import { awardsWikiId } from './awards-wiki-id.js';
import { leftOpen } from './left-open.js';
import { limitAboveMax } from './limit-above-max.js';
import { limitRefused } from './limit-refused.js';
import { linksActiveOnly } from './links-active-only.js';
import { linksAdversaryOnly } from './links-adversary-only.js';
import { linksCountry } from './links-country.js';
import { linksEntity } from './links-entity.js';
import { linksInvalidBoolean } from './links-invalid-boolean.js';
import { linksLimit } from './links-limit.js';
import { linksMembers } from './links-members.js';
import { linksNames } from './links-names.js';
import { linksReply } from './links-reply.js';
import { linksSanctionedOnly } from './links-sanctioned-only.js';
import { recipients } from './recipients.js';
import { rollupsAgencies } from './rollups-agencies.js';
import { rollupsCount } from './rollups-count.js';
import { rollupsDates } from './rollups-dates.js';
import { rollupsTop } from './rollups-top.js';
import { summaryFigures } from './summary-figures.js';
import { summaryOfAll } from './summary-of-all.js';

/** Federal awards and foreign-agent links. */
export const governmentChecks: readonly Check[] = [
  awardsBareName,
  awardsCikId,
  awardsEntity,
  awardsLimit,
  awardsPermalinks,
  awardsRecent,
  awardsRecipientLiteral,
  awardsRecipient,
  awardsReply,
  awardsSelectorRequired,
  awardsUei,
  awardsWikiId,
  leftOpen,
  limitAboveMax,
  limitRefused,
  linksActiveOnly,
  linksAdversaryOnly,
  linksCountry,
  linksEntity,
  linksInvalidBoolean,
  linksLimit,
  linksMembers,
  linksNames,
  linksReply,
  linksSanctionedOnly,
  recipients,
  rollupsAgencies,
  rollupsCount,
  rollupsDates,
  rollupsTop,
  summaryFigures,
  summaryOfAll,
];
