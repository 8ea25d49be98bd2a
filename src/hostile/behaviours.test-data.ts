import type { Behaviours } from './behaviour.test-data.js';
import { compression } from './compression.test-data.js';
import { contracts } from './contracts.test-data.js';
import { cursors } from './cursors.test-data.js';
import { declarations } from './declarations.test-data.js';
import { headers } from './headers.test-data.js';
import { injections } from './injections.test-data.js';
import { json } from './json.test-data.js';
import { limits } from './limits.test-data.js';
import { redirects } from './redirects.test-data.js';
import { texts } from './texts.test-data.js';
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
