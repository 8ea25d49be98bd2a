import { describe, expect, it } from 'vitest';
import {
  boxAbout,
  boxKeepingOut,
  boxText,
  busiestPlace,
  circleBeside,
  distance,
  isInside,
  isWithin,
  mistaken,
} from './places.js';

const paris = { latitude: 48.8566, longitude: 2.3522 };
const moscow = { latitude: 55.7558, longitude: 37.6173 };
const card = (latitude: number, longitude: number) => ({ geo: { latitude, longitude } });

describe('distance', () => {
  it('follows a great circle', () => {
    expect(distance(paris, moscow)).toBeCloseTo(2486, -1);
    expect(distance(moscow, paris)).toBe(distance(paris, moscow));
  });

  it('crosses the date line and the poles', () => {
    expect(distance({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111.2,
      0,
    );
    expect(distance({ latitude: 89, longitude: 0 }, { latitude: 89, longitude: 180 })).toBeCloseTo(222.4, 0);
  });
});

it.each([
  [90, true],
  [99.5, undefined],
  [100.9, undefined],
  [104, false],
])('%d km are within 100 km: %s', (kilometres, within) => expect(isWithin(kilometres, 100)).toBe(within));

describe('isInside', () => {
  const box = { south: 10, west: 20, north: 30, east: 50 };
  it.each([
    [{ latitude: 15, longitude: 45 }, true],
    [{ latitude: 45, longitude: 15 }, false],
    [{ latitude: 10.01, longitude: 30 }, undefined],
    [null, false],
  ])('%o is inside: %s', (place, inside) => expect(isInside(place, box)).toBe(inside));
});

it('a box is cut off at the pole and the date line', () => {
  expect(boxText(boxAbout({ latitude: 85, longitude: -175 }, 10, 20))).toBe('75,-180,90,-155');
});

describe('circleBeside', () => {
  const inNarrowBox = mistaken['a box of degrees as at the equator'];

  it.each([moscow, { latitude: -45, longitude: -179.9 }, { latitude: 60, longitude: 179.9 }])(
    'holds %o, which a box of degrees as at the equator leaves out',
    (place) => {
      const { centre = paris, radius = 0 } = circleBeside([{ latitude: 2, longitude: 3 }, place]) ?? {};
      expect(isWithin(distance(centre, place), radius)).toBe(true);
      expect(isWithin(inNarrowBox(centre, place), radius)).toBe(false);
      expect(Math.abs(centre.longitude)).toBeLessThanOrEqual(180);
    },
  );

  it('needs a place between the tropics and the poles', () => {
    expect(
      circleBeside([
        { latitude: 2, longitude: 3 },
        { latitude: 88, longitude: 3 },
      ]),
    ).toBeUndefined();
  });
});

describe('busiestPlace', () => {
  it('has neighbours and strangers', () => {
    expect(busiestPlace([card(0, 0), card(50, 50), card(50.5, 50)], 100)).toEqual({
      latitude: 50,
      longitude: 50,
    });
  });

  it('is none where all Events are about one place', () => {
    expect(busiestPlace([card(0, 0), card(0.1, 0), { geo: {} }], 100)).toBeUndefined();
  });
});

describe('a box of most places', () => {
  const places = Array.from({ length: 10 }, (_, at) => ({ latitude: at, longitude: at * 10 - 50.5 }));

  it('keeps out those farthest west', () => {
    const box = boxKeepingOut(0.2, places);
    const inside = places.filter((place) => box !== undefined && isInside(place, box) !== false);
    expect(inside).toEqual(places.slice(2));
  });

  it('is none where there are no places, or some lie at the date line', () => {
    expect(boxKeepingOut(0.2, [])).toBeUndefined();
    expect(boxKeepingOut(0.2, [{ latitude: 0, longitude: -179.9 }])).toBeUndefined();
  });
});
