import { authenticationChecks } from '../../suites/authentication/index.js';
import { envelopesChecks } from '../../suites/envelopes/index.js';
import { invalidEnum } from '../../suites/errors/invalid-enum.js';
import { stableCode } from '../../suites/errors/stable-code.js';
import { cursorWalk } from '../../suites/events/cursor-walk.js';
import { limitAboveMax } from '../../suites/events/limit-above-max.js';
import { serviceChecks } from '../../suites/service/index.js';
import { declaredRequests } from '../../suites/versioning/declared-requests.js';
import { declaredSchema } from '../../suites/versioning/declared-schema.js';
import { declaredValidation } from '../../suites/versioning/declared-validation.js';
import type { Check } from '../kit/index.js';
import { alike } from './alike.test-data.js';

/**
 * Takes the place of `suites/index.js`: the checks that the hostile targets meet. To tell of hundreds that are not
 * selected would take most of the time of a run.
 */
export const suite: readonly Check[] = [
  ...serviceChecks,
  ...envelopesChecks,
  cursorWalk,
  limitAboveMax,
  ...authenticationChecks,
  invalidEnum,
  stableCode,
  declaredRequests,
  declaredSchema,
  declaredValidation,
  ...alike,
];
