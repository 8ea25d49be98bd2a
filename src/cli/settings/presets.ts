import { gate } from '../../../suites/gate.js';
import { type Check, type ChosenInput, chosenTrials } from '../../kit/index.js';

/** Named parts of the suite: the checks by id, each with its inputs. `full` is the whole suite. */
const presets = { full: undefined, gate } as const satisfies Record<
  string,
  Readonly<Record<string, readonly ChosenInput[]>> | undefined
>;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly Preset[];

/** The ids of a preset's checks; none for the whole suite. */
export const checksIn = (preset: Preset): readonly string[] => Object.keys(presets[preset] ?? {});

/** The suite with the inputs of a preset. */
export async function suiteOf(preset: Preset): Promise<readonly Check[]> {
  const { suite } = await import('../../../suites/index.js');
  const inputs: Readonly<Record<string, readonly ChosenInput[]>> = presets[preset] ?? {};
  return suite.map((check) => {
    const chosen = inputs[check.id];
    return check.kind === 'invariant' || chosen === undefined
      ? check
      : { ...check, property: chosenTrials(check.property, chosen) };
  });
}
