import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OptionName, optionNames } from '../../cli/settings/options.js';
import type { Answers } from './fake-network.test-data.js';

/** Files that options name: nothing in an object, nothing in a list, and no line of a log. */
interface Files {
  readonly folder: string;
  readonly empty: string;
  readonly none: string;
  readonly log: string;
}

/** Writes them into a folder. */
export function filesIn(folder: string): Files {
  const files = {
    folder,
    empty: join(folder, 'empty.json'),
    none: join(folder, 'none.json'),
    log: join(folder, 'events.ndjson'),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(files.empty, '{}');
  writeFileSync(files.none, '[]');
  writeFileSync(files.log, '');
  return files;
}

/** A value of each option of `run` that could make a run see less. An option without one fails the first test. */
export const valuesOf = ({ folder, empty, none, log }: Files): Readonly<Record<string, string>> => ({
  baseUrl: '',
  preset: 'gate',
  seed: '7',
  concurrency: '1',
  maxRequests: '5',
  pipelining: '4',
  rate: '100000',
  maxTime: '1',
  timeout: '1000',
  userAgent: 'curl/8.5.0',
  contract: 'contract/openapi.json',
  earlier: empty,
  out: join(folder, 'elsewhere'),
  config: empty,
  resume: log,
  reference: '',
  fault: 'limit.clamped-in-silence',
  variant: 'x',
  check: 'authentication/over-quota-key',
  surface: 'leiregistry=lei',
  since: empty,
  shard: '1/1',
  reporter: 'badge',
  // What these name is accepted by the user, and told; nothing else may pass by them.
  failOn: 'warn',
  allowInconclusive: 'transport,no-data',
  waivers: none,
  baseline: none,
  sourceFile: 'openapi.json',
});

/** Each case names its target, since another would be another case. */
export const isTried = (name: string): boolean => name !== 'baseUrl';
export const hasVariable = (name: string): name is OptionName =>
  isTried(name) && optionNames.some((each) => each === name);

const page = { status: 200, body: { success: true, data: [] } };

/** Targets of which no run may end well, with the checks that show it. */
export const cases: Readonly<Record<string, readonly [target: Answers, ...checks: string[]]>> = {
  'a required check fails': [() => page, 'envelopes/list', 'service'],
  'a required check cannot be run': [
    (path) => (/limit=1$|endpoints|openapi/.test(path) ? page : undefined),
    'errors/invalid-enum',
  ],
  'nothing is run': [() => page, 'authentication/over-quota-key'],
};
