import { earlierByHours } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import { type EarlierRun, isArray, isObject, type KeptCursor } from '../../kit/index.js';
import { readJson } from '../files.js';

/**
 * What the report of an earlier run tells a later one.
 * Throws `SetupError` where there is no such report, where it is of another target, or of too short a time ago.
 */
export function earlierRun(path: string, baseUrl: string | undefined, now: number): EarlierRun {
  const report = readJson(path, 'report of the earlier run');
  const { run, learned } = Object(report);
  const at = new Date(String(Object(run).startedAt));
  if (Number.isNaN(at.getTime()) || !isObject(learned))
    throw new SetupError(`${path} is no report of a run.`, 'Give the report.json of one.');
  const target = Object(Object(run).target).baseUrl;
  // The embedded reference is the same at every port.
  if (baseUrl !== undefined && target !== baseUrl)
    throw new SetupError(`${path} is the report of a run against ${target}.`, `Give one of ${baseUrl}.`);
  const hours = (now - at.getTime()) / 3_600_000;
  if (hours < earlierByHours)
    throw new SetupError(
      `The run of ${path} began ${hours.toFixed(1)} hours ago.`,
      `Give one of at least ${earlierByHours} hours ago: cursors live for 24, and clocks differ.`,
    );
  const cursors: readonly unknown[] = isArray(learned.cursors) ? learned.cursors : [];
  return { at, cursors: cursors.filter(isKept) };
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
