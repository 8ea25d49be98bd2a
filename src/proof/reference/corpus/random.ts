import { faker } from '@faker-js/faker/locale/en';

/** A stream of pseudo-random values; the same seed gives the same stream on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  readonly unit: () => number;
  /** A whole number, both ends included. */
  readonly whole: (min: number, max: number) => number;
  /** A number rounded to `digits` decimals. */
  readonly real: (min: number, max: number, digits: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(values: readonly [T, ...T[]]) => T;
  readonly hex: (digits: number) => string;
}

/** The 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Mulberry32: small, quick and good enough for a corpus. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(unit() * (max - min + 1));
  return {
    unit,
    whole,
    real: (min, max, digits) => Number((min + unit() * (max - min)).toFixed(digits)),
    chance: (probability) => unit() < probability,
    pick: (values) => values[whole(0, values.length - 1)] ?? values[0],
    hex: (digits) => {
      let text = '';
      while (text.length < digits) text += whole(0, 15).toString(16);
      return text;
    },
  };
}

export interface Names {
  readonly people: readonly string[];
  readonly companies: readonly string[];
  readonly cities: readonly string[];
  readonly domains: readonly string[];
}

/** Made-up proper names; the one door to faker. */
export function namesFrom(seed: number, count: number): Names {
  faker.seed(seed);
  const list = (make: () => string): readonly string[] => Array.from({ length: count }, make);
  return {
    people: list(() => faker.person.fullName()),
    companies: list(() => faker.company.name()),
    cities: list(() => faker.location.city()),
    domains: list(() => faker.internet.domainName()),
  };
}
