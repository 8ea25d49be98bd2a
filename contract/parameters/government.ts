import { limits } from '../limits.js';
import type { Parameters } from '../parameter.js';

const rows = {
  limit: {
    type: 'integer',
    maximum: limits.government.limit.max,
    default: limits.government.limit.default,
    malformed: 'INVALID_LIMIT',
    summary: 'Rows returned',
  },
} as const satisfies Parameters;

const onlyIf = (summary: string) => ({ type: 'boolean', malformed: 'INVALID_BOOLEAN', summary }) as const;

export const awardsParameters = {
  entity: { type: 'text', malformed: 'INVALID_ENTITY_ID', summary: 'Recipient by resolved id' },
  uei: { type: 'uei', anyCase: true, summary: 'Recipient by its public federal entity identifier' },
  recipient: {
    type: 'text',
    match: 'substring',
    anyCase: true,
    summary: 'Part of the name of the recipient',
  },
  ...rows,
} as const satisfies Parameters;

export const foreignAgentLinksParameters = {
  entity: { type: 'text', summary: 'Entity on either side' },
  registrant: { type: 'text', match: 'fuzzy', summary: 'Name of the US registrant' },
  foreign_principal: { type: 'text', match: 'fuzzy', summary: 'Name of the foreign principal' },
  country: { type: 'text', summary: 'Country as published, in upper case' },
  adversary_only: onlyIf('Links to adversaries alone'),
  sanctioned_only: onlyIf('Links to sanctioned principals alone'),
  active_only: onlyIf('Links that are not terminated alone'),
  ...rows,
} as const satisfies Parameters;
