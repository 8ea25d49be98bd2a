import type { Entity, Records } from './entities.js';

export type ContributorType = 'Industry' | 'Academia' | 'Government' | 'Research collective';

/** An organisation as a row of the AI compute data names it, resolved to its entity. */
export interface Organization {
  readonly name: string;
  readonly entity_id: string;
  readonly contributor: ContributorType;
}

/** Organisations that are no companies; every other one belongs to industry. */
const contributors: Readonly<Record<string, ContributorType>> = {
  'Medina Health Trust': 'Academia',
  'Arctic Fisheries Board': 'Government',
  'Council of Lowland Mayors': 'Government',
  'Pan-Sahel Relief Committee': 'Research collective',
  'Sunda Palm Cooperative': 'Research collective',
};

/** Movements and forces, which own no business. */
const movements = [
  'Highland Liberation Front',
  'Highland Front',
  'Republican Guard of the North',
  'People’s Movement for Renewal',
];

/** Whether an entity is an organisation of the cross-source registry that may own facilities and companies. */
export const isOwner = ({ name, type, id, status }: Entity): boolean =>
  type === 'Organization' && status === 'active' && id.startsWith('e_') && !movements.includes(name);

/** The six designers whose chip sales are known, in the order of their fame. */
const designers = [
  'Northreach Semiconductors',
  'Vantage Cloud Systems',
  'Quorum Telecom',
  'Kestrel Aerospace',
  'Blue Delta Energy',
  'Öresund Rail Alliance',
] as const;

const laboratories = [
  'Vantage Cloud Systems',
  'Northreach Semiconductors',
  'Medina Health Trust',
  'Pan-Sahel Relief Committee',
  'Quorum Telecom',
  'Arctic Fisheries Board',
  'Sunda Palm Cooperative',
  'Kestrel Aerospace',
  'Council of Lowland Mayors',
] as const;

const manufacturers = [
  ...designers,
  'Żubr Logistics',
  'Altiplano Lithium',
  'Société Minière du Fleuve',
] as const;

const organization = ({ name, id }: Entity): Organization => ({
  name,
  entity_id: id,
  contributor: contributors[name] ?? 'Industry',
});

export interface Organizations {
  readonly all: readonly [Organization, ...Organization[]];
  readonly designers: readonly [Organization, ...Organization[]];
  readonly laboratories: readonly [Organization, ...Organization[]];
  readonly manufacturers: readonly [Organization, ...Organization[]];
}

/** The organisations of a corpus by what they do: those of the cross-source registry, without merged records. */
export function organizationsIn({ entities }: Records): Organizations {
  const known = entities
    .filter((entity) => isOwner(entity) && entity.id === entity.canonicalId)
    .map(organization);
  const some = (names: readonly string[]): readonly [Organization, ...Organization[]] => {
    const [first, ...rest] = known.filter(({ name }) => names.includes(name));
    if (first === undefined) throw new Error(`The corpus has none of ${names.join(', ')}.`);
    return [first, ...rest];
  };
  return {
    all: some(known.map(({ name }) => name)),
    designers: some(designers),
    laboratories: some(laboratories),
    manufacturers: some(manufacturers),
  };
}
