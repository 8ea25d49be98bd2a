import { describe, expect, it } from 'vitest';
import type { PlannedStep, RunEvent } from '../events.js';
import { SetupError } from '../setup-error.js';
import { examinationOf, examinationOfError } from './examination.js';

const skipped = (outcome: 'not-tested' | 'not-applicable', note: string): PlannedStep => ({
  id: note,
  required: false,
  skip: { outcome, note },
});
const estimate = { requests: 7, queryUnits: 6 };
const diagnoses = [{ state: 'good', whose: 'server', said: 'it answers' }] as const;
const planned: RunEvent = {
  type: 'planned',
  steps: [
    { id: 'a', required: true },
    { id: 'b', required: false },
    // Of what is not applicable it waits for nothing.
    { ...skipped('not-applicable', 'the plan lacks it'), required: true },
    skipped('not-tested', 'no key is given for the role revoked'),
    skipped('not-tested', 'no key is given for the role disabled'),
  ],
  estimate,
};

describe('an examination', () => {
  it('counts what will run and what will not, the most frequent reason first', () => {
    const forecast = [
      { outcome: 'inconclusive', cause: 'none held', whose: 'data', remedy: 'Load some.', checks: ['a'] },
    ] as const;
    const preflight = { diagnoses, seconds: 9, requests: 27, forecast };
    expect(examinationOf([planned, { type: 'preflight-finished', ...preflight }])).toEqual({
      diagnoses,
      plan: {
        checks: 5,
        willRun: 2,
        required: 1,
        cost: estimate,
        seconds: 9,
        requests: 27,
        forecast,
        interactions: [],
        left: [
          { outcome: 'not-tested', note: 'no key is given for the role that they need', checks: 2 },
          { outcome: 'not-applicable', note: 'the plan lacks it', checks: 1 },
        ],
      },
    });
  });

  it('that is stopped has what was good before, and no plan', () => {
    const stop = { state: 'stop', said: 'It is refused.', next: 'Ask.' };
    expect(
      examinationOfError(new SetupError('It is refused.', 'Ask.', undefined, 'plan'), diagnoses),
    ).toEqual({
      diagnoses: [...diagnoses, { ...stop, whose: 'plan' }],
    });
    // Whatever is wrong before anything is sent is in the settings.
    expect(examinationOfError(new SetupError('It is refused.', 'Ask.'), []).diagnoses).toEqual([
      { ...stop, whose: 'settings' },
    ]);
  });
});
