import { type ClauseId, clause, clauseIds, type OperationId } from '../../../contract/index.js';
import { type Declared, operationKey } from '../contract/declarations.js';
import type { Certainty } from './lexicon.js';
import type { Mentions } from './mentions.js';

/** What of the specification an announcement is about. */
export interface Topics {
  readonly operations: readonly { readonly name: string; readonly sure: Certainty }[];
  readonly names: readonly { readonly name: string; readonly sure: Certainty }[];
  readonly clauses: readonly { readonly id: ClauseId; readonly sure: Certainty }[];
  /** Headings of the specification whose words it uses; it may mean any clause under them. */
  readonly headings: readonly string[];
}

/** Links what an announcement names to the specification: clauses that spell it, and headings. */
export function topicsOf({ operations, names, said }: Mentions, contracts: readonly Declared[]): Topics {
  const known = knownOperations(operations, contracts);
  const clauses = clauseIds.flatMap((id) => {
    const sure = surenessOf(id, names, known);
    return sure === undefined ? [] : [{ id, sure }];
  });
  const pairs = (map: ReadonlyMap<string, Certainty>) => [...map].map(([name, sure]) => ({ name, sure }));
  return {
    operations: pairs(operations),
    names: pairs(names),
    clauses,
    headings: headings.filter(({ words }) => words.test(said)).map(({ heading }) => heading),
  };
}

/** The pinned operations among those that are named. */
export function knownOperations(
  named: ReadonlyMap<string, Certainty>,
  contracts: readonly Declared[],
): ReadonlyMap<OperationId, Certainty> {
  const found = contracts.flatMap(({ operations }) =>
    operations.flatMap(({ path, known }) => {
      const sure = named.get(operationKey(path));
      return known === undefined || sure === undefined ? [] : [[known, sure] as const];
    }),
  );
  return new Map(found);
}

/** The names that a clause spells out. */
const spelledIn: ReadonlyMap<ClauseId, ReadonlySet<string>> = new Map(
  clauseIds.map((id) => [
    id,
    new Set([...clause(id).says.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
  ]),
);

/** Whether a clause spells a name. */
export const spells = (id: ClauseId, name: string): boolean => spelledIn.get(id)?.has(name) === true;

function surenessOf(
  id: ClauseId,
  names: ReadonlyMap<string, Certainty>,
  operations: ReadonlyMap<OperationId, Certainty>,
): Certainty | undefined {
  const sure = [...names].find(([name]) => spells(id, name))?.[1];
  if (sure === undefined) return undefined;
  const bound = clause(id).operations;
  if (operations.size === 0) return 'possible';
  return bound.length === 0 || bound.some((each) => operations.has(each)) ? sure : undefined;
}

const headings = [...new Set(clauseIds.map((id) => clause(id).heading))].map((heading) => {
  const [last = heading] = heading.split(' > ').slice(-1);
  return { heading, words: new RegExp(`\\b${last.replace(/[^\w ]/g, '.')}\\b`, 'i') };
});
