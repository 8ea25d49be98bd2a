import { isSelected } from '../../engine/plan/plan.js';
import type { Check } from '../../kit/index.js';
import { type VariantId, variant } from '../reference/index.js';
import { isAccusation, judgeReference, type SelftestHost } from './judge.js';

/** How the suite judged the reference in the form of one variant, or of several at once. */
export interface VariantRow {
  readonly variants: readonly VariantId[];
  readonly seed: number;
  /** Checks that accuse what is permitted. */
  readonly unfair: readonly { readonly check: string; readonly expected: string; readonly seen: string }[];
  /** Checks that came to no decision although no variant says so. */
  readonly undecided: readonly { readonly check: string; readonly note: string }[];
}

export const hasFailures = ({ unfair, undecided }: VariantRow): boolean =>
  unfair.length + undecided.length > 0;

/** What a variant varies: two of one kind may exclude each other. */
const kindOf = (id: VariantId): string =>
  variant(id).wire === undefined ? id.slice(0, id.lastIndexOf('.')) : 'wire';

/** Whether two variants make a deployment that neither of them permits. */
const exclude = (one: VariantId, other: VariantId): boolean =>
  kindOf(one) === kindOf(other) ||
  variant(one).notBeside?.includes(other) === true ||
  variant(other).notBeside?.includes(one) === true;

/** One that leaves much without a decision would hide what others do. */
const isJudgedAlone = (id: VariantId): boolean => {
  const { undecided = [] } = variant(id);
  return undecided.length > 4 || undecided.some((selector) => !selector.includes('/'));
};

/**
 * Groups of variants of different kinds, which a deployment may have all at once: to judge them together costs a
 * fraction of judging each alone. Every variant is in one group.
 */
export function groupsOf(ids: readonly VariantId[]): readonly (readonly VariantId[])[] {
  const sociable = ids.filter((id) => !isJudgedAlone(id));
  const apart = sociable.filter((id) => variant(id).apart);
  const others = sociable.filter((id) => !apart.includes(id));
  return [...grouped(others), ...grouped(apart), ...ids.filter(isJudgedAlone).map((id) => [id])];
}

/** Groups of about equal size, as few as the kinds allow. */
function grouped(ids: readonly VariantId[]): readonly (readonly VariantId[])[] {
  const byKind = new Map<string, VariantId[]>();
  for (const id of ids) byKind.set(kindOf(id), [...(byKind.get(kindOf(id)) ?? []), id]);
  const count = Math.max(0, ...[...byKind.values()].map(({ length }) => length));
  const groups = Array.from({ length: count }, (): VariantId[] => []);
  let next = 0;
  for (const id of [...byKind.values()].flat()) {
    const inTurn = [...groups.slice(next % count), ...groups.slice(0, next % count)];
    inTurn.find((group) => !group.some((other) => exclude(id, other)))?.push(id);
    next += 1;
  }
  return groups;
}

async function judgeTogether(
  variants: readonly VariantId[],
  seed: number,
  checks: readonly Check[],
  machine: SelftestHost,
): Promise<VariantRow> {
  const results = await judgeReference({ variants, seed }, checks, machine).catch((error: unknown) => {
    throw new Error(`The run on ${variants.join(' + ')} with seed ${seed} broke off.`, { cause: error });
  });
  const expected = variants.flatMap((id) => variant(id).undecided ?? []);
  return {
    variants,
    seed,
    unfair: results.filter(isAccusation).map((result) => ({
      check: result.id,
      expected: result.failure?.finding.expected ?? '',
      seen: result.failure?.finding.seen ?? '',
    })),
    undecided: results
      .filter(({ outcome }) => ['inconclusive', 'not-tested', 'harness-error'].includes(outcome))
      .filter((result) => expected.length === 0 || !isSelected(result.id, expected))
      .map(({ id: check, outcome, reason, note }) => ({
        check,
        note: [reason ?? outcome, note].filter((part) => part !== undefined).join(': '),
      })),
  };
}

/** Judges variants together; where that shows trouble, each alone. @returns what is in trouble, or else the whole */
export async function judgeVariants(
  variants: readonly VariantId[],
  seed: number,
  checks: readonly Check[],
  machine: SelftestHost,
): Promise<readonly VariantRow[]> {
  const together = await judgeTogether(variants, seed, checks, machine);
  if (!hasFailures(together) || variants.length === 1) return [together];
  const alone: VariantRow[] = [];
  for (const id of variants) alone.push(await judgeTogether([id], seed, checks, machine));
  const troubled = alone.filter(hasFailures);
  return troubled.length > 0 ? troubled : [together];
}
