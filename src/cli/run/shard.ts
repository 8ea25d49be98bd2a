import type { Shard } from '../../engine/plan/shard.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Environment } from '../host.js';
import type { RunOptions } from '../settings/precedence.js';

/** How CI systems number parallel jobs. A new system is a row here. */
const numberings = [
  {
    system: 'GitLab CI',
    present: 'GITLAB_CI',
    index: 'CI_NODE_INDEX',
    total: 'CI_NODE_TOTAL',
    first: 1,
    setting: 'parallel',
  },
  {
    system: 'CircleCI',
    present: 'CIRCLECI',
    index: 'CIRCLE_NODE_INDEX',
    total: 'CIRCLE_NODE_TOTAL',
    first: 0,
    setting: 'parallelism',
  },
  {
    system: 'Buildkite',
    present: 'BUILDKITE',
    index: 'BUILDKITE_PARALLEL_JOB',
    total: 'BUILDKITE_PARALLEL_JOB_COUNT',
    first: 0,
    setting: 'parallelism',
  },
  // An Indexed Job has no variable for the total.
  {
    system: 'Kubernetes',
    present: undefined,
    index: 'JOB_COMPLETION_INDEX',
    total: undefined,
    first: 0,
    setting: 'completions',
  },
] as const;

/**
 * The shard that the options name; undefined for the whole run. Throws `SetupError` if it cannot be determined.
 * @param notify prints what the options do not make obvious
 */
export function shardOf(
  { shard, seed }: Pick<RunOptions, 'shard' | 'seed'>,
  environment: Environment,
  notify: (line: string) => void,
): Shard | undefined {
  if (shard === undefined) return undefined;
  if (seed === undefined) {
    throw new SetupError(
      'A shard needs a seed.',
      'Give all shards of a run the same --seed, such as the pipeline number.',
    );
  }
  const [index = '', of] = shard.split('/');
  const total = of === undefined ? undefined : Number(of);
  return index === 'auto'
    ? ofEnvironment(environment, total, notify)
    : { index: Number(index), of: total ?? 1 };
}

function ofEnvironment(
  environment: Environment,
  given: number | undefined,
  notify: (line: string) => void,
): Shard {
  const numbering = numberings.find(({ index }) => numberIn(environment, index) !== undefined);
  if (numbering === undefined) {
    const alone = numberings.find((each) => isAlone(each, environment));
    if (alone !== undefined && (given ?? 1) === 1) {
      notify(
        `${alone.system} runs this job once (\`${alone.setting}\` is not set): shard 1 of 1 is the whole run.`,
      );
      return { index: 1, of: 1 };
    }
    const known = numberings.map(({ index, system }) => `${index} (${system})`).join(', ');
    throw new SetupError(
      'No variable of a CI system identifies this shard.',
      `Give --shard 2/4, or set one of ${known}.`,
    );
  }
  const { index: name, total: totalName, first } = numbering;
  const index = (numberIn(environment, name) ?? first) - first + 1;
  const counted = totalName === undefined ? undefined : numberIn(environment, totalName);
  const of = given ?? counted;
  if (of === undefined)
    throw new SetupError(
      `${name} does not give the number of shards.`,
      'For four shards, give --shard auto/4.',
    );
  if (counted !== undefined && counted !== of)
    throw new SetupError(
      `${totalName} gives ${counted} shards, and --shard gives ${of}.`,
      'Give --shard auto.',
    );
  if (index < 1 || index > of)
    throw new SetupError(`${name} selects shard ${index} of ${of}.`, 'For four shards, give --shard auto/4.');
  return { index, of };
}

/** Whether this is a CI system that numbers jobs only if there are several. */
const isAlone = ({ present, total }: (typeof numberings)[number], environment: Environment): boolean =>
  present !== undefined && environment[present] === 'true' && (numberIn(environment, total) ?? 1) === 1;

function numberIn(environment: Environment, name: string): number | undefined {
  const text = environment[name] ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
