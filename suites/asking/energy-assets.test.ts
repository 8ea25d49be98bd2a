import { expect, it } from 'vitest';
import { type JsonObject, Violation } from '../../src/kit/index.js';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { expectKept, expectWithin } from './energy-assets.js';

const north = ({ latitude }: { readonly latitude: number }) => latitude > 50;
const asset = (latitude: number, rest: JsonObject): JsonObject => ({ latitude, longitude: 20, ...rest });
const judged = (rows: readonly JsonObject[]) => () => expectWithin(rows, north, 'places in the north');

it('lets a pipeline cross what its point lies outside of', () => {
  expect(judged([asset(40, { type: 'gas_pipeline' })])).not.toThrow();
  expect(judged([asset(40, { geometry: { type: 'LineString', coordinates: [] } })])).not.toThrow();
  expect(judged([asset(40, {}), asset(51, {})])).not.toThrow();
  expect(judged([asset(40, { type: 'coal_plant' }), asset(51, { type: 'coal_plant' })])).toThrow(Violation);
  expect(judged([asset(40, {})])).toThrow(Violation);
});

it('expects every site back that the list shows within', () => {
  const shown = exchangeOf({ data: [asset(51, { type: 'port' })] });
  const listed = (type: string) => () =>
    expectKept(shown, [asset(51, { type: 'port' }), asset(52, { type }), asset(1, { type })], north);
  expect(listed('oil_pipeline')).not.toThrow();
  expect(listed('coal_plant')).toThrow(Violation);
});
