import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Api } from './api.js';
import { cutShort } from './cut-short.js';
import type { Exchange } from './exchange.js';
import { Violation } from './outcome.js';
import type { Trial } from './property.js';

/** A trial and what it has sent, in order. */
function tried(run: Trial['run'], requests: number, replied: Promise<void> = Promise.resolve()) {
  const sent: string[] = [];
  const api = {
    getTarget: async (target: string) => {
      sent.push(target);
      await replied;
      return { request: { target } } as Exchange;
    },
    witness: () => {},
  } as unknown as Api;
  const trial: Trial = { value: undefined, input: '', place: '', run };
  return { sent, ended: cutShort(trial, requests).run(api) };
}

describe('a trial that is cut short', () => {
  it('ends before it asks for more different things', async () => {
    const { sent, ended } = tried(async (api) => {
      for (const target of ['/a', '/b', '/a', '/c']) {
        await api.getTarget(target);
        api.witness('replies');
      }
    }, 2);
    await expect(ended).resolves.toBeUndefined();
    expect(sent).toEqual(['/a', '/b', '/a']);
  });

  it('goes on until it has a witness', async () => {
    const { sent, ended } = tried(async (api) => {
      for (const target of ['/a', '/b', '/c', '/d']) {
        await api.getTarget(target);
        api.witness('matches', target === '/c' ? 1 : 0);
      }
    }, 1);
    await ended;
    expect(sent).toEqual(['/a', '/b', '/c']);
  });

  it('throws what it met before', async () => {
    const violation = new Violation({ at: 'status', expected: '200', seen: '500' });
    const { ended } = tried(async (api) => {
      await api.getTarget('/a');
      throw violation;
    }, 1);
    await expect(ended).rejects.toBe(violation);
  });

  it('waits for what it has sent beside the request that was one too many', async () => {
    let answer = () => {};
    const replied = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isOver = false;
    const { sent, ended } = tried(
      async (api) => {
        api.witness('known before');
        await Promise.all(['/a', '/b', '/c'].map((target) => api.getTarget(target)));
      },
      2,
      replied,
    );
    const over = ended.then(() => {
      isOver = true;
    });
    await setImmediate();
    expect(isOver).toBe(false);
    answer();
    await over;
    expect(sent).toEqual(['/a', '/b']);
  });
});
