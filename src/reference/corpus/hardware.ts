import { vocabularies } from '../../../contract/index.js';
import type { Organizations } from './compute-organizations.js';
import { randomFrom } from './random.js';

export interface Hardware {
  readonly id: string;
  readonly name: string;
  readonly manufacturer: string | null;
  readonly entity_id: string | null;
  readonly type: (typeof vocabularies.hardwareType.values)[number];
  /** One fabricator or two, comma-separated; null where it is not known. */
  readonly foundry: string | null;
  readonly release_date: string | null;
  readonly release_price_usd: number | null;
}

const fabricators = ['Straits Foundry', 'Hokushō Fab', 'Lowland Silicon Works', 'Cordillera Fab'] as const;
const stems = ['NX', 'Vela', 'Quark', 'Kite', 'Delta GX', 'Rail', 'Bison', 'Salar'] as const;
const two = (value: number): string => String(value).padStart(2, '0');

/** Hardware of each type, the latest first; every seventh part is made by two fabricators. */
export function hardwareOf(seed: number, { manufacturers }: Organizations): readonly Hardware[] {
  const random = randomFrom(`hardware of ${seed}`);
  const { values } = vocabularies.hardwareType;
  const parts = Array.from({ length: 132 }, (_, at): Hardware => {
    const maker = at % 29 === 11 ? undefined : random.pick(manufacturers);
    const fab = random.pick(fabricators);
    const second = fabricators[(fabricators.indexOf(fab) + 1) % fabricators.length];
    return {
      id: `hw_${String(at + 1).padStart(4, '0')}`,
      name: `${random.pick(stems)} ${random.whole(1, 9)}00-${at + 1}`,
      manufacturer: maker?.name ?? null,
      entity_id: maker?.entity_id ?? null,
      type: values[at % values.length] ?? values[0],
      foundry: at % 7 === 3 ? `${fab}, ${second}` : at % 19 === 6 ? null : fab,
      release_date:
        at % 23 === 8
          ? null
          : `20${random.whole(15, 25)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
      release_price_usd: random.chance(0.4) ? null : random.whole(5, 400) * 100,
    };
  });
  return parts.toSorted((left, right) => (right.release_date ?? '').localeCompare(left.release_date ?? ''));
}
