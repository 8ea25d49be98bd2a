import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from './whole-program.test-data.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

const now = () => Date.parse('2026-11-20T12:00:00Z');
const waiver = {
  check: 'events/limit-above-max',
  reason: 'the page clamps in silence',
  issue: 'https://issues.example.test/7',
  owner: 'the events team',
  expires: '2026-12-31',
};
const clause = { ...waiver, check: undefined, clause: 'events.limit.above-max' };

/** A run of a few checks against the reference with a fault, judged with this waiver file. */
async function run(text: string, args: readonly string[] = [], fault = 'events.limit.clamped-in-silence') {
  const path = join(folders.make(), 'waivers.json');
  writeFileSync(path, text);
  const checks = ['events/limit-above-max', 'events/limit-refused'].flatMap((id) => ['--check', id]);
  const faults = fault === '' ? [] : ['--fault', fault];
  const ran = await program(
    ['run', '--reference', '--seed', '3', ...faults, ...checks, '--waivers', path, ...args],
    { out: folders.make(), now },
  );
  const report = ran.files['report.json'];
  return { ...ran, report: report === undefined ? undefined : JSON.parse(report) };
}

describe('a waiver', { timeout: 60_000 }, () => {
  it.each([
    ['of a check', waiver],
    ['of a clause', clause],
  ])('%s lets its failure through, and the verdict stands', async (_, given) => {
    const ran = await run(JSON.stringify([given]));
    expect(ran.exitCode).toBe(0);
    expect(ran.report).toMatchObject({
      verdict: 'non-conformant',
      exitCode: 0,
      gate: { waivers: [{ state: 'applied', checks: ['events/limit-above-max'] }] },
    });
    expect(ran.out).toMatch(/Gate\n +waived +.*: the page clamps in silence/);
    expect(ran.out).toMatch(/Non-conformant: [^.]*; the gate lets it pass: 1 failure waived\. Exit code 0\./);
  });

  it.each([
    ['its day has passed', { ...waiver, expires: '2026-11-19' }, undefined, 'expired'],
    ['it is not needed', waiver, '', 'not needed'],
  ])('fails the run when %s', async (_, given, fault, state) => {
    const ran = await run(JSON.stringify([given]), [], fault);
    expect(ran.exitCode).toBe(1);
    expect(ran.report.gate.waivers).toMatchObject([{ state }]);
    expect(ran.out).toContain(`${state} `);
  });

  it('stays with a run that is resumed, and with its report', async () => {
    const short = await run(JSON.stringify([waiver]), ['--max-requests', '14', '--fail-on', 'warn']);
    expect(short.exitCode).toBe(2);
    const folder = folders.make();
    const log = join(folder, 'events.ndjson');
    writeFileSync(log, short.files['events.ndjson'] ?? '');
    const resumed = await program(['run', '--resume', log, '--max-requests', '400'], { now });
    expect(resumed).toMatchObject({ exitCode: 0, err: '' });
    const rebuilt = await program(['report', log], { out: folder, now });
    expect(rebuilt.exitCode).toBe(0);
    expect(JSON.parse(rebuilt.files['report.json'] ?? '').gate).toMatchObject({
      failOn: ['warn'],
      waivers: [{ state: 'applied' }],
    });
    const anew = await program(['run', '--resume', log, '--fail-on', 'warn'], { now });
    expect(anew.exitCode).toBe(3);
  });
});

describe('a waiver file', { timeout: 60_000 }, () => {
  const lacking = (member: string) => JSON.stringify([{ ...waiver, [member]: undefined }]);
  it.each([
    ['no JSON', '[\n  {"check": 1,}\n]', 'line 2 is wrong: It is not JSON.'],
    ['no list', '{}', 'Expected is a list, not an object.'],
    ['an entry that is none', '[5]', 'at /0 is wrong: Expected is an object, not a number.'],
    [
      'an unknown member',
      JSON.stringify([{ ...waiver, expiry: '2026-12-01' }]),
      "There is no 'expiry'. Did you mean expires",
    ],
    ...['reason', 'issue', 'owner', 'expires'].map((member) => [
      `no ${member}`,
      lacking(member),
      `at /0 is wrong: It lacks '${member}'.`,
    ]),
    [
      'an empty owner',
      JSON.stringify([waiver, { ...clause, owner: ' ' }]),
      'at /1/owner is wrong: It is empty.',
    ],
    ['neither check nor clause', lacking('check'), 'It names neither a check nor a clause'],
    ['both', JSON.stringify([{ ...clause, check: waiver.check }]), 'It names both a check and a clause'],
    [
      'an unknown check',
      JSON.stringify([{ ...waiver, check: 'events/limit-above-maximum' }]),
      "at /0/check is wrong: There is no check 'events/limit-above-maximum'. Did you mean events/limit-above-max",
    ],
    ['an area', JSON.stringify([{ ...waiver, check: 'events' }]), "There is no check 'events'."],
    [
      'an unknown clause',
      JSON.stringify([{ ...clause, clause: 'events.limit.above' }]),
      'Did you mean events.limit.above-max',
    ],
    [
      'no day',
      JSON.stringify([{ ...waiver, expires: '31.12.2026' }]),
      'at /0/expires is wrong: It is no day',
    ],
    ['a day that is in no calendar', JSON.stringify([{ ...waiver, expires: '2027-02-29' }]), 'It is no day'],
    [
      'a day in more than a year',
      JSON.stringify([{ ...waiver, expires: '2027-11-21' }]),
      'It is after 2027-11-20.',
    ],
    [
      'two for one check',
      JSON.stringify([waiver, clause, waiver]),
      'at /2 is wrong: There is another waiver for events/limit-above-max.',
    ],
  ])('cannot be used: %s', async (_, text, message) => {
    const { exitCode, err, files } = await run(text);
    expect(err).toContain(message);
    expect(err).toContain('waivers.json');
    expect(exitCode).toBe(3);
    expect(files).toEqual({});
  });

  it('may name a day in just a year', async () => {
    expect(await run(JSON.stringify([{ ...waiver, expires: '2027-11-20' }]))).toMatchObject({ exitCode: 0 });
  });
});

describe('what the gate is asked for', { timeout: 60_000 }, () => {
  it.each([
    [['--fail-on', 'warns'], 'Each must be one of warn, inconclusive, not-tested.'],
    [['--allow-inconclusive', 'no-data,flaky'], 'Each must be one of no-data, precondition-unreached'],
  ])('is refused: %j', async (args, message) => {
    const { exitCode, err } = await program(['run', '--reference', ...args]);
    expect(err).toContain(message);
    expect(exitCode).toBe(3);
  });

  it('is printed in the summary', async () => {
    const { out, report } = await run(JSON.stringify([waiver]), [
      '--allow-inconclusive',
      'transport,no-data',
    ]);
    expect(out).toMatch(/allowed +no-data: 0 checks\n +allowed +transport: 0 checks/);
    expect(report.run.settings.allowInconclusive).toEqual({ value: 'no-data, transport', from: 'flag' });
  });
});
