import { earlierByHours } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import { type EarlierRun, isArray, isObject, type KeptCursor } from '../../kit/index.js';
import { readJson } from '../files.js';

/**
 * The data of an earlier run that a later one needs, from its report.
 * Throws `SetupError` for an invalid report, and for one of another target or that is too recent.
 */
export function earlierRun(path: string, baseUrl: string | undefined, now: number): EarlierRun {
  const report = readJson(path, 'report of the earlier run');
  const { run, learned } = Object(report);
  const at = new Date(String(Object(run).startedAt));
  if (Number.isNaN(at.getTime()) || !isObject(learned))
    throw new SetupError(`${path} is not the report of a run.`, 'Give the report.json of a run.');
  const target = Object(Object(run).target).baseUrl;
  // The embedded reference is the same at every port.
  if (baseUrl !== undefined && target !== baseUrl)
    throw new SetupError(`${path} is the report of a run against ${target}.`, `Give a report of ${baseUrl}.`);
  const hours = (now - at.getTime()) / 3_600_000;
  if (hours < earlierByHours)
    throw new SetupError(
      `The run of ${path} started ${hours.toFixed(1)} hours ago.`,
      `Give a report at least ${earlierByHours} hours old: cursors live for 24 hours, and clocks differ.`,
    );
  const cursors: readonly unknown[] = isArray(learned.cursors) ? learned.cursors : [];
  const ids: unknown = Object(learned.dictionary).eventIds;
  return {
    at,
    cursors: cursors.filter(isKept),
    eventIds: isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
  };
}

/** The earlier run that the options name. */
export const earlierOf = (
  { earlier, reference }: { readonly earlier?: string | undefined; readonly reference?: true | undefined },
  baseUrl: string,
  now: number,
): EarlierRun | undefined =>
  earlier === undefined ? undefined : earlierRun(earlier, reference === true ? undefined : baseUrl, now);

const isKept = (value: unknown): value is KeptCursor =>
  isObject(value) &&
  (value.operation === 'listEvents' || value.operation === 'listStories') &&
  isObject(value.query) &&
  Object.values(value.query).every((each) => ['string', 'number'].includes(typeof each)) &&
  typeof value.cursor === 'string';
