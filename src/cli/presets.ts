import { gate } from '../../suites/gate.js';

/** Named parts of the suite; `full` is all of it. */
export const presets = { full: [], gate } as const satisfies Record<string, readonly string[]>;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly Preset[];
