type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const maybe = (schema: Schema): Schema => ({ ...schema, nullable: true });
const list = (items: Schema): Schema => ({ type: 'array', items });
const object = (properties: Schema, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

const rubric = maybe({ type: 'number', minimum: 0, maximum: 1 });

/** Component schemas of the published contract, in OpenAPI 3.0. */
export const schemas: Readonly<Record<string, Schema>> = {
  Problem: object(
    { success: { type: 'boolean', enum: [false] }, error: text, code: text, details: { type: 'object' } },
    'success',
    'error',
    'details',
  ),
  Pages: object(
    { limit: { type: 'integer' }, cursor: maybe(text), next_cursor: maybe(text) },
    'limit',
    'cursor',
    'next_cursor',
  ),
  Metrics: object(
    {
      significance: { type: 'number', minimum: 0, maximum: 1 },
      goldstein_scale: maybe({ type: 'number', minimum: -10, maximum: 10 }),
      magnitude: maybe({ type: 'number', minimum: 0, maximum: 10 }),
      systemic_importance: rubric,
      propagation_potential: rubric,
      market_sensitivity: rubric,
      confidence: { type: 'number', minimum: 0, maximum: 1 },
      article_count: { type: 'integer' },
      metric_inputs: { type: 'object' },
    },
    'significance',
    'confidence',
    'article_count',
  ),
  Place: object(
    {
      country: text,
      region: maybe(text),
      continent: maybe(text),
      admin1: maybe(text),
      location: maybe(text),
      latitude: maybe(number),
      longitude: maybe(number),
    },
    'country',
  ),
  Card: object(
    {
      id: text,
      url: text,
      primary_story_url: text,
      family: { type: 'string', enum: ['conflict', 'cameoplus'] },
      title: text,
      summary: text,
      event_date: { type: 'string', format: 'date' },
      category: text,
      subcategory: text,
      domain: text,
      event_code: text,
      geo: ref('Place'),
      actors: list(object({ name: text, country: maybe(text), role: text })),
      metrics: ref('Metrics'),
      has_fatalities: { type: 'boolean' },
      fatalities: maybe({ type: 'integer' }),
      story_refs: list({ type: 'object' }),
      entity_refs: list({ type: 'object' }),
      top_articles: list({ type: 'object' }),
      entity_link: { type: 'object' },
    },
    'id',
    'family',
    'title',
    'event_date',
    'metrics',
  ),
  Bucket: object(
    {
      bucket: object({ of: text, term: maybe(text) }),
      event_count: { type: 'integer' },
      fatalities: maybe({ type: 'integer' }),
      fatality_event_count: { type: 'integer' },
      metric_stats: { type: 'object' },
    },
    'event_count',
  ),
  cards: object(
    {
      success: { type: 'boolean' },
      data: list(ref('Card')),
      pagination: ref('Pages'),
      sort: text,
      meta: { type: 'object' },
      applied_filters: { type: 'object' },
    },
    'success',
    'data',
    'pagination',
    'sort',
    'meta',
    'applied_filters',
  ),
  stories: object(
    {
      success: { type: 'boolean' },
      data: list({ type: 'object' }),
      pagination: ref('Pages'),
      sort: text,
      meta: { type: 'object' },
      applied_filters: { type: 'object' },
    },
    'success',
    'data',
    'pagination',
    'sort',
    'meta',
    'applied_filters',
  ),
  card: object({ success: { type: 'boolean' }, data: ref('Card') }, 'success', 'data'),
  buckets: object(
    { success: { type: 'boolean' }, group_by: text, data: list(ref('Bucket')) },
    'success',
    'group_by',
    'data',
  ),
  tallies: object(
    { success: { type: 'boolean' }, group_by: text, data: list({ type: 'object' }) },
    'success',
    'group_by',
    'data',
  ),
  records: object({ success: { type: 'boolean' }, data: list({ type: 'object' }) }, 'success', 'data'),
  record: object({ success: { type: 'boolean' }, data: { type: 'object' } }, 'success', 'data'),
};
