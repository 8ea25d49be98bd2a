import type { ClauseId } from '../../../../contract/index.js';
import { type OverlookedBeside, withoutOverlooked } from '../http/overlooked.js';
import type { Fault, Planted } from '../planted.js';

/** Filters of the registry that combine, with what a record contradicts that one of them does not select. */
const clauses = {
  country: 'registry.entities.country',
  jurisdiction: 'registry.entities.jurisdiction.alpha-2',
  entity_status: 'registry.entities.entity-status',
  registration_status: 'registry.entities.registration-status',
  entity_category: 'registry.entities.entity-category',
} as const satisfies Readonly<Record<string, ClauseId>>;
type Filter = keyof typeof clauses;

/** Beside what each of them is overlooked. */
const besides = {
  country: ['entity_category', 'name'],
  jurisdiction: ['entity_status', 'name'],
  entity_status: ['country', 'name'],
  registration_status: ['entity_status', 'jurisdiction'],
  entity_category: ['registration_status', 'name'],
} as const satisfies Readonly<Record<Filter, readonly (Filter | 'name')[]>>;
type RegistryPairFault = {
  [Ignored in Filter]: `registry.pairs.${Ignored}.ignored-with-${(typeof besides)[Ignored][number]}`;
}[Filter];

interface Pair extends OverlookedBeside {
  readonly ignored: Filter;
}

const pairs = (Object.keys(besides) as readonly Filter[]).flatMap((ignored) =>
  besides[ignored].map((beside): Pair => ({ ignored, beside })),
);

const idOf = ({ ignored, beside }: Pair) =>
  `registry.pairs.${ignored}.ignored-with-${beside}` as RegistryPairFault;

/** One filter of registry entities is overlooked where another is sent as well. */
export const registryPairFaults = Object.fromEntries(
  pairs.map((pair): readonly [RegistryPairFault, Fault] => [
    idOf(pair),
    {
      clauses: [clauses[pair.ignored]],
      summary: `Never looks at ${pair.ignored} on the list of registry entities where ${pair.beside} is sent`,
    },
  ]),
) as Readonly<Record<RegistryPairFault, Fault>>;

/** The values of a query, of which a fault may overlook one. */
export const pairedValues = (values: ReadonlyMap<string, string>, planted: Planted) =>
  withoutOverlooked(values, pairs, (pair) => planted(idOf(pair)));
