import { limits } from '../../contract/index.js';
import {
  type Api,
  type Exchange,
  isArray,
  type JsonObject,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import { leavesIn, memberOf, type Text, textsIn } from '../leaves.js';
import { listIn, listOf } from '../list-in.js';
import { isSpineId } from '../seen-entity.js';

const longestReply = limits.government.limit.max;

/** A reply about foreign-agent links with as many rows as there can be. */
export const askLinks = (api: Api, query: Query = {}): Promise<Exchange> =>
  api.get('listForeignAgentLinks', { ...query, limit: longestReply });

/** Whether more links may match than the reply shows. */
export const isFull = (reply: Exchange): boolean => (listOf(reply.json)?.length ?? 0) >= longestReply;

/** Filters for a first look, as a request without any may be refused. */
const firstFilters: readonly Query[] = [
  {},
  { registrant: 'a' },
  { country: 'CHINA' },
  { country: 'JAPAN' },
  { active_only: true },
];

/** Links of the deployment, with the filter that showed them. Ends the attempt where there are none. */
export async function someLinks(
  api: Api,
): Promise<{ readonly query: Query; readonly reply: Exchange; readonly rows: readonly JsonObject[] }> {
  for (const query of firstFilters) {
    const reply = await askLinks(api, query);
    const rows = reply.status === 200 ? listIn(reply) : [];
    if (rows.length > 0) return { query, reply, rows };
  }
  precondition(false, 'no foreign-agent link is found', 'no-data');
}

/** The side of a link that a member speaks of. */
export type Side = 'registrant' | 'principal';
const memberOfSide: Readonly<Record<Side, RegExp>> = {
  registrant: /registrant/,
  principal: /principal|(?:^|\/)fp_/,
};

const textsOf = (row: JsonObject, side: Side): readonly Text[] =>
  textsIn(row).filter(
    ({ path }) =>
      memberOfSide[side].test(path) && !/sanction|adversar|countr|status|date|url|link/.test(path),
  );

/** The name of one side of a link. */
export function nameOf(row: JsonObject, side: Side): string | undefined {
  const texts = textsOf(row, side).filter(
    ({ path, text }) => /\p{L}{2}/u.test(text) && !/id$|type|address|city|state/.test(path),
  );
  return (texts.find(({ path }) => /name/.test(memberOf(path))) ?? texts[0])?.text;
}

/** The spine ids that stand on one side of a link. */
export const idsOf = (row: JsonObject, side: Side): readonly string[] =>
  textsOf(row, side).flatMap(({ text }) => (isSpineId(text) ? [text] : []));

/** All that a link shows of its two sides: no two links have the same. */
export const pairOf = (row: JsonObject): string =>
  JSON.stringify(
    [textsOf(row, 'registrant'), textsOf(row, 'principal')].map((side) =>
      side.map(({ path, text }) => [path, text]),
    ),
  );

export const countryOf = (row: JsonObject): string | undefined =>
  textsIn(row).find(({ path }) => /countr/.test(memberOf(path)) && !/registrant/.test(path))?.text;

/** The status of a link, written as a word or as a boolean. */
export function statusOf(row: JsonObject): string | undefined {
  const leaves = leavesIn(row).filter(({ path }) => !/sanction|adversar|date|url/.test(path));
  const found =
    leaves.find(({ path, value }) => memberOf(path) === 'status' && value !== '') ??
    leaves.find(({ path, value }) => /status/.test(memberOf(path)) && value !== '') ??
    leaves.find(
      ({ path, value }) =>
        /^(?:is_)?(?:active|terminated)$/.test(memberOf(path)) && typeof value === 'boolean',
    );
  if (found === undefined) return undefined;
  return typeof found.value === 'string'
    ? found.value.toLowerCase()
    : `${memberOf(found.path)} ${found.value}`;
}

/** Whether a status says that the link goes on; undefined where its spelling does not tell. */
export function isActive(row: JsonObject): boolean | undefined {
  const status = statusOf(row) ?? '';
  if (/^terminat|inactive|^(?:is_)?active false$|^(?:is_)?terminated true$/.test(status)) return false;
  return /^active$|^(?:is_)?active true$|^(?:is_)?terminated false$/.test(status) ? true : undefined;
}

/** What the sanction member of a link holds, wherever it stands; undefined where it is absent or null. */
export function sanctionsOf(row: JsonObject, member: 'fp_sanction_lists' | 'fp_sanction_programs'): unknown {
  const inner = [row, ...Object.values(row)].flatMap((each) =>
    typeof each === 'object' && each !== null && !isArray(each) && Object.hasOwn(each, member)
      ? [(each as JsonObject)[member]]
      : [],
  );
  return inner[0] ?? undefined;
}

/** Whether the principal of a link is shown to stand on a screening list. */
export function isSanctioned(row: JsonObject): boolean {
  const lists = sanctionsOf(row, 'fp_sanction_lists');
  return isArray(lists) ? lists.length > 0 : lists !== undefined && lists !== '' && lists !== false;
}
