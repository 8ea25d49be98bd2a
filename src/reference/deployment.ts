import type { Corpus } from './corpus/index.js';
import type { Planted } from './fault.js';

/** What every rule and route of a running reference may ask. */
export interface Deployment {
  readonly corpus: Corpus;
  readonly planted: Planted;
  /** The current instant, from the clock that the creator gave. */
  readonly now: () => Date;
}
