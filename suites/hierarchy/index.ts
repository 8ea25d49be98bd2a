import type { Check } from '../../src/kit/index.js';
import { asOf } from './as-of.js';
import { childCount } from './child-count.js';
import { coverage } from './coverage.js';
import { depth } from './depth.js';
import { depthMax } from './depth-max.js';
import { depthRange } from './depth-range.js';
import { directParentOnFile } from './direct-parent-on-file.js';
import { directParentTold } from './direct-parent-told.js';
import { directionBoth } from './direction-both.js';
import { directionDown } from './direction-down.js';
import { directionUnknown } from './direction-unknown.js';
import { directionUp } from './direction-up.js';
import { filesNoRelationships } from './files-no-relationships.js';
import { forms } from './forms.js';
import { heldLei } from './held-lei.js';
import { invalidBoolean } from './invalid-boolean.js';
import { leftOpen } from './left-open.js';
import { limitBounds } from './limit-bounds.js';
import { limitMax } from './limit-max.js';
import { mutual } from './mutual.js';
import { noNaturalPersons } from './no-natural-persons.js';
import { noPercentages } from './no-percentages.js';
import { noneOnFile } from './none-on-file.js';
import { notANumber } from './not-a-number.js';
import { reportingException } from './reporting-exception.js';
import { requiredFlag } from './required-flag.js';
import { shapes } from './shapes.js';
import { siblings } from './siblings.js';
import { siblingsOfOrphans } from './siblings-of-orphans.js';
import { unknownEntity } from './unknown-entity.js';
import { withoutLei } from './without-lei.js';

/** The corporate hierarchy of an entity. */
export const hierarchyChecks: readonly Check[] = [
  asOf,
  childCount,
  coverage,
  depth,
  depthMax,
  depthRange,
  directParentOnFile,
  directParentTold,
  directionBoth,
  directionDown,
  directionUnknown,
  directionUp,
  filesNoRelationships,
  forms,
  heldLei,
  invalidBoolean,
  leftOpen,
  limitBounds,
  limitMax,
  mutual,
  noNaturalPersons,
  noPercentages,
  noneOnFile,
  notANumber,
  reportingException,
  requiredFlag,
  shapes,
  siblings,
  siblingsOfOrphans,
  unknownEntity,
  withoutLei,
];
