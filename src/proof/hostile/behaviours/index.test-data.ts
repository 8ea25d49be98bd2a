import type { Behaviours } from './behaviour.test-data.js';
import { json, texts } from './bodies.test-data.js';
import { compression } from './compression.test-data.js';
import { contracts, declarations } from './contracts.test-data.js';
import { cursors } from './cursors.test-data.js';
import { headers, limits, redirects } from './headers.test-data.js';
import { injections } from './injections.test-data.js';
import { wire } from './wire.test-data.js';

/** All behaviours of the hostile target. A new kind is one line here. */
export const behaviours: readonly Behaviours[] = [
  wire,
  compression,
  texts,
  json,
  cursors,
  limits,
  headers,
  redirects,
  injections,
  contracts,
  declarations,
];
