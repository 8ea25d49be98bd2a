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

const breakBox: Readonly<Record<BoxFault, (edges: Edges) => readonly (number | string)[]>> = {
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
    .map(([fault, each]) => ({ fault, box: breakBox[fault](each).join(',') }));

/** The one rule of `lat,lon,radius_km` that a broken circle breaks. */
export type CircleFault = 'without-radius' | 'two-triples' | 'no-number' | 'radius-no-number';

interface BrokenCircle {
  readonly fault: CircleFault;
  readonly circle: string;
}

/** Latitude, longitude and radius in kilometres. */
type Triple = readonly [number, number, number];

const triples = (): fc.Arbitrary<Triple> =>
  fc.tuple(
    fc.integer({ min: -80, max: 80 }),
    fc.integer({ min: -170, max: 170 }),
    fc.integer({ min: 10, max: 1500 }),
  );

const breakCircle: Readonly<Record<CircleFault, (triple: Triple) => readonly (number | string)[]>> = {
  'without-radius': ([latitude, longitude]) => [latitude, longitude],
  'two-triples': (triple) => [...triple, ...triple],
  'no-number': ([, longitude, radius]) => ['north', longitude, radius],
  'radius-no-number': ([latitude, longitude]) => [latitude, longitude, 'far'],
};

/** Circles that break one rule. */
export const brokenCircles = (...faults: readonly CircleFault[]): fc.Arbitrary<BrokenCircle> =>
  fc
    .tuple(fc.constantFrom(...faults), triples())
    .map(([fault, triple]) => ({ fault, circle: breakCircle[fault](triple).join(',') }));

/** The one rule of `lat,lon` that a broken point breaks. */
type PointFault = 'one-number' | 'triple' | 'no-number' | 'separator';

export interface BrokenPoint {
  readonly fault: PointFault;
  readonly point: string;
}

const degrees = (): fc.Arbitrary<readonly [number, number]> =>
  fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -170, max: 170 }));

const breakPoint: Readonly<Record<PointFault, (latitude: number, longitude: number) => string>> = {
  'one-number': (latitude) => `${latitude}`,
  // The grammar of facilities, which carries the radius along.
  triple: (latitude, longitude) => `${latitude},${longitude},50`,
  'no-number': (latitude) => `${latitude},east`,
  separator: (latitude, longitude) => `${latitude};${longitude}`,
};

/** Points that break one rule. */
export const brokenPoints = (...faults: readonly PointFault[]): fc.Arbitrary<BrokenPoint> =>
  fc
    .tuple(fc.constantFrom(...faults), degrees())
    .map(([fault, [latitude, longitude]]) => ({ fault, point: breakPoint[fault](latitude, longitude) }));

/** Names and codes that no country has, by ISO 3166-1, FIPS 10-4 or in English. */
export const unknownCountries = (): fc.Arbitrary<string> =>
  fc.constantFrom('Atlantis', 'Freedonia', 'Zubrowka', 'QQQ', 'QZQ', 'XQ');
