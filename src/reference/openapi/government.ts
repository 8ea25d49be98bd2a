import { limits } from '../../../contract/index.js';
import { count, date, list, object, type Schema, text, textOrNull } from './schema.js';

const success: Schema = { type: 'boolean', const: true };
const amount: Schema = { type: 'number' };
const uei: Schema = { type: 'string', minLength: limits.uei.length, maxLength: limits.uei.length };
const dateOrNull: Schema = { type: ['string', 'null'], format: 'date' };

const rollup = object(
  {
    recipient_name: text,
    uei,
    entity_id: textOrNull,
    wiki_id: textOrNull,
    cik_id: textOrNull,
    obligated_amount: amount,
    award_count: count,
    awarding_agencies: list(text),
    first_action_date: date,
    last_action_date: date,
  },
  ['recipient_name', 'uei', 'obligated_amount', 'awarding_agencies', 'first_action_date', 'last_action_date'],
);

const award = object(
  {
    award_id: text,
    recipient_name: text,
    recipient_uei: uei,
    recipient_entity_id: textOrNull,
    awarding_agency: text,
    award_type: text,
    action_date: date,
    obligated_amount: amount,
    description: textOrNull,
    permalink: text,
  },
  ['award_id', 'recipient_name', 'recipient_uei', 'action_date', 'obligated_amount', 'permalink'],
);

const link = object(
  {
    link_id: text,
    registrant_name: text,
    registrant_entity_id: textOrNull,
    foreign_principal_name: text,
    foreign_principal_entity_id: textOrNull,
    country: text,
    adversary: { type: 'boolean' },
    status: { type: 'string', enum: ['active', 'terminated'] },
    registration_date: date,
    termination_date: dateOrNull,
    fp_sanctioned: { type: 'boolean' },
    fp_sanction_lists: list(text),
    fp_sanction_programs: list(text),
    permalink: text,
  },
  ['registrant_name', 'foreign_principal_name', 'country', 'status'],
);

/** The schemas of federal awards and foreign-agent links. */
export const governmentSchemas: Readonly<Record<string, Schema>> = {
  Awards: object(
    {
      success,
      summary: object({ total_obligated_amount: amount, award_count: count, recipient_count: count }, [
        'total_obligated_amount',
        'award_count',
        'recipient_count',
      ]),
      recipient_rollups: list(rollup),
      awards: list(award),
    },
    ['success', 'summary', 'recipient_rollups', 'awards'],
  ),
  ForeignAgentLinkList: object({ success, data: list(link) }, ['success', 'data']),
};
