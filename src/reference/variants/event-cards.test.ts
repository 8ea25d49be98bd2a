import { describe, expect, it } from 'vitest';
import { month } from '../client.js';
import type { VariantId } from '../variants.js';
import { formOf } from './form.test-data.js';

const query = `date_start=${month.date_start}&date_end=${month.date_end}&limit=100`;
// biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
type Cards = readonly any[];

const cards = async (variant: VariantId, more = ''): Promise<Cards> =>
  (await formOf(variant)(`/api/v2/events?${query}${more}`)).body.data;

/** What some card of each variant shows. */
const shown: Readonly<Partial<Record<VariantId, (cards: Cards) => boolean>>> = {
  'event-card.absent-for-null': (all) => all.some(({ geo }) => !('latitude' in geo)),
  'event-card.without-region-and-location': (all) => all.every(({ geo }) => !('region' in geo)),
  'event-card.actor-country-codes': (all) =>
    all.every(({ actors }) =>
      actors.every(({ country }: { country: string | null }) => (country ?? 'XX').length === 2),
    ),
  'event-card.roles': (all) => all.every(({ actors }) => actors.at(-1).role === 'witness'),
  'event-card.codes': (all) => all.every(({ event_code }) => event_code === '190'),
  'event-card.story-refs-empty': (all) => all.every(({ story_refs }) => story_refs.length === 0),
  'event-card.top-articles-empty': (all) => all.every(({ top_articles }) => top_articles.length === 0),
  'event-card.references-reversed': (all) => all.every(({ top_articles }) => top_articles.length === 1),
  'event-card.entity-refs-nested': (all) =>
    all.some(({ entity_refs }) => entity_refs[0]?.entity.label.text !== undefined),
  'event-card.entity-refs-ids': (all) => all.some(({ entity_refs }) => typeof entity_refs[0] === 'string'),
  'event-card.entity-refs-empty': (all) => all.every(({ entity_refs }) => entity_refs.length === 0),
  'event-card.precision-and-rationale': (all) =>
    all.every(({ metrics, rationale }) => metrics.geo_precision > 0 && rationale.text !== ''),
  'event-card.significance-in-hundredths': (all) =>
    all.every(({ metrics }) => Number.isInteger(Math.round(metrics.significance * 1e6) / 1e4)),
  'ids.upper-case': (all) => all.every(({ id }) => /_[0-9A-F]+$/.test(id)),
  'ids.long': (all) => all.every(({ id }) => /_[0-9a-f]{32}$/.test(id)),
  'ids.stories-numbered': (all) => all.some(({ story_refs }) => Number.isInteger(story_refs[0]?.id)),
  'ids.urls-relative': (all) => all.some(({ url }) => String(url).startsWith('/stories/')),
};

describe('variants of Event cards', () => {
  it.each(Object.entries(shown))('%s', async (variant, fits) => {
    expect(fits(await cards(variant as VariantId))).toBe(true);
  });

  it('show images and links in their own places', async () => {
    const [pictured] = await cards('event-card.images-apart', '&include_images=true');
    expect(pictured.media.images[0].src).toContain('https://');
    const linked = await cards('event-card.entity-link-named', '&entity=Amara%20Diallo');
    expect(linked[0].entity_link.entity).toBe('Amara Diallo');
  });

  it.each(['ids.upper-case', 'ids.long', 'ids.stories-numbered'] as const)('resolve %s', async (variant) => {
    const [card] = await cards(variant);
    expect((await formOf(variant)(`/api/v2/events/${card.id}`)).body.data.id).toBe(card.id);
  });
});
