import { describe, expect, it } from 'vitest';
import { sampleReport } from '../sample.test-data.js';
import { interactionMaps } from './interactions.js';

const page = (interactions = sampleReport.interactions) => interactionMaps(interactions).markup;
const cells = (markup: string, shade: string): number =>
  [...markup.matchAll(new RegExp(`class="${shade}" d="([^"]*)"`, 'g'))].reduce(
    (sum, [, path = '']) => sum + path.split('M').length - 1,
    0,
  );

describe('the map of parameters that met', () => {
  it('tells the shares of pairs, triples and forms', () => {
    for (const text of ['2 of 3 (66 %)', '0 of 1 (0 %)', '2 of 11 (18 %)']) expect(page()).toContain(text);
  });

  it('draws a cell for each pair, stronger with more replies, and a name for each row and column', () => {
    expect([cells(page(), 'met-1'), cells(page(), 'met-2'), cells(page(), 'met-3')]).toEqual([0, 1, 1]);
    expect(page().match(/<text/g)).toHaveLength(6);
  });

  it('leaves out operations of which no two parameters can meet', () => {
    const [each] = sampleReport.interactions;
    if (each === undefined) throw new Error('the sample has no interactions');
    expect(page([{ ...each, operation: 'getEvent', ofPairs: 0 }])).not.toContain('getEvent');
    expect(page([{ ...each, pairs: [] }])).not.toContain('<svg');
  });
});
