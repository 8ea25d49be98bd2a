import { type OperationId, operationIds } from '../../../contract/index.js';
import { suite } from '../../../suites/index.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { SetupError } from '../../engine/setup-error.js';
import { mutateReplies } from '../../proof/selftest/replies/run.js';
import { countsOf, repliesText } from '../../proof/selftest/replies/table.js';
import type { TargetId } from '../../proof/selftest/replies/targets.js';
import type { Host } from '../host.js';
import { requireKnown } from '../suggestion.js';

export interface RepliesFlags {
  readonly replies: TargetId;
  readonly operation: readonly string[];
  /** Of so many mutants one is tried. */
  readonly oneIn: number;
  /** Percent of the mutants that may survive. */
  readonly survivors: number;
  /** Tries what the specification leaves open as well. */
  readonly free?: true;
  readonly json?: true;
}

/** Proves the checks: whatever a fair harness can notice in a reply is noticed when it is changed. */
export async function repliesCommand(flags: RepliesFlags, { out, signal, now }: Host): Promise<number> {
  for (const id of flags.operation)
    requireKnown('operation', id, operationIds, 'contract/openapi.json lists them.');
  await requireCarried(flags.replies);
  const began = now();
  const endings = await mutateReplies(suite, {
    target: flags.replies,
    operations: flags.operation as readonly OperationId[],
    oneIn: flags.oneIn,
    free: flags.free === true,
    signal,
    onEnding(_some, done, all) {
      if (flags.json !== true && done % 500 === 0) out.write(`${done}/${all}\n`);
    },
  });
  if (signal.aborted && endings.length === 0) return exitCodes.aborted;
  // What was judged before an interruption is told all the same.
  out.write(
    flags.json === true
      ? `${JSON.stringify(endings, null, 2)}\n`
      : `${repliesText(endings)}${((now() - began) / 1000).toFixed(0)} s\n`,
  );
  if (signal.aborted) {
    if (flags.json !== true) out.write('Stopped: the table is of the changes that were judged before.\n');
    return exitCodes.aborted;
  }
  const counted = countsOf(endings);
  const isGood = counted.contested === 0 && 100 * counted.survived <= flags.survivors * counted.tried;
  return isGood ? 0 : exitCodes['non-conformant'];
}

/** The independent deployment is not part of the package. */
async function requireCarried(target: TargetId): Promise<void> {
  if (target === 'reference') return;
  await import('../../proof/selftest/replies/independent.js').catch((cause: unknown) => {
    const seen = 'The independent deployment is not part of the installed package.';
    throw new SetupError(seen, 'Run this in a checkout of the project.', cause);
  });
}
