import { isObject, type Json } from '../bend.js';
import { fronts, openSchemas, paths, showing } from '../http/middleware.js';
import type { Variants } from '../planted.js';

const rows = (list: unknown): readonly Json[] => (Array.isArray(list) ? (list as readonly Json[]) : []);

/** A number that a text always leads to. */
const numberOf = (text: unknown): number =>
  [...String(text)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** One row in so many shows no date of its action. */
const undated = 20;

/** An award with an identifier that has the form of a UEI, and in every second row without that of its recipient. */
function withOwnKey({ recipient_uei: uei, recipient_entity_id: entity, ...row }: Json): Json {
  const number = numberOf(row.award_id);
  return {
    transaction_key: `9F3A${String(number).padStart(8, '0')}`,
    start_date: `20${10 + (number % 15)}-03-01`,
    ...row,
    ...(number % 2 === 0 ? { recipient_uei: uei, recipient_entity_id: entity } : {}),
    action_date: number % undated === 0 ? null : row.action_date,
  };
}

/** A rollup with further counts and dates, and the ids of others. */
const withOthers = (row: Json): Json => ({
  awarding_office_count: 1 + (numberOf(row.uei) % 4),
  vendor_since: '2031-01-01',
  period_start: '2032-01-01',
  subsidiaries: [{ name: 'Airbus', entity_id: 'wiki:Airbus', cik: '936468' }],
  ...row,
});

/** What a summary tells about the reply. */
const aboutReply = (summary: Json, listed: number, limit: string | null): Json => ({
  awarding_office_count: 7,
  awards_listed: listed,
  awards_truncated: limit !== null && Number(limit) <= listed,
  as_of: `2026-01-01T00:00:${String(listed % 60).padStart(2, '0')}Z`,
  ...summary,
});

/** A link whose sides, filings and screening stand in objects of their own. */
function inObjects(link: Json): Json {
  const { registrant_name, registrant_entity_id, foreign_principal_name, foreign_principal_entity_id } = link;
  const { fp_sanctioned, fp_sanction_lists, fp_sanction_programs } = link;
  return {
    id: link.link_id,
    filings: [{ status: 'amended' }, { status: 'new' }, { status: 'final' }],
    registrant: { name: registrant_name, entity_id: registrant_entity_id, sanctioned: false },
    foreign_principal: {
      sanctioned: fp_sanctioned,
      name: foreign_principal_name,
      entity_id: foreign_principal_entity_id,
      country: link.country,
      screening: {
        fp_sanction_lists: rows(fp_sanction_lists).map((list) => ({
          name: foreign_principal_name,
          list_name: list,
        })),
        fp_sanction_programs,
      },
    },
    active: link.status === 'active',
  };
}

/** Variants of the government family whose replies have more than the text names. */
export const widerGovernmentVariants = {
  'government.replies.wider': {
    apart: true,
    summary:
      'Has further figures, dates, ids and statuses beside those of awards and links, and others further in',
    allowedBy: [
      'government-records.summary.names',
      'government-records.rollups.names',
      'government-records.awards.names',
      'government-records.links.names',
    ],
    front: fronts(
      showing(paths.awards, (body, url) => {
        const awards = rows(body.awards).map(withOwnKey);
        return isObject(body.summary)
          ? {
              ...body,
              summary: aboutReply(body.summary, awards.length, url.searchParams.get('limit')),
              recipient_rollups: rows(body.recipient_rollups).map(withOthers),
              awards,
            }
          : body;
      }),
      showing(paths.links, (body) => ({ ...body, data: rows(body.data).map(inObjects) })),
      openSchemas('Awards', 'ForeignAgentLinkList'),
    ),
  },
} as const satisfies Variants;
