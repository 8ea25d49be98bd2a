import { describe, expect, it } from 'vitest';
import { clientOf, month } from '../client.js';
import type { VariantId } from '../variants.js';
import { formOf } from './form.test-data.js';

const window = `date_start=${month.date_start}&date_end=${month.date_end}&limit=100`;
const path = `/api/v2/events?${window}`;
const scores = (rows: readonly { metrics: { significance: number } }[]) =>
  rows.map(({ metrics }) => metrics.significance);

describe('variants of rules', () => {
  it.each([
    'significance.fixed-divisor',
    'significance.articles-linear',
    'significance.fatalities-to-fifty',
    'significance.severity-curved',
    'significance.two-digits',
    'significance.six-digits',
  ] as const)('%s blends otherwise', async (variant: VariantId) => {
    const more = '&category=POLITICAL,Battles&sort=recent';
    const usual = scores((await clientOf().raw(path + more)).body.data);
    expect(scores((await formOf(variant)(path + more)).body.data)).not.toEqual(usual);
  });

  it('find other neighbours of a phrase', async () => {
    const phrase = '&search=government%20protest%20talks';
    const count = async (variant: VariantId) => (await formOf(variant)(path + phrase)).body.data.length;
    expect(await count('search.semantic-everything')).toBe(100);
    expect(await count('search.semantic-literal-only')).toBe(0);
    const client = formOf('search.semantic-unsteady');
    const first = (await client(path + phrase)).body.data;
    expect((await client(path + phrase)).body.data).not.toEqual(first);
  });

  it('answer offices in their own ways', async () => {
    expect((await formOf('office.unknown-not-found')(`${path}&office=Q1`)).status).toBe(404);
    const named = await formOf('office.name-invalid-param')(`${path}&office=President`);
    expect(named.body.code).toBe('INVALID_PARAM');
    const alone = await formOf('office.date-minded-alone')(`${path}&office_as_of=yesterday`);
    expect(alone.body.code).toBe('INVALID_DATE');
    const { body } = await formOf('office.undated-in')(`${path}&office=Q900001`);
    expect(body.applied_filters.office_holders).toEqual({ bridged_to_news: 2, unbridged: 1 });
  });
});
