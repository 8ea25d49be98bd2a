import type { Responsibility } from './events.js';

/** Why there can be no run: usage, configuration or preflight trouble, in words that say what to do next. */
export class SetupError extends Error {
  readonly next: string;
  readonly whose: Responsibility | undefined;

  /**
   * @param seen what was tried and what came of it
   * @param next what the user can do about it
   * @param whose in whose hands it is, where that needs saying
   */
  constructor(seen: string, next: string, cause?: unknown, whose?: Responsibility) {
    super(seen, { cause });
    this.name = 'SetupError';
    this.next = next;
    this.whose = whose;
  }
}
