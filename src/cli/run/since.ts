import { isSelected } from '../../engine/plan/plan.js';
import { SetupError } from '../../engine/setup-error.js';
import { affectedChecks } from '../../regression/changelog/affected.js';
import { documentsOf } from '../../regression/changelog/documents.js';
import { readSnapshot } from '../../regression/changelog/snapshot.js';
import { declaredIn } from '../../regression/contract/declarations.js';
import { identityOf } from '../../regression/notice/announcement.js';
import { mentionsIn } from '../../regression/notice/mentions.js';
import type { Host } from '../host.js';
import { contractDiff } from '../regression/contract-diff.js';
import type { RunOptions } from '../settings/precedence.js';
import { type Target, targetClient } from '../settings/target.js';

/** The selected checks that changes since a snapshot can affect. Throws `SetupError` if there are none. */
export async function checksSince(
  path: string,
  target: Target,
  { check: selectors, surface, timeout }: RunOptions,
  surroundings: Host,
): Promise<readonly string[]> {
  const snapshot = readSnapshot(path);
  const { client, close } = targetClient(target, { timeout, maxRequests: 20 }, surroundings);
  try {
    const { baseUrl, keys } = target;
    const hasKey = keys.some(({ role }) => role === 'full');
    const { contract, announcements } = await documentsOf({
      client,
      baseUrl,
      hasKey,
      signal: surroundings.signal,
    });
    const contracts = [
      declaredIn(snapshot.contract.document, surface),
      declaredIn(contract, surface),
    ] as const;
    const known = new Set(snapshot.announcements.map(identityOf));
    const { suite } = await import('../../../suites/index.js');
    const affected = affectedChecks(suite, {
      contracts,
      changes: await contractDiff()(snapshot.contract.document, contract),
      announced: announcements.filter((each) => !known.has(identityOf(each))).map(mentionsIn(contracts)),
    });
    const chosen = affected.filter((id) => isSelected(id, selectors));
    if (chosen.length > 0) return chosen;
    throw new SetupError(
      `No change since ${path} affects ${selectors.join(', ') || 'a check'}.`,
      'Select other checks, or omit --check or --since.',
    );
  } finally {
    await close();
  }
}
