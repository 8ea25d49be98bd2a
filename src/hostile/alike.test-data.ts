import { limitAboveMax } from '../../suites/events/limit-above-max.js';
import { type Api, type Check, forEach } from '../kit/index.js';

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
export const alike: readonly Check[] = Array.from({ length: most }, (_, nth) => ({
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
