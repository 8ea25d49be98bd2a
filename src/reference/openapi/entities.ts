import { list, object, refer, type Schema, text, textOrNull } from './schema.js';

const success: Schema = { type: 'boolean', const: true };
const countOrNull: Schema = { type: ['integer', 'null'], minimum: 0 };
const pageOrNull: Schema = { type: ['string', 'null'], format: 'uri' };
const entityId: Schema = { type: 'string', pattern: '^(e_[0-9a-f]+|wiki:\\S+)$' };
const applied = object({ ignored: list(text) });
const reply = (data: Schema): Schema => object({ success, data }, ['success', 'data']);
const lenient = (data: Schema): Schema =>
  object({ success, data, applied_filters: applied }, ['success', 'data', 'applied_filters']);
const rows = (members: Readonly<Record<string, Schema>>): Schema =>
  reply(list(object(members, Object.keys(members))));

/** The schemas of Entities, search, first-level regions and the routes that the document only names. */
export const entitySchemas: Readonly<Record<string, Schema>> = {
  Entity: object(
    {
      id: entityId,
      name: text,
      type: { type: 'string', enum: ['Person', 'Organization'] },
      country: textOrNull,
      status: { type: 'string', examples: ['active', 'needs_review'] },
      encyclopedia_url: pageOrNull,
      wiki_id: textOrNull,
      cik: textOrNull,
      lei: textOrNull,
      name_variants: list(text),
      merged_ids: list(text),
      story_count: countOrNull,
      article_count: countOrNull,
      event_count: countOrNull,
    },
    ['id', 'name', 'type', 'status', 'encyclopedia_url'],
  ),
  EntityList: lenient(list(refer('Entity'))),
  EntityDetail: reply(refer('Entity')),
  EntityTone: reply({ type: 'object' }),
  ShareOfVoice: rows({
    entity_id: entityId,
    name: text,
    event_count: countOrNull,
    share: { type: 'number' },
  }),
  SearchResult: object(
    {
      entity_id: textOrNull,
      display_name: text,
      type: text,
      country: textOrNull,
      match_reason: text,
      score: { type: 'number', minimum: 0, maximum: 1 },
      lei: { type: 'string', minLength: 20, maxLength: 20 },
      resolved_in_spine: { type: 'boolean' },
    },
    ['entity_id', 'display_name', 'type', 'country', 'match_reason', 'score'],
  ),
  SearchReply: lenient(list(refer('SearchResult'))),
  Admin1List: reply(list(text)),
  ActivityList: rows({ country: text, event_count: countOrNull, previous_event_count: countOrNull }),
  SituationList: rows({ story_id: text, title: text, event_count: countOrNull }),
  Situation: reply(object({ story_id: text, title: text, events: list({ type: 'object' }) }, ['story_id'])),
  EnergyAssetList: rows({
    facility_id: text,
    name: text,
    type: text,
    country: text,
    latitude: { type: ['number', 'null'] },
    longitude: { type: ['number', 'null'] },
  }),
};
