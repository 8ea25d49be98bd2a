import { expect, it } from 'vitest';
import { byActorCountry, inCountry, lethal, metricBound, notLethal, sidesIn } from './filters.js';

const magnitude = (value: number | null, family = 'cameoplus') => ({ family, metrics: { magnitude: value } });

it('a bound is chosen at the median and does not judge what lies next to it', () => {
  const asked = metricBound('magnitude', 'min')([magnitude(1), magnitude(5), magnitude(9)]);
  expect(asked?.query).toEqual({ magnitude_min: 5 });
  const judged = [magnitude(4), magnitude(5), magnitude(6), magnitude(null), magnitude(9, 'conflict')];
  expect(judged.map((card) => asked?.fits(card))).toEqual([false, undefined, true, undefined, false]);
});

it.each([
  [{ family: 'conflict', fatalities: 2, has_fatalities: true }, true, false],
  [{ family: 'conflict', fatalities: 0, has_fatalities: false }, false, undefined],
  [{ family: 'conflict', fatalities: null, has_fatalities: false }, false, true],
  [{ family: 'cameoplus', fatalities: null, has_fatalities: false }, false, undefined],
])('%o is lethal: %s, and not known to be: %s', (card, fits, fitsNot) => {
  expect([lethal.fits(card), notLethal.fits(card)]).toEqual([fits, fitsNot]);
});

const event = (country: string, ...origins: readonly (string | null)[]) => ({
  family: 'conflict',
  geo: { country },
  actors: origins.map((origin, index) => ({ country: origin, role: `actor${index + 1}` })),
});

it('a country is chosen of which actors took part elsewhere', () => {
  const cards = [event('Kenya', 'Kenya'), event('France', 'Ukraine', 'Iraq'), event('Poland', null)];
  const asked = inCountry(cards);
  expect(asked?.query).toEqual({ country: 'UKR' });
  expect(cards.map((card) => asked?.fits(card))).toEqual([false, true, false]);
});

const named = (country: string, ...actors: readonly (readonly [role: string, origin: string])[]) => ({
  family: 'conflict',
  geo: { country },
  actors: actors.map(([role, origin]) => ({ country: origin, role })),
});
const twoRoles = Array.from({ length: 20 }, () =>
  named('Kenya', ['initiator', 'Kenya'], ['recipient', 'Iraq']),
);

it('two roles that no card has twice are the sides, and a third one tells nothing', () => {
  const [card, third] = ['recipient', 'witness'].map((role) =>
    named('France', ['initiator', 'Poland'], [role, 'Ukraine']),
  );
  expect([card, third].map((each) => each && sidesIn(twoRoles)(each))).toEqual([true, false]);
  expect(card && sidesIn([...twoRoles, ...(third ? [third] : [])])(card)).toBe(false);
});

it('a country without actors in its own Events is asked for where no role tells the sides', () => {
  const cards = [
    named('France', ['initiator', 'Poland'], ['recipient', 'Iraq']),
    named('Kenya', ['initiator', 'France']),
  ];
  const asked = byActorCountry('source_actor_country')(cards);
  expect(asked?.query).toEqual({ source_actor_country: 'FRA' });
  expect(cards.map((card) => asked?.fits(card))).toEqual([false, undefined]);
});

it('a third actor is of no certain side', () => {
  const cards = [
    event('France', 'Ukraine', 'Iraq'),
    event('France', 'Iraq', 'Kenya', 'Ukraine'),
    event('France'),
  ];
  const asked = byActorCountry('source_actor_country')(cards.slice(0, 1).concat(cards.slice(2)));
  expect(asked?.query).toEqual({ source_actor_country: 'UKR' });
  expect(cards.map((card) => asked?.fits(card))).toEqual([true, undefined, false]);
});
