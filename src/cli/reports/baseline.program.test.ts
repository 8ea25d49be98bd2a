import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from '../whole-program.test-data.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

const noon = Date.parse('2026-11-20T12:00:00Z');
const clamped = 'events.limit.clamped-in-silence';
const offices = ['--check', 'events/office-forms'];
const withoutOffices = [...offices, '--variant', 'corpus.without-offices'];

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

describe('a baseline', { timeout: 300_000 }, () => {
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

  it('accepts what was inconclusive before, and not what was decided', async () => {
    const file = join(folders.make(), 'baseline.json');
    const decided = await baselineRun([], offices);
    await baseline([decided.path, '--out', file]);
    const worse = await baselineRun([], [...withoutOffices, '--baseline', file]);
    expect(worse.exitCode).toBe(2);
    expect(worse.out).toMatch(/new +1 inconclusive check: events\/office-forms\n +blocks/);
    expect(await baseline([worse.path, '--out', file])).toMatchObject({
      out: `${file}: 1 added (1 inconclusive), 0 removed, 0 kept.\n`,
    });
    for (const given of [file, worse.path]) {
      const again = await baselineRun([], [...withoutOffices, '--baseline', given]);
      expect(again).toMatchObject({ exitCode: 0, report: { verdict: 'incomplete' } });
      expect(again.report.gate.allowed).toEqual(['events/office-forms']);
      expect(again.out).toMatch(/known +1 inconclusive check of the baseline/);
      expect(again.out).toContain('the exit policy accepts it: 1 undecided check. Exit code 0.');
    }
    const better = await baselineRun([], [...offices, '--baseline', file]);
    expect(better.exitCode).toBe(0);
    expect(better.out).toMatch(/fixed +1 inconclusive check: events\/office-forms/);
    expect(await baseline(['--prune-with', better.path, '--out', file])).toMatchObject({
      out: `${file}: 0 added, 1 removed, 0 kept.\n`,
    });
  });

  it('of failures alone accepts no inconclusive check', async () => {
    const file = join(folders.make(), 'baseline.json');
    await baseline([(await baselineRun([clamped])).path, '--out', file]);
    const { exitCode, report } = await baselineRun([clamped], [...withoutOffices, '--baseline', file]);
    expect(exitCode).toBe(2);
    expect(report.gate.blocked).toMatchObject([{ checks: ['events/office-forms'] }]);
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

describe('the command baseline', { timeout: 300_000 }, () => {
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

describe('a baseline that cannot be used', { timeout: 300_000 }, () => {
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
