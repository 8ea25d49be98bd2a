import { suite } from '../../../suites/index.js';
import { arrive } from '../../engine/arrive.js';
import { createInvariantBoard, type InvariantBoard } from '../../engine/invariants.js';
import { planOf } from '../../engine/plan.js';
import { createReference } from '../../reference/index.js';
import { inProcess } from '../../transport/in-process.js';
import { noon, referenceSettings } from '../reference-settings.js';

export const reference = createReference({ now: () => new Date(noon) });
export const settings = referenceSettings(reference);
export const authorization = `Bearer ${settings.keys.full}`;

/** Makes boards that judge as a run's does. */
export async function boards(): Promise<() => InvariantBoard> {
  const time = { now: () => noon, sleep: async () => {} };
  const means = { checks: suite, version: '0', wire: inProcess(reference.fetch), time };
  const { explore } = await arrive(settings, means, () => {});
  const { world } = await explore();
  const { steps } = planOf(suite, [], world, 1);
  return () =>
    createInvariantBoard(
      steps.flatMap((each) => (each.check.kind === 'invariant' ? [{ ...each, check: each.check }] : [])),
      world,
    );
}
