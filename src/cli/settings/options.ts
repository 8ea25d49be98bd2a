import { failOnOutcomes } from '../../engine/record/exit-policy.js';
import { defaults } from '../../engine/settings.js';
// Its own module, not the whole kit: `--help` waits for what is loaded here.
import { inconclusiveReasons } from '../../kit/outcome.js';
import type { Preset } from './presets.js';
import {
  aboveZero,
  choice,
  integer,
  path,
  positive,
  type Readable,
  type Reader,
  shardText,
  some,
  text,
} from './readers.js';

/** One option of a run: its flag and help, how it is read, and its value where nobody gives one. */
interface Row<Value extends Readable, Default extends Value | undefined> {
  readonly flag: string;
  readonly help: string;
  readonly reader: Reader<Value>;
  readonly initial: Default;
  readonly example: Value;
  /** It describes the deployment that the file or the environment names, and no other. */
  readonly ofTarget?: true;
}

const given = <Value extends Readable>(
  flag: string,
  help: string,
  reader: Reader<Value>,
  example: Value,
  more: { readonly ofTarget?: true } = {},
): Row<Value, undefined> => ({ flag, help, reader, initial: undefined, example, ...more });

const usual = <Value extends Readable>(
  flag: string,
  help: string,
  reader: Reader<Value>,
  initial: Value,
): Row<Value, Value> => ({ flag, help, reader, initial, example: initial });

const presets: readonly Preset[] = ['full', 'gate'];
const ofTarget = { ofTarget: true } as const;

/** The options with one value, by their names in a configuration file. A new one is a row here. */
export const options = {
  baseUrl: given('--base-url <address>', 'the deployment', text, 'https://api.example.com', ofTarget),
  preset: usual(
    '--preset <name>',
    'gate: the checks that find most for the fewest requests; full: all',
    choice(presets),
    'full',
  ),
  seed: given('--seed <number>', 'seed of the generated requests', integer, 42),
  concurrency: usual('--concurrency <number>', 'checks side by side', positive, defaults.concurrency),
  maxRequests: usual('--max-requests <number>', 'a hard limit on requests', positive, defaults.maxRequests),
  pipelining: usual(
    '--pipelining <number>',
    'requests on one connection before its first reply, for targets that take it',
    positive,
    defaults.pipelining,
  ),
  rate: given('--rate <number>', 'requests a second at most', aboveZero, 10),
  maxTime: given('--max-time <seconds>', 'nothing is sent after so long', positive, 600),
  timeout: usual('--timeout <ms>', 'time for one reply', positive, defaults.timeoutMs),
  contract: given(
    '--contract <file>',
    "judge by this OpenAPI document instead of the target's openapi.json",
    path,
    'openapi.json',
    ofTarget,
  ),
  earlier: given(
    '--earlier <report>',
    'the report.json of a run at least 25 hours ago, for the checks that need time',
    path,
    'first-day.json',
    ofTarget,
  ),
  shard: given(
    '--shard <part>',
    "2/4: the second of four parts of a run, for 'ei-conformance merge'; auto: the one that the CI system names",
    shardText,
    '1/1',
  ),
  failOn: given(
    '--fail-on <outcomes>',
    `what fails a run too: ${failOnOutcomes.join(', ')}`,
    some(failOnOutcomes),
    ['warn'],
  ),
  allowInconclusive: given(
    '--allow-inconclusive <reasons>',
    `reasons that leave checks undecided and do not fail a run: ${inconclusiveReasons.join(', ')}`,
    some(inconclusiveReasons),
    ['no-data'],
  ),
  waivers: given(
    '--waivers <file>',
    'known failures that do not fail a run until a day, as JSON',
    path,
    'waivers.json',
  ),
  baseline: given(
    '--baseline <file>',
    "a report.json or what 'ei-conformance baseline' wrote: failures that were there before do not fail the run",
    path,
    'baseline.json',
  ),
  since: given(
    '--since <snapshot>',
    'only the checks that changes since a snapshot of watch can affect',
    path,
    'contract-watch/2026-05-04T09-30-00.000Z.json',
    ofTarget,
  ),
  out: usual('--out <folder>', 'where reports are written', path, 'conformance-report'),
} as const;

/** The reporters of a run for which nobody names any. */
export const usualReporters: readonly string[] = ['html', 'json', 'junit'];

export type OptionName = keyof typeof options;
export const optionNames = Object.keys(options) as readonly OptionName[];

/** What the options come to: the value where it has one in any case, else that or undefined. */
export type OptionValues = {
  readonly [Name in OptionName]:
    | ReturnType<(typeof options)[Name]['reader']['read']>
    | (typeof options)[Name]['initial'];
};

/** The environment variable of an option. */
export const optionVariable = (name: OptionName): string =>
  `EI_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
