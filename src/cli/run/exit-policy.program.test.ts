import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

describe('a waiver file', { timeout: 60_000 }, () => {
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
    ['neither check nor clause', lacking('check'), 'It names neither a check nor a clause'],
    ['both', JSON.stringify([{ ...clause, check: waiver.check }]), 'It names both a check and a clause'],
    [
      'an unknown check',
      JSON.stringify([{ ...waiver, check: 'events/limit-above-maximum' }]),
      "at /0/check is invalid: There is no check 'events/limit-above-maximum'. Did you mean events/limit-above-max",
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

afterEach(() => folders.remove());

const noon = Date.parse('2026-11-20T12:00:00Z');
const clamped = 'events.limit.clamped-in-silence';

/** A run of a few checks against the reference with faults. */
async function baselineRun(faults: readonly string[], args: readonly string[] = [], now = () => noon) {
  const checks = ['events/limit-above-max', 'event-card/texts'].flatMap((id) => ['--check', id]);
  const planted = faults.flatMap((id) => ['--fault', id]);
  const out = folders.make();
  const ran = await program(['run', '--reference', '--seed', '3', ...planted, ...checks, ...args], {
    out,
    now,
  });
  const report = ran.files['report.json'];
  return {
    ...ran,
    path: join(out, 'report.json'),
    report: report === undefined ? undefined : JSON.parse(report),
  };
}

const baseline = (args: readonly string[], environment: Record<string, string> = {}) =>
  program(['baseline', ...args], { environment });

const statesIn = (report: {
  readonly gate: { readonly baseline: readonly { check: string; state: string }[] };
}) => report.gate.baseline.map(({ check, state }) => `${check} ${state}`);

describe('a baseline', { timeout: 60_000 }, () => {
  it('lets through what it has, fails what is new, and tells what is fixed', async () => {
    const first = await baselineRun([clamped]);
    expect(first.exitCode).toBe(1);
    const file = join(folders.make(), 'baseline.json');
    const made = await baseline([first.path, '--out', file, '--reason', 'known since the start']);
    expect(made).toMatchObject({ exitCode: 0, out: `${file}: 1 added, 0 removed, 0 kept.\n` });
    for (const given of [file, first.path]) {
      const again = await baselineRun([clamped], ['--baseline', given]);
      expect(again).toMatchObject({ exitCode: 0, report: { verdict: 'non-conformant' } });
      expect(statesIn(again.report)).toEqual(['events/limit-above-max known']);
    }
    const more = await baselineRun([clamped, 'card.title-null'], ['--baseline', file]);
    expect(more.exitCode).toBe(1);
    expect(more.report.gate.blocked).toMatchObject([{ why: 'failed', checks: ['event-card/texts'] }]);
    expect(more.out).toMatch(/Exit policy\n +new +event-card\/texts at listEvents/);
    const before = readFileSync(file, 'utf8');
    const fixed = await baselineRun([], ['--baseline', file]);
    expect(fixed.exitCode).toBe(0);
    expect(fixed.out).toMatch(/fixed +events\/limit-above-max/);
    const narrow = await baselineRun([clamped], ['--baseline', file, '--check', 'errors/invalid-days']);
    expect(statesIn(narrow.report)).toContain('events/limit-above-max known');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('keeps what was not exercised, and drops only what a report shows to be fixed', async () => {
    const file = join(folders.make(), 'baseline.json');
    const both = await baselineRun([clamped, 'card.title-null']);
    await baseline([both.path, '--out', file, '--expires', '2026-12-31']);
    const entries = () => JSON.parse(readFileSync(file, 'utf8')).entries;
    expect(entries()).toHaveLength(2);
    const half = await program(
      ['run', '--reference', '--seed', '3', '--check', 'event-card/texts', '--check', 'errors/invalid-days'],
      { out: folders.make(), now: () => noon },
    );
    const path = join(folders.make(), 'report.json');
    writeFileSync(path, half.files['report.json'] ?? '');
    expect(await baseline(['--prune-with', path, '--out', file])).toMatchObject({
      out: `${file}: 0 added, 1 removed, 1 kept.\n`,
    });
    expect(entries()).toMatchObject([
      { check: 'events/limit-above-max', since: '2026-11-20', expires: '2026-12-31' },
    ]);
  });

  it('lets nothing through after its day', async () => {
    const file = join(folders.make(), 'baseline.json');
    await baseline([(await baselineRun([clamped])).path, '--out', file, '--expires', '2026-11-20']);
    expect((await baselineRun([clamped], ['--baseline', file])).exitCode).toBe(0);
    const late = await baselineRun([clamped], ['--baseline', file], () => noon + 86_400_000);
    expect(late.exitCode).toBe(1);
    expect(statesIn(late.report)).toEqual(['events/limit-above-max expired']);
  });

  it('has an entry a line in a fixed order, and entries stay as people wrote them', async () => {
    const file = join(folders.make(), 'baseline.json');
    const one = await baselineRun([clamped]);
    await baseline([one.path, '--out', file]);
    const text = readFileSync(file, 'utf8').replace('"since"', '"owner":"events","since"');
    writeFileSync(file, text);
    await baseline([(await baselineRun([clamped, 'card.title-null'])).path, '--out', file]);
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"id"'));
    expect(lines.map((line) => JSON.parse(line.replace(/,$/, '')))).toMatchObject([
      { check: 'event-card/texts' },
      { check: 'events/limit-above-max', owner: 'events' },
    ]);
    const again = readFileSync(file, 'utf8');
    await baseline([one.path, '--out', file]);
    expect(readFileSync(file, 'utf8')).toBe(again);
  });

  it('stays with a run that is resumed', async () => {
    const first = await baselineRun([clamped]);
    const { files } = await baselineRun([clamped], ['--baseline', first.path]);
    const log = join(folders.make(), 'events.ndjson');
    writeFileSync(log, (files['events.ndjson'] ?? '').split('\n').slice(0, 9).join('\n'));
    const resumed = await program(['run', '--resume', log], { now: () => noon });
    expect(resumed).toMatchObject({ exitCode: 0, err: '' });
    expect(resumed.out).toMatch(/known +1 failure of the baseline/);
  });
});

describe('the command baseline', { timeout: 60_000 }, () => {
  it.each(['true', '1'])('changes nothing where CI is %s', async (CI) => {
    const file = join(folders.make(), 'baseline.json');
    const { exitCode, err } = await baseline(['report.json', '--out', file], { CI });
    expect([exitCode, existsSync(file)]).toEqual([3, false]);
    expect(err).toContain('cannot be changed while CI is set');
  });

  it('needs a report, a day of the calendar and a place', async () => {
    const file = join(folders.make(), 'baseline.json');
    expect(await baseline(['--out', file])).toMatchObject({ exitCode: 3 });
    expect((await baseline(['/nowhere/report.json', '--out', file])).err).toContain('cannot be read');
    expect((await baseline(['r.json', '--expires', 'tomorrow'])).err).toContain('Expected a day');
    const { path } = await baselineRun([]);
    expect((await baseline([path, '--out', join(file, 'below')])).err).toContain('cannot be written');
    expect(existsSync(file)).toBe(false);
  });
});

describe('a baseline that cannot be used', { timeout: 60_000 }, () => {
  const entry = {
    id: '9f2b',
    check: 'events/limit-above-max',
    operation: 'listEvents',
    place: '/limit',
    since: '2026-11-20',
  };
  const id = /must be ([0-9a-f]{16})\./;
  const file = (entries: readonly unknown[], version = 1) => JSON.stringify({ baseline: version, entries });

  it.each([
    ['no JSON', '{', 'is not JSON'],
    ['another document', '{}', "is invalid: The member 'baseline' is missing"],
    ['a report of another version', '{"format": 2}', 'has format 2; this version reads 3'],
    ['a list', '[]', 'is not the report of a run'],
    ['a later form', file([], 2), 'at /baseline is invalid: This version reads baseline format 1.'],
    [
      'an unknown member',
      file([{ ...entry, expiry: '2026-12-01' }]),
      "at /entries/0 is invalid: There is no member 'expiry'",
    ],
    [
      'an entry without a day',
      file([{ ...entry, since: undefined }]),
      "at /entries/0 is invalid: The member 'since' is missing.",
    ],
    ['a bad day', file([{ ...entry, expires: '2027-02-30' }]), 'at /entries/0/expires is invalid'],
    [
      'an id that is not its own',
      file([entry]),
      'at /entries/0 is invalid: The id of events/limit-above-max',
    ],
  ])('says where and why: %s', async (_, text, message) => {
    const path = join(folders.make(), 'baseline.json');
    writeFileSync(path, text);
    const { exitCode, err, files } = await baselineRun([], ['--baseline', path]);
    expect(err).toContain(message);
    expect([exitCode, files]).toEqual([3, {}]);
  });

  it('says where an entry stands twice', async () => {
    const path = join(folders.make(), 'baseline.json');
    writeFileSync(path, file([entry]));
    const own = { ...entry, id: id.exec((await baselineRun([], ['--baseline', path])).err)?.[1] };
    writeFileSync(path, file([own, own]));
    expect((await baselineRun([], ['--baseline', path])).err).toContain(
      'at /entries/1 is invalid: The entry is a duplicate',
    );
  });
});
