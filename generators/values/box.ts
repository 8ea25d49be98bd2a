import fc from 'fast-check';

/** The one rule of `lat_min,lon_min,lat_max,lon_max` that a broken box breaks. */
export type BoxFault =
  | 'three-numbers'
  | 'five-numbers'
  | 'no-number'
  | 'latitude-inverted'
  | 'longitude-inverted'
  | 'latitude-range'
  | 'longitude-range';

export interface BrokenBox {
  readonly fault: BoxFault;
  readonly box: string;
}

/** South, west, north and east edge in degrees. */
type Edges = readonly [number, number, number, number];

/** Boxes of at least 5 degrees that lie well within the globe. */
const edges = (): fc.Arbitrary<Edges> =>
  fc
    .tuple(
      fc.integer({ min: -60, max: 40 }),
      fc.integer({ min: -150, max: 120 }),
      fc.integer({ min: 5, max: 20 }),
      fc.integer({ min: 5, max: 30 }),
    )
    .map(([south, west, high, wide]) => [south, west, south + high, west + wide]);

const breaking: Readonly<Record<BoxFault, (edges: Edges) => readonly (number | string)[]>> = {
  'three-numbers': ([south, west, north]) => [south, west, north],
  'five-numbers': ([south, west, north, east]) => [south, west, north, east, east],
  'no-number': ([south, west, north]) => [south, west, north, 'east'],
  'latitude-inverted': ([south, west, north, east]) => [north, west, south, east],
  'longitude-inverted': ([south, west, north, east]) => [south, east, north, west],
  'latitude-range': ([south, west, , east]) => [south, west, 91, east],
  'longitude-range': ([south, west, north]) => [south, west, north, 181],
};

/** Valid boxes, latitude first. */
export const boxes = (): fc.Arbitrary<string> => edges().map((each) => each.join(','));

/** Boxes that break one rule. */
export const brokenBoxes = (...faults: readonly BoxFault[]): fc.Arbitrary<BrokenBox> =>
  fc
    .tuple(fc.constantFrom(...faults), edges())
    .map(([fault, each]) => ({ fault, box: breaking[fault](each).join(',') }));
