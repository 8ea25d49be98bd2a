import type { ClauseId } from '../../../../contract/index.js';
import { withoutOverlooked } from '../http/overlooked.js';
import type { Fault, Planted } from '../planted.js';

/** Filters of foreign-agent links that combine, with what a link contradicts that one of them does not select. */
const clauses = {
  country: 'government.links.country',
  entity: 'government.links.entity.only',
  active_only: 'government.links.active-only',
  sanctioned_only: 'government.links.sanctioned-only',
} as const satisfies Readonly<Record<string, ClauseId>>;
type Filter = keyof typeof clauses;
type LinkPairFault = `government.pairs.${Filter}.ignored-with-${Filter}`;

const filters = Object.keys(clauses) as readonly Filter[];
const pairs = filters.flatMap((ignored) =>
  filters.filter((beside) => beside !== ignored).map((beside) => ({ ignored, beside })),
);

const idOf = (ignored: Filter, beside: Filter): LinkPairFault =>
  `government.pairs.${ignored}.ignored-with-${beside}`;

/** One filter of foreign-agent links is overlooked where another is sent as well. */
export const linkFilterPairFaults = Object.fromEntries(
  pairs.map(({ ignored, beside }): readonly [LinkPairFault, Fault] => [
    idOf(ignored, beside),
    {
      clauses: [clauses[ignored]],
      summary: `Never looks at ${ignored} of foreign-agent links where ${beside} is sent`,
    },
  ]),
) as Readonly<Record<LinkPairFault, Fault>>;

/** The values of a query, of which a fault may overlook one. */
export const pairedValues = (values: ReadonlyMap<string, string>, planted: Planted) =>
  withoutOverlooked(values, pairs, ({ ignored, beside }) => planted(idOf(ignored, beside)));
