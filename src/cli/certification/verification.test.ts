import { afterEach, describe, expect, it } from 'vitest';
import type { Recorded } from '../../certification/rederivation.js';
import type { Scope } from '../../certification/scope.js';
import { SetupError } from '../../engine/setup-error.js';
import type { StandstillLimit } from '../watchdog.js';
import { type JudgeThreads, judgeThreads } from './verification.js';

let threads: JudgeThreads | undefined;
afterEach(() => threads?.close());

/** Threads of another program; it has the order of a judge, and answers with `reply`. */
function threadsThat(
  reply: string,
  signal = new AbortController().signal,
  limit?: StandstillLimit,
): JudgeThreads {
  const program = `import { parentPort, workerData } from 'node:worker_threads';
    parentPort.on('message', ({ recorded, profiles }) => { ${reply} });`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  threads = judgeThreads('1.2.3', signal, url, limit);
  return threads;
}

const content = Buffer.from('{}\n');
const recorded = {
  claim: { nonce: 'a nonce' },
  journals: ['one', 'two', 'three'],
  bodies: { listed: [{ address: 'sha256:0', bytes: 2 }], content },
} as unknown as Recorded;
const scope = { profiles: [{ name: 'core' }] } as unknown as Scope;

describe('threads that judge', () => {
  it('take a round each, and answer in the order of the rounds', async () => {
    const { rejudgeAll } = threadsThat(`
      const { round, journal, claim, bodies } = recorded;
      const shared = bodies.content.buffer instanceof SharedArrayBuffer;
      const text = Buffer.from(bodies.content).toString();
      const { version } = workerData;
      const answer = () => parentPort.postMessage({ round, journal, nonce: claim.nonce, shared, text, profiles, version });
      if (round === 1) setTimeout(answer, 50); else answer();`);
    expect(await rejudgeAll(recorded, scope)).toEqual(
      ['one', 'two', 'three'].map((journal, index) => ({
        round: index + 1,
        journal,
        nonce: 'a nonce',
        shared: true,
        text: '{}\n',
        profiles: [{ name: 'core' }],
        version: '1.2.3',
      })),
    );
  });

  it('tell of what breaks in one of them', async () => {
    const { rejudgeAll } = threadsThat('if (recorded.round === 2) throw new Error("a mistake of ours");');
    await expect(rejudgeAll(recorded, scope)).rejects.toThrow('a mistake of ours');
  });

  it('tell a bundle that takes too much memory from a mistake of ours', async () => {
    const { rejudgeAll } = threadsThat(
      "throw Object.assign(new Error('no room'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });",
    );
    await expect(rejudgeAll(recorded, scope)).rejects.toThrow(SetupError);
  });

  it.each([
    ['computes', 'for (;;);', { computedMs: 300, waitedMs: 60_000 }],
    [
      'waits',
      'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
      { computedMs: 60_000, waitedMs: 600 },
    ],
  ])('end with an error where one of them %s and never turns', async (_, standing, limit) => {
    const { rejudgeAll } = threadsThat(
      `if (recorded.round === 2) { ${standing} } else parentPort.postMessage({});`,
      undefined,
      limit,
    );
    await expect(rejudgeAll(recorded, scope)).rejects.toThrow(/^judging round 2 stood still for \d+ s/);
  });

  it('go on however long they take, as long as their loops turn', async () => {
    const { rejudgeAll } = threadsThat(
      `const { beats, index } = workerData;
      const turning = setInterval(() => Atomics.add(beats, index, 1), 20);
      setTimeout(() => { clearInterval(turning); parentPort.postMessage({ round: recorded.round }); }, 1500);`,
      undefined,
      { computedMs: 60_000, waitedMs: 600 },
    );
    expect(await rejudgeAll(recorded, scope)).toHaveLength(3);
  });

  it('end without an answer when they are interrupted', async () => {
    const interruption = new AbortController();
    const { rejudgeAll } = threadsThat('', interruption.signal);
    const judging = rejudgeAll(recorded, scope);
    interruption.abort();
    expect(await judging).toEqual([]);
  });
});
