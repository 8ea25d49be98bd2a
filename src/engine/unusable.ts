/** Why there can be no run: usage, configuration or preflight trouble, in words that say what to do next. */
export class Unusable extends Error {
  readonly next: string;

  /**
   * @param seen what was tried and what came of it
   * @param next what the user can do about it
   */
  constructor(seen: string, next: string, cause?: unknown) {
    super(seen, { cause });
    this.name = 'Unusable';
    this.next = next;
  }
}
