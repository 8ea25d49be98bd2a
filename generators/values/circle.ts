import fc from 'fast-check';

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

const breaking: Readonly<Record<CircleFault, (triple: Triple) => readonly (number | string)[]>> = {
  'without-radius': ([latitude, longitude]) => [latitude, longitude],
  'two-triples': (triple) => [...triple, ...triple],
  'no-number': ([, longitude, radius]) => ['north', longitude, radius],
  'radius-no-number': ([latitude, longitude]) => [latitude, longitude, 'far'],
};

/** Circles that break one rule. */
export const brokenCircles = (...faults: readonly CircleFault[]): fc.Arbitrary<BrokenCircle> =>
  fc
    .tuple(fc.constantFrom(...faults), triples())
    .map(([fault, triple]) => ({ fault, circle: breaking[fault](triple).join(',') }));
