import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from '../whole-program.test-data.js';

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
const clause = { ...waiver, check: undefined, clause: 'events.limit.above-max.normalized' };

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

describe('a waiver', { timeout: 300_000 }, () => {
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
    expect(ran.out).toMatch(/Exit policy\n +waived +.*: the page clamps in silence/);
    expect(ran.out).toMatch(
      /Non-conformant: [^.]*; the exit policy accepts it: 1 waived failure\. Exit code 0\./,
    );
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

describe('a waiver of inconclusive checks', { timeout: 300_000 }, () => {
  const id = 'events/office-forms';
  const accepts = { ...waiver, accepts: 'inconclusive', check: id, reason: 'no office is published' };
  const withoutOffices = ['--variant', 'corpus.without-offices'];
  const judged = (given: readonly object[], args: readonly string[] = withoutOffices, fault = '') =>
    run(JSON.stringify(given), ['--check', id, ...args], fault);

  it.each([
    ['a check', accepts, id],
    ['a clause', { ...accepts, check: undefined, clause: 'routes.offices.ids' }, 'clause routes.offices.ids'],
    ['an area', { ...accepts, check: undefined, area: 'events' }, 'area events'],
  ])('accepts them by %s, and the verdict stands', async (_, given, name) => {
    const { exitCode, report, out, files } = await judged([given]);
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({
      verdict: 'incomplete',
      gate: { allowed: [id], waivers: [{ accepts: 'inconclusive', state: 'applied', checks: [id] }] },
    });
    expect(out).toContain(`${name}, 1 inconclusive check: no office is published`);
    expect(out).toContain('the exit policy accepts it: 1 undecided check. Exit code 0.');
    expect(files['report.html']).toContain('accepts inconclusive');
  });

  it('accepts no failure', async () => {
    const area = { ...accepts, check: undefined, area: 'events' };
    const { exitCode, report } = await judged([area], withoutOffices, 'events.limit.clamped-in-silence');
    expect(exitCode).toBe(1);
    expect(report.gate.blocked).toMatchObject([{ why: 'failed', checks: ['events/limit-above-max'] }]);
  });

  it('stays when the check passes on some day, which fails no run', async () => {
    const { exitCode, report, out } = await judged([accepts], []);
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({ verdict: 'conformant', gate: { waivers: [{ state: 'not needed' }] } });
    expect(out).toMatch(/not needed +events\/office-forms, 0 inconclusive checks/);
  });

  it('fails the run when its day has passed', async () => {
    const { exitCode, report } = await judged([{ ...accepts, expires: '2026-11-19' }]);
    expect(exitCode).toBe(1);
    expect(report.gate.waivers).toMatchObject([{ state: 'expired' }]);
  });

  it('is what a waiver of failures lacks, as the report notes', async () => {
    const given = { ...accepts, accepts: undefined };
    const { exitCode, report, out } = await judged([given]);
    expect(exitCode).toBe(2);
    expect(out).toMatch(/unobserved +events\/office-forms: no office is published/);
    expect(report.gate.notices).toEqual([
      `${id} is inconclusive, and the waiver of ${id} accepts failures only. To accept this too, add a waiver with "accepts": "inconclusive".`,
    ]);
    expect((await judged([given, accepts])).exitCode).toBe(0);
  });
});

describe('a waiver file', { timeout: 300_000 }, () => {
  const lacking = (member: string) => JSON.stringify([{ ...waiver, [member]: undefined }]);
  it.each([
    ['no JSON', '[\n  {"check": 1,}\n]', 'line 2 is invalid: It is not JSON.'],
    ['no list', '{}', 'Expected a list, not an object.'],
    ['an entry that is none', '[5]', 'at /0 is invalid: Expected an object, not a number.'],
    [
      'an unknown member',
      JSON.stringify([{ ...waiver, expiry: '2026-12-01' }]),
      "There is no member 'expiry'. Did you mean expires",
    ],
    ...['reason', 'issue', 'owner', 'expires'].map((member) => [
      `no ${member}`,
      lacking(member),
      `at /0 is invalid: The member '${member}' is missing.`,
    ]),
    [
      'an empty owner',
      JSON.stringify([waiver, { ...clause, owner: ' ' }]),
      'at /1/owner is invalid: The value is empty.',
    ],
    ['nothing named', lacking('check'), 'It names no check, clause or area'],
    [
      'two things named',
      JSON.stringify([{ ...clause, check: waiver.check }]),
      'It names more than one of check, clause and area',
    ],
    [
      'an unknown check',
      JSON.stringify([{ ...waiver, check: 'events/limit-above-maximum' }]),
      "at /0/check is invalid: There is no check 'events/limit-above-maximum'. Did you mean events/limit-above-max",
    ],
    ['an area as a check', JSON.stringify([{ ...waiver, check: 'events' }]), "There is no check 'events'."],
    [
      'the failures of an area',
      JSON.stringify([{ ...waiver, check: undefined, area: 'events' }]),
      'at /0 is invalid: The failures of a whole area cannot be waived',
    ],
    [
      'an unknown area',
      JSON.stringify([{ ...waiver, accepts: 'inconclusive', check: undefined, area: 'event' }]),
      "at /0/area is invalid: There is no area 'event'. Did you mean event-card or events",
    ],
    [
      'something else accepted',
      JSON.stringify([{ ...waiver, accepts: 'undecided' }]),
      'at /0/accepts is invalid: Expected one of failures, inconclusive.',
    ],
    [
      'an unknown clause',
      JSON.stringify([{ ...clause, clause: 'events.limit.above' }]),
      'Did you mean events.limit.above-max',
    ],
    [
      'no day',
      JSON.stringify([{ ...waiver, expires: '31.12.2026' }]),
      'at /0/expires is invalid: Expected a day',
    ],
    [
      'a day that is in no calendar',
      JSON.stringify([{ ...waiver, expires: '2027-02-29' }]),
      'Expected a day',
    ],
    [
      'a day in more than a year',
      JSON.stringify([{ ...waiver, expires: '2027-11-21' }]),
      'The latest possible day is 2027-11-20.',
    ],
    [
      'two for one check',
      JSON.stringify([waiver, clause, waiver]),
      'at /2 is invalid: There is more than one waiver for events/limit-above-max.',
    ],
    [
      'two for one area',
      JSON.stringify(
        [1, 2].map(() => ({ ...waiver, accepts: 'inconclusive', check: undefined, area: 'events' })),
      ),
      'There is more than one waiver for area events while inconclusive.',
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

describe('what the gate is asked for', { timeout: 300_000 }, () => {
  it.each([
    [['--fail-on', 'warns'], 'Expected one or more of warn, inconclusive, not-tested'],
    [['--allow-inconclusive', 'no-data,flaky'], 'Expected one or more of no-data, precondition-unreached'],
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

describe('allowed reasons', { timeout: 300_000 }, () => {
  const empty = ['run', '--reference', '--seed', '3', '--variant', 'corpus.empty', '--check', 'errors'];
  const allowing = ['--allow-inconclusive', 'no-data'];
  const because = 'accepts nothing in this run: the deployment showed no Event.';

  it('pass no empty deployment, in a run, in its report and in its shards', async () => {
    const folder = folders.make();
    const whole = await program([...empty, ...allowing], { out: folder, now });
    expect(whole.exitCode).toBe(2);
    const report = JSON.parse(whole.files['report.json'] ?? '');
    expect(report.counts.undecided).toBeGreaterThan(0);
    expect(report.counts.decided).toBeGreaterThan(10 * report.counts.undecided);
    expect(report.gate).toMatchObject({ allowed: [], notices: [expect.stringContaining(because)] });
    expect(whole.out.replace(/\s+/g, ' ')).toContain(because);
    expect(whole.files['report.html']).toContain(because);

    const rebuilt = await program(['report', join(folder, 'events.ndjson')], { out: folders.make(), now });
    expect(rebuilt.exitCode).toBe(2);

    const shards = [folders.make(), folders.make()];
    for (const [index, out] of shards.entries())
      await program([...empty, ...allowing, '--shard', `${index + 1}/2`], { out, now });
    const merged = await program(['merge', ...shards], { out: folders.make(), now });
    expect(merged.exitCode).toBe(2);
    expect(JSON.parse(merged.files['report.json'] ?? '').gate.notices).toEqual(report.gate.notices);
  });

  it('give way to names, which pass it', async () => {
    const path = join(folders.make(), 'waivers.json');
    const area = { ...waiver, check: undefined, accepts: 'inconclusive', area: 'errors' };
    writeFileSync(path, JSON.stringify([area]));
    const { exitCode, files } = await program([...empty, ...allowing, '--waivers', path], {
      out: folders.make(),
      now,
    });
    expect(exitCode).toBe(0);
    expect(JSON.parse(files['report.json'] ?? '').gate.notices).toEqual([]);
  });

  it('come with a notice where they accept more than a tenth', async () => {
    const args = ['--check', 'events/office-forms', '--variant', 'corpus.without-offices', ...allowing];
    const { exitCode, out } = await run('[]', args, '');
    expect(exitCode).toBe(0);
    expect(out).toContain('--allow-inconclusive accepts 1 of 3 required checks.');
  });
});
