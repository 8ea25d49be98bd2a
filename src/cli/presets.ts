import { gate } from '../../suites/gate.js';
import { suite } from '../../suites/index.js';
import { type Check, firstTrials } from '../kit/index.js';

/** Named parts of the suite: the checks by id, each with the inputs that it tries at most. `full` is all of it. */
const presets = { full: undefined, gate } as const satisfies Record<
  string,
  Readonly<Record<string, number>> | undefined
>;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly Preset[];

/** The ids of a preset's checks. */
export const checksIn = (preset: Preset): readonly string[] =>
  Object.keys(presets[preset] ?? Object.fromEntries(suite.map(({ id }) => [id])));

/** The suite as a preset tries it. */
export function suiteOf(preset: Preset): readonly Check[] {
  const inputs: Readonly<Record<string, number>> = presets[preset] ?? {};
  return suite.map((check) => {
    const most = inputs[check.id];
    return check.kind === 'invariant' || most === undefined
      ? check
      : { ...check, property: firstTrials(check.property, most) };
  });
}
