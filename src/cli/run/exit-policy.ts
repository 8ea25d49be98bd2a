import { InvalidArgumentError } from 'commander';
import type { ExitPolicy, Waiver } from '../../engine/record/exit-policy.js';
import { SetupError } from '../../engine/setup-error.js';
import { type Check, isObject } from '../../kit/index.js';
import { parsedJson, readText } from '../files.js';
import { baselineIn } from '../reports/baseline.js';
import type { RunOptions } from '../settings/precedence.js';
import { calendarDay, dayOf, type Reader, yearAfter } from '../settings/readers.js';
import {
  allOf,
  listOf,
  nonEmptyText,
  objectOf,
  pointerOf,
  type Rule,
  readBy,
  requires,
} from '../settings/validation.js';
import { suggestions } from '../suggestion.js';

/**
 * Reads a file of waivers: a JSON list of them.
 * Throws `SetupError` with the place of an error, such as an unknown check or clause.
 * @param day of the run, `2026-05-20`
 */
export function waiversIn(path: string, suite: readonly Check[], day: string): readonly Waiver[] {
  const read = parsedJson(readText(path, 'waiver file'), (message, line) =>
    wrongFile(`${path}${line === undefined ? '' : `, line ${line}`}`, message),
  );
  const wrong = areWaivers(suite, day)(read, '');
  if (wrong === undefined) return read as readonly Waiver[];
  const pointer = pointerOf(wrong.at);
  throw wrongFile(pointer === '' ? path : `${path} at ${pointer}`, wrong.what);
}

const wrongFile = (place: string, what: string): SetupError =>
  new SetupError(
    `The waiver file ${place} is invalid: ${what}`,
    'Write a list of {"check" or "clause", "reason", "issue", "owner", "expires"}; docs/ci.md has an example.',
  );

function areWaivers(suite: readonly Check[], day: string): Rule {
  const members = {
    check: readBy(
      known(
        'check',
        suite.map(({ id }) => id),
      ),
    ),
    clause: readBy(
      known('clause that a check judges', [...new Set(suite.flatMap(({ clauses }) => clauses))]),
    ),
    reason: nonEmptyText,
    issue: nonEmptyText,
    owner: nonEmptyText,
    expires: readBy(calendarDay(yearAfter(day))),
  };
  return allOf(
    listOf(allOf(objectOf(members), requires('reason', 'issue', 'owner', 'expires'), namesOne)),
    eachOnce,
  );
}

/** A name of the suite. It is not a secret, so the error shows an unknown one. */
const known = (kind: string, names: readonly string[]): Reader<string> => ({
  type: 'string',
  read(value) {
    if (names.includes(value)) return value;
    const near = suggestions(value, names);
    const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
    throw new InvalidArgumentError(`There is no ${kind} '${value}'.${hint}`);
  },
});

const namesOne: Rule = (value, at) => {
  if (!isObject(value)) return undefined;
  const { check, clause } = value;
  if ((check === undefined) !== (clause === undefined)) return undefined;
  return {
    at,
    what: `It names ${check === undefined ? 'neither' : 'both'} a check ${check === undefined ? 'nor' : 'and'} a clause; name one.`,
  };
};

const eachOnce: Rule = (value, at) => {
  const waivers = value as readonly Waiver[];
  const second = waivers.findIndex(
    (waiver, index) =>
      waivers.findIndex(({ check, clause }) => check === waiver.check && clause === waiver.clause) < index,
  );
  if (second === -1) return undefined;
  const { check, clause } = waivers[second] ?? {};
  return { at: `${at}[${second}]`, what: `There is more than one waiver for ${check ?? clause}.` };
};

/** The exit policy that the options of a run describe. Throws `SetupError` for an invalid file. */
export async function exitPolicyOf(
  { failOn = [], allowInconclusive = [], waivers, baseline }: RunOptions,
  now: number,
): Promise<ExitPolicy> {
  return {
    failOn,
    allowInconclusive,
    waivers: waivers === undefined ? [] : waiversIn(waivers, await checksOf(), dayOf(now)),
    ...(baseline === undefined ? {} : { baseline: baselineIn(baseline) }),
  };
}

const checksOf = async () => (await import('../../../suites/index.js')).suite;
