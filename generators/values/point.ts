import fc from 'fast-check';

/** The one rule of `lat,lon` that a broken point breaks. */
type PointFault = 'one-number' | 'triple' | 'no-number' | 'separator';

export interface BrokenPoint {
  readonly fault: PointFault;
  readonly point: string;
}

const degrees = (): fc.Arbitrary<readonly [number, number]> =>
  fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -170, max: 170 }));

const breaking: Readonly<Record<PointFault, (latitude: number, longitude: number) => string>> = {
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
    .map(([fault, [latitude, longitude]]) => ({ fault, point: breaking[fault](latitude, longitude) }));
