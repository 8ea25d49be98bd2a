import { clipped } from '../../kit/index.js';
import type { Change, ChangeClass } from './change.js';
import type { Contract } from './document/contract.js';
import type { Operation } from './document/operations.js';
import { bodyFindings } from './rules/bodies.js';
import { changeRule } from './rules/index.js';
import { contractFindings, operationFindings, securityFindings } from './rules/operations.js';
import { parameterFindings } from './rules/parameters.js';
import { replyFindings } from './rules/replies.js';
import type { Finding } from './rules/rule.js';
import type { Context } from './rules/schemas.js';
import { schemaComparer } from './schema-comparison.js';

/** Operations of two contracts side by side. */
interface PairedOperations {
  readonly pairs: readonly {
    readonly was: Operation;
    readonly is: Operation;
    /** Whether it has another method or path. */
    readonly isElsewhere: boolean;
  }[];
  readonly gone: readonly Operation[];
  readonly come: readonly Operation[];
  /** Whether all lie below another base path. */
  readonly isMoved: boolean;
}

/**
 * Finds each operation again: under its whole path, else, where that finds more of them, below another base path. Of
 * those left over, an equal `operationId` tells that one was moved.
 */
function pairedOperations(old: readonly Operation[], next: readonly Operation[]): PairedOperations {
  const [whole, below] = (['wholeKey', 'key'] as const).map((key) => foundAgain(old, next, key)) as [
    ReadonlyMap<Operation, Operation>,
    ReadonlyMap<Operation, Operation>,
  ];
  const isMoved = below.size > whole.size;
  const same = isMoved ? below : whole;
  const found = new Set(same.values());
  const left = next.filter((each) => !found.has(each));
  const byId = onlyById(left);
  const moved = new Map(
    old.flatMap((each) => {
      const other = same.has(each) || each.id === undefined ? undefined : byId.get(each.id);
      return other === undefined ? [] : [[each, other] as const];
    }),
  );
  const movedTo = new Set(moved.values());
  return {
    pairs: old.flatMap((was) => {
      const is = same.get(was) ?? moved.get(was);
      return is === undefined ? [] : [{ was, is, isElsewhere: moved.has(was) }];
    }),
    gone: old.filter((each) => !same.has(each) && !moved.has(each)),
    come: left.filter((each) => !movedTo.has(each)),
    isMoved,
  };
}

/** Operations by their ids; undefined where several share one. */
function onlyById(operations: readonly Operation[]): ReadonlyMap<string, Operation | undefined> {
  const found = new Map<string, Operation | undefined>();
  for (const each of operations)
    if (each.id !== undefined) found.set(each.id, found.has(each.id) ? undefined : each);
  return found;
}

function foundAgain(
  old: readonly Operation[],
  next: readonly Operation[],
  key: 'key' | 'wholeKey',
): ReadonlyMap<Operation, Operation> {
  const byKey = new Map(next.map((each) => [each[key], each]));
  return new Map(
    old.flatMap((each) => {
      const other = byKey.get(each[key]);
      return other === undefined ? [] : [[each, other] as const];
    }),
  );
}

/**
 * Every edit between two contracts, classified by the versioning rules of the specification. What several operations
 * share is one edit. Throws `SetupError` where the contracts are too large to compare.
 */
export function changesBetween(old: Contract, next: Contract): readonly Change[] {
  const context: Context = { old, next, schemas: schemaComparer(old.schemas, next.schemas) };
  const { pairs, gone, come, isMoved } = pairedOperations(old.operations, next.operations);
  const found: Told[] = [...contractFindings(old, next, isMoved)].map((each) => changeOf(each));
  for (const { at, label } of gone) found.push(changeOf({ rule: 'operation-removed', at }, label));
  for (const { was, is, isElsewhere } of pairs)
    for (const each of operationChanges(was, is, isElsewhere, context)) found.push(each);
  for (const { at, label } of come) found.push(changeOf({ rule: 'operation-added', at }, label));
  return withoutRepetition(found);
}

function* operationChanges(
  was: Operation,
  is: Operation,
  isElsewhere: boolean,
  context: Context,
): Iterable<Told> {
  const findings = [
    operationFindings(was, is, isElsewhere),
    securityFindings(was.access, is.access),
    bodyFindings(was, is, context),
    replyFindings(was, is, context),
  ];
  for (const { parameter, ...each } of parameterFindings(was, is, context))
    yield { ...changeOf(each, is.label), parameter };
  for (const each of findings) for (const finding of each) yield changeOf(finding, is.label);
}

/** A change with what tells whether another one is the same edit. */
interface Told extends Change {
  readonly edit: string;
}

/** Of longer texts, such as patterns, the beginning is shown. */
const longestValue = 4000;

function changeOf(
  { rule: id, at, from, to, field, subject = '', step = '' }: Finding,
  operation?: string,
): Told {
  const rule = changeRule(id);
  if (rule === undefined) throw new Error(`There is no rule ${id}.`);
  const sentence = rule.says.replace('{}', subject);
  const [was, is] = [from, to].map((value) =>
    value === undefined ? undefined : clipped(value, longestValue),
  );
  const values = [was === undefined ? [] : [`It was ${was}.`], is === undefined ? [] : [`It is ${is}.`]];
  const said = [sentence.charAt(0).toUpperCase() + sentence.slice(1), ...values.flat()].join(' ');
  const kind = id.replace(/^(?:request|response)-/, '');
  return {
    edit: [kind, at, step, from, to].join('\n'),
    rule: id,
    class: rule.class,
    ...(operation === undefined ? {} : { operation }),
    ...(field === undefined ? {} : { field }),
    at,
    ...(was === undefined ? {} : { from: was }),
    ...(is === undefined ? {} : { to: is }),
    said,
  };
}

const gravity: Readonly<Record<ChangeClass, number>> = { breaking: 2, announce: 1, free: 0 };

/** One change for each edit: the gravest, with every operation that it reaches. */
function withoutRepetition(changes: readonly Told[]): readonly Change[] {
  const known = new Map<string, { gravest: Change; readonly operations: Set<string> }>();
  for (const { edit, ...change } of changes) {
    const same = known.get(edit) ?? { gravest: change, operations: new Set<string>() };
    known.set(edit, same);
    if (gravity[change.class] > gravity[same.gravest.class]) same.gravest = change;
    if (change.operation !== undefined) same.operations.add(change.operation);
  }
  return [...known.values()].map(({ gravest, operations }) =>
    operations.size > 1 ? { ...gravest, operations: [...operations] } : gravest,
  );
}
