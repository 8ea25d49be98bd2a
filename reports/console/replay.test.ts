import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/replay.js';
import { masked } from '../safe-text.js';
import { keyShapedText, sampleReport } from '../sample.test-data.js';
import { replaysJson, replayText, replayTotals } from './replay.js';

const { run } = sampleReport;
// What a report tells is masked already.
const [told, hostile] = masked(sampleReport).checks.flatMap((check) =>
  check.failure === undefined ? [] : [{ ...check, failure: check.failure }],
);
if (told === undefined || hostile === undefined) throw new Error('the sample has failures');

const fails: Replay = {
  told,
  outcome: 'still-fails',
  tried: 2,
  input: told.failure.input,
  failure: { ...told.failure, repeated: { failed: 1, tried: 2 } },
};
const holds: Replay = { told, outcome: 'no-longer-fails', tried: 3, input: 'limit=102' };
const open: Replay = {
  told: hostile,
  outcome: 'undecided',
  tried: 0,
  reason: 'needs-operator',
  note: `no \u001b[31m key ${keyShapedText}`,
};

const textOf = (replay: Replay) => replayText({ colour: false, columns: 100 }, run, replay);

describe('a replay on the console', () => {
  it('tells a failure as a report does, with how often it showed', () => {
    const text = textOf(fails);
    expect(text).toContain(
      '    expected  100\n    seen      101\n    how often 1 of 2 times, so it comes and goes\n    input     limit=101\n    request   curl ',
    );
    expect(text).toContain('    now       still fails (1 of 2 tries)\n');
    expect(text).not.toContain('    note ');
  });

  it('tells in few lines what no longer fails, and which input was tried instead', () => {
    expect(textOf(holds).split('\n').slice(1)).toEqual([
      '    events/limit-above-max',
      '    now       no longer fails (3 tries)',
      '    note      data or day changed: the input is now limit=102; the report has limit=101',
      '',
      '',
    ]);
  });

  it('tells why nothing is decided, and sends neither a key nor a control character to the terminal', () => {
    const text = textOf(open);
    expect(text).toContain(
      'now       undecided (needs-operator)\n    note      no \\u001b[31m key svc_sk_…\n',
    );
    for (const each of [fails, holds, open, { ...fails, told: hostile, failure: hostile.failure }])
      expect(textOf(each).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202e]|svc_sk_[0-9a-f]/u);
  });

  it('takes colour for nothing but colour', () => {
    const coloured = replayText({ colour: true, columns: 100 }, run, fails);
    expect(coloured).not.toBe(textOf(fails));
    expect(stripVTControlCharacters(coloured)).toBe(textOf(fails));
  });

  it('counts what came of all', () => {
    expect(replayTotals([open, fails, holds, holds])).toBe(
      'still fails: 1 · no longer fails: 2 · undecided: 1',
    );
  });
});

describe('replays as JSON', () => {
  it('tell target, seed and exit code, and of each what became of it', () => {
    const text = replaysJson(run, [fails, holds, open], 1);
    const { id, failure } = told;
    expect(JSON.parse(text)).toMatchObject({
      exitCode: 1,
      target: run.target,
      seed: run.seed,
      replays: [
        {
          id,
          fingerprint: failure.fingerprint,
          outcome: 'still-fails',
          notes: [],
          failure: { input: 'limit=101' },
        },
        { id, outcome: 'no-longer-fails', tried: 3, input: 'limit=102', notes: [expect.any(String)] },
        { id: hostile.id, outcome: 'undecided', reason: 'needs-operator' },
      ],
    });
    expect(text).not.toContain(keyShapedText);
  });
});
