import { describe, expect, it } from 'vitest';
import { SetupError } from '../../engine/setup-error.js';
import { shardOf } from './shard.js';

const of = (shard: string, environment: Record<string, string> = {}) =>
  shardOf({ shard, seed: 1 }, environment, () => {});

describe('shardOf', () => {
  it.each([
    ['2/4', {}, { index: 2, of: 4 }],
    ['1/1', { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '4' }, { index: 1, of: 1 }],
    ['auto', { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '4' }, { index: 2, of: 4 }],
    ['auto', { CIRCLE_NODE_INDEX: '0', CIRCLE_NODE_TOTAL: '4' }, { index: 1, of: 4 }],
    ['auto', { BUILDKITE_PARALLEL_JOB: '3', BUILDKITE_PARALLEL_JOB_COUNT: '4' }, { index: 4, of: 4 }],
    ['auto/5', { JOB_COMPLETION_INDEX: '4' }, { index: 5, of: 5 }],
    ['auto/4', { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '4' }, { index: 2, of: 4 }],
  ])('%s with %j', (shard, environment, expected) => expect(of(shard, environment)).toEqual(expected));

  it.each([
    ['GitLab CI', { GITLAB_CI: 'true', CI_NODE_TOTAL: '1' }],
    ['GitLab CI', { GITLAB_CI: 'true' }],
    ['Buildkite', { BUILDKITE: 'true' }],
  ])('is the whole run in a job that %s runs once, and says so', (system, environment) => {
    const told: string[] = [];
    const shard = shardOf({ shard: 'auto', seed: 1 }, environment, (line) => told.push(line));
    expect(shard).toEqual({ index: 1, of: 1 });
    expect(told).toEqual([expect.stringContaining(`${system} runs this job once`)]);
  });

  it('tells nothing where the numbers are plain', () => {
    const environment = { GITLAB_CI: 'true', CI_NODE_INDEX: '2', CI_NODE_TOTAL: '4' };
    const told: string[] = [];
    shardOf({ shard: 'auto', seed: 1 }, environment, (line) => told.push(line));
    expect(told).toEqual([]);
  });

  it('is none where none is given', () =>
    expect(shardOf({ shard: undefined, seed: 1 }, {}, () => {})).toBeUndefined());

  it.each([
    ['auto', {}, 'No variable of a CI system identifies this shard'],
    ['auto/4', { GITLAB_CI: 'true', CI_NODE_TOTAL: '1' }, 'No variable of a CI system identifies this shard'],
    ['auto', { GITLAB_CI: 'true', CI_NODE_TOTAL: '4' }, 'No variable of a CI system identifies this shard'],
    ['auto', { GITHUB_ACTIONS: 'true' }, 'No variable of a CI system identifies this shard'],
    ['auto', { CI_NODE_INDEX: 'x' }, 'No variable of a CI system identifies this shard'],
    ['auto', { JOB_COMPLETION_INDEX: '0' }, 'does not give the number'],
    [
      'auto/5',
      { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '4' },
      'CI_NODE_TOTAL gives 4 shards, and --shard gives 5',
    ],
    ['auto/4', { JOB_COMPLETION_INDEX: '4' }, 'selects shard 5 of 4'],
    ['auto', { CI_NODE_INDEX: '0', CI_NODE_TOTAL: '4' }, 'selects shard 0 of 4'],
  ])('cannot be told: %s with %j', (shard, environment, message) => {
    expect(() => of(shard, environment)).toThrow(SetupError);
    expect(() => of(shard, environment)).toThrow(message);
  });

  it('needs a seed, which all shards share', () => {
    expect(() => shardOf({ shard: '1/2', seed: undefined }, {}, () => {})).toThrow('A shard needs a seed.');
  });
});
