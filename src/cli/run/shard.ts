import type { Shard } from '../../engine/plan/shard.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Environment } from '../host.js';
import type { RunOptions } from '../settings/precedence.js';

/** How CI systems number the jobs that run side by side. A new one is a row here. */
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
  // An Indexed Job is not told how many there are.
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
 * The part of a run that the options name; undefined for all of it. Throws `SetupError` where it cannot be told.
 * @param tell says what is not plain from the options
 */
export function shardOf(
  { shard, seed }: Pick<RunOptions, 'shard' | 'seed'>,
  environment: Environment,
  tell: (line: string) => void,
): Shard | undefined {
  if (shard === undefined) return undefined;
  if (seed === undefined) {
    throw new SetupError(
      'A shard is given without a seed.',
      'Give all shards of a run the same --seed, such as the number of the pipeline.',
    );
  }
  const [index = '', of] = shard.split('/');
  const total = of === undefined ? undefined : Number(of);
  return index === 'auto'
    ? ofEnvironment(environment, total, tell)
    : { index: Number(index), of: total ?? 1 };
}

function ofEnvironment(
  environment: Environment,
  given: number | undefined,
  tell: (line: string) => void,
): Shard {
  const numbering = numberings.find(({ index }) => numberIn(environment, index) !== undefined);
  if (numbering === undefined) {
    const alone = numberings.find((each) => isAlone(each, environment));
    if (alone !== undefined && (given ?? 1) === 1) {
      tell(
        `${alone.system} runs this job once (it has no \`${alone.setting}\`): shard 1 of 1 is the whole run.`,
      );
      return { index: 1, of: 1 };
    }
    const known = numberings.map(({ index, system }) => `${index} (${system})`).join(', ');
    throw new SetupError(
      'No variable says which shard this is.',
      `Give --shard 2/4, or set one of ${known}.`,
    );
  }
  const { index: name, total: totalName, first } = numbering;
  const index = (numberIn(environment, name) ?? first) - first + 1;
  const told = totalName === undefined ? undefined : numberIn(environment, totalName);
  const of = given ?? told;
  if (of === undefined)
    throw new SetupError(`${name} does not say how many shards there are.`, 'Give --shard auto/4 for four.');
  if (told !== undefined && told !== of)
    throw new SetupError(
      `There are ${told} shards by ${totalName}, and ${of} by --shard.`,
      'Give --shard auto.',
    );
  if (index < 1 || index > of)
    throw new SetupError(`${name} names shard ${index} of ${of}.`, 'Give --shard auto/4 for four shards.');
  return { index, of };
}

/** Whether a CI system is there that numbers the jobs only where there are several. */
const isAlone = ({ present, total }: (typeof numberings)[number], environment: Environment): boolean =>
  present !== undefined && environment[present] === 'true' && (numberIn(environment, total) ?? 1) === 1;

function numberIn(environment: Environment, name: string): number | undefined {
  const text = environment[name] ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
