import { bodyRows } from './bodies.js';
import { contractRows, operationRows, securityRows } from './operations.js';
import { parameterRows } from './parameters.js';
import { headerRows, replyRows } from './replies.js';
import { type ChangeRule, rulesOf } from './rule.js';
import { schemaGroups, schemaRules } from './schemas.js';

/** Every rule by which a change between two contracts is named. Ids are frozen: users name them in their settings. */
export const changeRules: readonly ChangeRule[] = [
  ...rulesOf('contract', 'both', contractRows),
  ...rulesOf('operation', 'both', operationRows),
  ...rulesOf('security', 'request', securityRows),
  ...rulesOf('parameter', 'request', parameterRows),
  ...rulesOf('body', 'request', bodyRows),
  ...rulesOf('response', 'response', replyRows),
  ...rulesOf('header', 'response', headerRows),
  ...schemaGroups.flatMap(schemaRules),
];

const byId: ReadonlyMap<string, ChangeRule> = new Map(changeRules.map((each) => [each.id, each]));

/** The rule of an id; undefined where there is none. */
export const changeRule = (id: string): ChangeRule | undefined => byId.get(id);
