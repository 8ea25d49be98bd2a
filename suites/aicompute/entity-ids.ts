import type { JsonObject } from '../../src/kit/index.js';
import { leavesIn } from './leaves.js';
import { isText, type Member, memberOf, textsAt } from './member.js';
import { organizationNames } from './organizations.js';
import type { ComputeList } from './sample.js';

const shown = /(?:^|[/_])entity_ids?$/;

/** The ids of entities that a row carries. */
export const entityIdsOf = (row: JsonObject): readonly string[] =>
  leavesIn(row).flatMap(({ path, value }) => (shown.test(path) && isText(value) ? [value] : []));

/** Where the rows of a list name their organization. */
export const organizationMember = (list: ComputeList, rows: readonly JsonObject[]): Member | undefined =>
  memberOf(rows, organizationNames(list));

/** Whether a row names an organization. */
export const namesOrganization = (row: JsonObject, { path }: Member): boolean =>
  textsAt(row, [path]).some(isText);
