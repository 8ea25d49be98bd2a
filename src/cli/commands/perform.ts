import type { Surroundings } from '../surroundings.js';

export type Action = (surroundings: Surroundings) => number | Promise<number>;

/** Does what a command asks for, in its surroundings, and keeps the exit code. */
export type Perform = (action: Action) => Promise<void>;
