import type { Check } from '../../src/kit/index.js';
import { leftOpen } from './left-open.js';
import { registryApart } from './registry-apart.js';
import { registryByLei } from './registry-by-lei.js';
import { registryByName } from './registry-by-name.js';
import { registryHeld } from './registry-held.js';
import { registryLane } from './registry-lane.js';
import { registryUngated } from './registry-ungated.js';
import { resultParts } from './result-parts.js';
import { scopeAll } from './scope-all.js';
import { scopeAllRanked } from './scope-all-ranked.js';
import { scopeDefault } from './scope-default.js';
import { scopesTaken } from './scopes.js';
import { textDecides } from './text-decides.js';
import { textsLikePatternsTaken } from './texts-like-patterns.js';
import { universesTaken } from './universes.js';
import { unknownValues } from './unknown-values.js';

/** The search for entities, and its lane of the legal-entity registry. */
export const searchChecks: readonly Check[] = [
  leftOpen,
  registryApart,
  registryByLei,
  registryByName,
  registryHeld,
  registryLane,
  registryUngated,
  resultParts,
  scopeAll,
  scopeAllRanked,
  scopeDefault,
  scopesTaken,
  textDecides,
  textsLikePatternsTaken,
  universesTaken,
  unknownValues,
];
