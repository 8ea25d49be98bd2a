import * as account from '../../../suites/authentication/account.js';
import * as credentials from '../../../suites/authentication/credentials.js';
import * as metering from '../../../suites/authentication/metering.js';
import * as plan from '../../../suites/authentication/plan.js';
import * as error from '../../../suites/envelopes/error.js';
import * as success from '../../../suites/envelopes/success.js';
import { stableCode } from '../../../suites/errors/code.js';
import { invalidEnum } from '../../../suites/errors/enum.js';
import { cursorWalk } from '../../../suites/events/cursor.js';
import { limitAboveMax } from '../../../suites/events/limit.js';
import * as service from '../../../suites/service.js';
import { declaredRequests, declaredSchema, declaredValidation } from '../../../suites/versioning/declared.js';
import { type Api, type Check, forEach, isCheck } from '../../kit/index.js';

/** The most behaviours of one kind that a run meets together. */
const most = 40;

/** The limit that the nth check asks for, and no other check of these runs. */
const limitOf = (nth: number): number => 201 + nth;
export const alikeId = (nth: number): string => `${limitAboveMax.id}-${limitOf(nth)}`;
/** Whether the nth check asks for that. */
export const isOfAlike = (nth: number, target: string): boolean => target.endsWith(`limit=${limitOf(nth)}`);

/**
 * Checks that say what `events/limit-above-max` says, each by requests of its own, so that one run meets many
 * behaviours, each in another check.
 */
const alike: readonly Check[] = Array.from({ length: most }, (_, nth) => ({
  ...limitAboveMax,
  id: alikeId(nth),
  property: forEach(limitAboveMax.operations, async (api, operation) => {
    const index = limitAboveMax.operations.indexOf(operation);
    await limitAboveMax.property.trials(api.world, 1, index + 1)[index]?.run(asking(api, limitOf(nth)));
  }),
}));

/** Asks for another limit in place of each. */
const asking = (api: Api, limit: number): Api => ({
  ...api,
  get: (operation, query, options) => api.get(operation, { ...query, limit }, options),
});

const checksOf = (...topics: readonly object[]): readonly Check[] =>
  topics.flatMap((topic) => Object.values(topic).filter(isCheck));

/**
 * Takes the place of `suites/index.js`: the checks that the hostile targets meet. To tell of hundreds that are not
 * selected would take most of the time of a run.
 */
export const suite: readonly Check[] = [
  ...checksOf(service, error, success),
  cursorWalk,
  limitAboveMax,
  ...checksOf(account, credentials, metering, plan),
  invalidEnum,
  stableCode,
  declaredRequests,
  declaredSchema,
  declaredValidation,
  ...alike,
];
