import type { CheckResult } from '../engine/events.js';
import type { Counterexample } from '../engine/replay.js';
import { type Report, reportFormat } from '../engine/report.js';
import { Unusable } from '../engine/unusable.js';
import { at } from '../kit/index.js';
import { nearest } from './nearest.js';
import { readJson } from './read-json.js';
import { reportMismatch } from './whole-report.js';

/** What a report tells of a run that its failures can be repeated by. */
export interface ToldRun extends Pick<Report['run'], 'target' | 'seed'> {
  readonly counterexamples: readonly Counterexample[];
}

/** Reads a `report.json`. Throws `Unusable` where there is none, or one of another format. */
export function toldRun(path: string): ToldRun {
  const read = readJson(path, 'report');
  const format = at(read, '/format');
  if (typeof format === 'number' && format !== reportFormat) {
    throw new Unusable(
      `The report ${path} has format ${format}; this version reads ${reportFormat}.`,
      'Use the version that wrote it.',
    );
  }
  requireReport(read, path);
  const { target, seed } = read.run;
  return { target, seed, counterexamples: read.checks.filter(isCounterexample) };
}

function requireReport(read: unknown, path: string): asserts read is Report {
  const mismatch = reportMismatch(read);
  if (mismatch !== undefined) {
    throw new Unusable(
      `${path} is no report of a run: at ${mismatch.at}, it ${mismatch.message}.`,
      'Give the report.json that a run of this version wrote.',
    );
  }
}

const isCounterexample = (check: CheckResult): check is CheckResult & Counterexample =>
  check.failure !== undefined;

/**
 * The counterexamples that a name means, all without one: it is the id of a check, or a fingerprint or its beginning.
 * Throws `Unusable` for a name that means none or several.
 */
export function chosen(all: readonly Counterexample[], name: string | undefined): readonly Counterexample[] {
  if (name === undefined) return all;
  const meant = all.filter(({ id, failure }) => id === name || failure.fingerprint.startsWith(name));
  if (meant.length === 1) return meant;
  const known = (meant.length > 1 ? meant : all).map(({ id, failure }) => `${id} (${failure.fingerprint})`);
  if (meant.length > 1)
    throw new Unusable(`'${name}' means several failures of the report.`, `Name one of ${known.join(', ')}.`);
  const near = nearest(name, known);
  throw new Unusable(
    `The report has no failure '${name}'.`,
    `It has ${(near.length > 0 ? near : known.slice(0, 3)).join(', ')}${known.length > 3 ? ' and others' : ''}.`,
  );
}
