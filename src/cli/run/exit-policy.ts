import { InvalidArgumentError } from 'commander';
import type { ExitPolicy } from '../../engine/record/exit-policy.js';
import { acceptable, type Waiver, waivedName } from '../../engine/record/waivers.js';
import { SetupError } from '../../engine/setup-error.js';
import { areaOf, type Check, isObject } from '../../kit/index.js';
import { parsedJson, readText } from '../files.js';
import { baselineIn } from '../reports/baseline.js';
import type { RunOptions } from '../settings/precedence.js';
import { calendarDay, choice, dayOf, type Reader, yearAfter } from '../settings/readers.js';
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
 * Throws `SetupError` with the place of an error, such as an unknown check, clause or area.
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
    'Write a list of {"check" or "clause" or "area", "accepts", "reason", "issue", "owner", "expires"}; docs/ci.md has examples.',
  );

function areWaivers(suite: readonly Check[], day: string): Rule {
  const ids = suite.map(({ id }) => id);
  const clauses = suite.flatMap((check) => check.clauses);
  const members = {
    accepts: readBy(choice(acceptable)),
    check: readBy(known('check', ids)),
    clause: readBy(known('clause that a check judges', [...new Set(clauses)])),
    area: readBy(known('area', [...new Set(ids.map(areaOf))])),
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
  const named = (['check', 'clause', 'area'] as const).filter((name) => value[name] !== undefined);
  if (named.length === 0) return { at, what: 'It names no check, clause or area; name one.' };
  if (named.length > 1) return { at, what: 'It names more than one of check, clause and area; name one.' };
  return value.area === undefined || value.accepts === 'inconclusive'
    ? undefined
    : {
        at,
        what: 'The failures of a whole area cannot be waived; name a check or a clause, or add "accepts": "inconclusive".',
      };
};

const eachOnce: Rule = (value, at) => {
  const subjects = (value as readonly Waiver[]).map(
    (waiver) => `${waivedName(waiver)}${waiver.accepts === 'inconclusive' ? ' while inconclusive' : ''}`,
  );
  const second = subjects.findIndex((subject, index) => subjects.indexOf(subject) < index);
  if (second === -1) return undefined;
  return { at: `${at}[${second}]`, what: `There is more than one waiver for ${subjects[second]}.` };
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
