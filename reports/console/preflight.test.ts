import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Examination } from '../../src/engine/preflight/examination.js';
import { hostile, keyShapedText } from '../sample.test-data.js';
import { doctorText } from './preflight.js';

const examination: Examination = {
  target: { baseUrl: 'https://api.example.test', name: 'example', surfaces: {} },
  diagnoses: [
    { state: 'good', whose: 'server', said: 'it answers' },
    {
      state: 'notice',
      whose: 'server',
      said: `${Object.values(hostile).join(' ')} ${keyShapedText}`,
      next: 'Look.',
    },
  ],
  plan: {
    checks: 1200,
    willRun: 1000,
    required: 900,
    cost: { requests: 2500, queryUnits: 1 },
    seconds: 75,
    requests: 27,
    interactions: [
      {
        operation: 'listEvents',
        parameters: ['category', 'country', 'sort'],
        pairs: [[0, 1, 2]],
        ofPairs: 3,
        triples: 0,
        ofTriples: 1,
        forms: 1,
        ofForms: 12,
      },
    ],
    forecast: [
      { outcome: 'inconclusive', cause: 'no Events', whose: 'data', remedy: 'Publish.', checks: ['a', 'b'] },
      { outcome: 'not-applicable', cause: 'none held', whose: 'data', remedy: 'Load.', checks: ['c'] },
    ],
    left: [
      { outcome: 'not-tested', note: 'not selected', checks: 199 },
      { outcome: 'not-applicable', note: 'the plan lacks it', checks: 1 },
    ],
  },
};
const plain = doctorText(examination, { colour: false, columns: 100 });

test('doctor sends no control character of the target to the terminal, and shows no key', () => {
  expect(plain.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
  expect(plain).toContain('\\u001b[31m');
  expect(plain).not.toMatch(/svc_sk_[0-9a-f]/);
});

test('doctor marks by colour nothing that it does not mark without', () => {
  const coloured = doctorText(examination, { colour: true, columns: 100 });
  expect(coloured).not.toBe(plain);
  expect(stripVTControlCharacters(coloured)).toBe(plain);
});

test('doctor keeps to the width, and tells the plan in numbers', () => {
  const narrow = doctorText(examination, { colour: false, columns: 60 });
  for (const line of narrow.split('\n').filter((each) => !each.includes('u001b')))
    expect(line.length).toBeLessThanOrEqual(60);
  expect(plain).toContain(
    `Plan
  checks    1000 of 1,200 checks will run, 900 of them required
  cost      about 2,500 requests and 1 Query Unit
  time      about 1 min 15 s at the current response time
  forecast  about 2 of 900 required checks will reach no decision, about 1 will not apply; 27
            requests sent to find out
  pairs     listEvents: at least 1 of 3 pairs of parameters and 0 of 1 triples meet
  skipped   199 checks not tested: not selected
            1 check not applicable: the plan lacks it

Ready to run, with 1 notice.
`,
  );
});

test.each([
  ['stop', 'A run is not possible. Exit code 3.'],
  ['good', 'Ready to run.'],
] as const)('doctor ends with what a %s means', (state, ending) => {
  const text = doctorText(
    { diagnoses: [{ state, whose: 'plan', said: 'one\ntwo' }] },
    { colour: false, columns: 80 },
  );
  expect(text).toMatch(/^Diagnoses\n {2}[✗✓] plan {6}one\n {14}two\n\n/);
  expect(text.trimEnd().split('\n').at(-1)).toBe(ending);
});
