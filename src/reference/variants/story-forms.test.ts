import { describe, expect, it } from 'vitest';
import { clientOf } from '../client.js';
import type { VariantId } from '../variants.js';
import { formOf } from './form.test-data.js';

const list = (variant: VariantId, query = '') => formOf(variant)(`/api/v2/stories?${query}`);

describe('variants of Stories', () => {
  it('show cards in their own shapes', async () => {
    const [renamed] = (await list('story-card.other-names')).body.data;
    expect(renamed.coverage.sources.items[0].domain).toBeDefined();
    const [spare] = (await list('story-card.spare')).body.data;
    expect(Object.keys(spare)).toEqual(['id', 'title', 'articles']);
    const [wrapped] = (await list('story-card.wrapped')).body.data;
    expect(wrapped.story.id).toMatch(/^story_/);
    const [counted] = (await list('story-card.linked-events-once')).body.data;
    expect(counted.event_refs).toBeUndefined();
    const [incident] = (await list('story-card.incidents')).body.data;
    expect(incident.incidents[0].ref).toBeDefined();
  });

  it('show article rows in their own ways', async () => {
    const [bare] = (await list('story-card.articles-in-detail-only')).body.data;
    expect(bare.articles).toBeUndefined();
    const { body } = await formOf('story-card.articles-in-detail-only')(`/api/v2/stories/${bare.id}`);
    expect(body.data.articles.length).toBeGreaterThan(0);
    const [other] = (await list('story-card.articles-otherwise')).body.data;
    expect(other.articles.at(-1)).toMatchObject({ rank: '#1', role: 1 });
  });

  it('refuse time parameters', async () => {
    const variant = 'stories.time-parameters-unknown';
    const { status, body } = await list(variant, 'days=7');
    expect([status, body.code, body.details.param]).toEqual([400, 'UNKNOWN_PARAM', 'days']);
    expect(body.details.accepted_params).not.toContain('days');
    const document = (await formOf(variant)('/openapi.json')).body;
    const names = document.paths['/api/v2/stories'].get.parameters.map(({ name }: { name: string }) => name);
    expect(names).not.toContain('date_start');
  });

  it('tell no window, and rank and order in their own ways', async () => {
    expect((await list('stories.window-untold')).body.meta.query_window).toBeUndefined();
    const [best] = (await list('stories.significance-by-best-event')).body.data;
    expect(best.metrics.significance).toBeGreaterThan(1);
    const usual = (await clientOf().raw('/api/v2/stories?sort=recent&days=7&limit=100')).body.data;
    const published = (await list('stories.recent-by-publication', 'sort=recent&days=7&limit=100')).body.data;
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(published)).not.toEqual(ids(usual));
  });

  it('order and select by other times', async () => {
    const [newest] = (await list('stories.default-recent')).body.data;
    const [recent] = (await clientOf().raw('/api/v2/stories?sort=recent')).body.data;
    expect(newest.id).toBe(recent.id);
    const day = 'date=2026-09-10&limit=100';
    const coded = (await list('stories.window-by-coding', day)).body.data;
    expect(coded.some(({ story_date }: { story_date: string }) => story_date !== '2026-09-10')).toBe(true);
  });
});
