import type { Whose } from './events.js';

/** Why there can be no run: usage, configuration or preflight trouble, in words that say what to do next. */
export class Unusable extends Error {
  readonly next: string;
  readonly whose: Whose | undefined;

  /**
   * @param seen what was tried and what came of it
   * @param next what the user can do about it
   * @param whose in whose hands it is, where that needs saying
   */
  constructor(seen: string, next: string, cause?: unknown, whose?: Whose) {
    super(seen, { cause });
    this.name = 'Unusable';
    this.next = next;
    this.whose = whose;
  }
}
