import { failOnOutcomes } from '../../engine/record/exit-policy.js';
import { defaults } from '../../engine/settings.js';
// Not from the kit's index: `--help` waits for every module that is loaded here.
import { inconclusiveReasons } from '../../kit/outcome.js';
import type { Preset } from './presets.js';
import {
  aboveZero,
  choice,
  headerText,
  integer,
  milliseconds,
  path,
  positive,
  type Readable,
  type Reader,
  shardText,
  some,
  text,
} from './readers.js';

/** One option of a run: its flag, help, reader and default. */
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
  baseUrl: given(
    '--base-url <address>',
    'the base URL of the deployment',
    text,
    'https://api.example.com',
    ofTarget,
  ),
  preset: usual(
    '--preset <name>',
    'gate: the checks that find the most faults for the fewest requests; full: every check',
    choice(presets),
    'full',
  ),
  seed: given('--seed <number>', 'the seed of the generated requests', integer, 42),
  concurrency: usual(
    '--concurrency <number>',
    'the number of checks to run in parallel',
    positive,
    defaults.concurrency,
  ),
  maxRequests: usual('--max-requests <number>', 'the hard limit on requests', positive, defaults.maxRequests),
  pipelining: usual(
    '--pipelining <number>',
    'requests to send on one connection before its first reply, for targets that support it',
    positive,
    defaults.pipelining,
  ),
  rate: given('--rate <number>', 'the maximum number of requests per second', aboveZero, 10),
  maxTime: given('--max-time <seconds>', 'stop sending after this many seconds', positive, 600),
  timeout: usual('--timeout <ms>', 'the time limit for one reply', milliseconds, defaults.timeoutMs),
  userAgent: given(
    '--user-agent <text>',
    'the User-Agent header to send, in place of ei-conformance and its version',
    headerText,
    'curl/8.5.0',
  ),
  contract: given(
    '--contract <file>',
    "judge by this OpenAPI document instead of the target's openapi.json",
    path,
    'openapi.json',
    ofTarget,
  ),
  earlier: given(
    '--earlier <report>',
    'the report.json of a run at least 25 hours ago, for checks that need time to pass',
    path,
    'first-day.json',
    ofTarget,
  ),
  shard: given(
    '--shard <part>',
    "2/4: run the second of four shards, for 'ei-conformance merge'; auto: the shard that the CI system names",
    shardText,
    '1/1',
  ),
  failOn: given(
    '--fail-on <outcomes>',
    `also fail on these outcomes: ${failOnOutcomes.join(', ')}`,
    some(failOnOutcomes),
    ['warn'],
  ),
  allowInconclusive: given(
    '--allow-inconclusive <reasons>',
    `any check that is inconclusive for these reasons does not fail the run (--waivers accepts by name): ${inconclusiveReasons.join(', ')}`,
    some(inconclusiveReasons),
    ['no-data'],
  ),
  waivers: given(
    '--waivers <file>',
    'a JSON file of failures and inconclusive checks that do not fail the run until they expire',
    path,
    'waivers.json',
  ),
  baseline: given(
    '--baseline <file>',
    "a report.json or a file of 'ei-conformance baseline'; the failures and inconclusive checks in it do not fail the run",
    path,
    'baseline.json',
  ),
  since: given(
    '--since <snapshot>',
    'run only the checks that changes since a snapshot of watch can affect',
    path,
    'contract-watch/2026-05-04T09-30-00.000Z.json',
    ofTarget,
  ),
  sourceFile: given(
    '--source-file <file>',
    'the file of the repository to which SARIF and GitLab findings are attached: by default the contract or the configuration file',
    path,
    'openapi.json',
  ),
  out: usual('--out <folder>', 'the report folder', path, 'conformance-report'),
} as const;

/** The reporters of a run that names none. */
export const usualReporters: readonly string[] = ['html', 'json', 'junit'];

export type OptionName = keyof typeof options;
export const optionNames = Object.keys(options) as readonly OptionName[];

/** The values of the options: never undefined for an option with a default. */
export type OptionValues = {
  readonly [Name in OptionName]:
    | ReturnType<(typeof options)[Name]['reader']['read']>
    | (typeof options)[Name]['initial'];
};

/** The environment variable of an option. */
export const optionVariable = (name: OptionName): string =>
  `EI_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
