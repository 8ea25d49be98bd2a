import type { QueryValue } from '../../src/kit/index.js';
import type { Days } from '../values/date.js';

/** What is known of a deployment beyond its contract. */
export interface KnownValues {
  /** Days of which it has data. */
  readonly days: Days;
  /** Real values of a parameter with that name, such as ids; empty where none are known. */
  of(name: string): readonly QueryValue[];
}
