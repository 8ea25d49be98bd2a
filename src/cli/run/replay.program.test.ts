import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReportDocument } from '../../../reports/json.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { answering, key, program, temporaryFolder } from '../whole-program.test-data.js';

const { http, deadPort, close } = loopback();
const folders = temporaryFolder();
afterEach(async () => {
  await close();
  folders.remove();
});

function file(content: unknown): string {
  const path = join(folders.make(), 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const noon = Date.parse('2026-11-20T12:00:00Z');
/** A clock that goes on from an instant, so that no test meets midnight. */
function from(instant: number) {
  const began = performance.now();
  return () => instant + performance.now() - began;
}

const generated = 'events/window-bounds';
const row = 'events/limit-above-max';
const invariant = 'event-card/texts';
const ids = [generated, row, invariant];

/** The report of a run in which a generated input, a row of a table and an invariant fail. */
let faulty: ReportDocument;
beforeAll(async () => {
  const out = folders.make();
  const faults = ['list.date_end.dropped', 'events.limit.clamped-in-silence', 'card.title-null'];
  const { files, out: console } = await program(
    [
      'run',
      '--reference',
      ...faults.flatMap((each) => ['--fault', each]),
      ...ids.flatMap((each) => ['--check', each]),
    ],
    { out, now: from(noon) },
  );
  expect(console).toMatch(/^Re-run the failures: npx ei-conformance replay \S+\/report\.json$/m);
  faulty = JSON.parse(files['report.json'] ?? '');
}, 60_000);

const replay = (report: unknown, args: readonly string[] = [], now = from(noon)) =>
  program(['replay', file(report), ...args], { now });
/** The faulty report, of another target. */
const against = (baseUrl: string) => {
  const { reference: _reference, ...target } = faulty.run.target;
  return { ...faulty, run: { ...faulty.run, target: { ...target, baseUrl } } };
};

describe('a replay', { timeout: 300_000 }, () => {
  it('against the reference with the same faults finds what was found', async () => {
    const { exitCode, out, err } = await replay(faulty);
    expect({ exitCode, err }).toEqual({ exitCode: 1, err: '' });
    expect(out.match(/^ {4}now .*$/gm)).toEqual(ids.map(() => '    now       still fails (1 of 1 try)'));
    for (const id of ids) expect(out).toContain(`    ${id}\n`);
    expect(out).toMatch(/ {4}request {3}curl .*\n.*--seed 1 --check event-card\/texts/);
    // What is printed again is what the report has.
    for (const { failure } of faulty.checks.filter(({ id }) => ids.includes(id)))
      expect(out).toContain(`    replay    ${failure?.replay}\n`);
    expect(out).toMatch(/\nstill fails: 3\. Exit code 1\.\n$/);
  });

  it('keeps the preset of the run in the commands that it prints', async () => {
    const { files } = await program(
      [
        'run',
        '--reference',
        '--fault',
        'events.limit.clamped-in-silence',
        '--preset',
        'gate',
        '--check',
        row,
      ],
      { out: folders.make(), now: from(noon) },
    );
    const report: ReportDocument = JSON.parse(files['report.json'] ?? '');
    const line = report.checks.find(({ id }) => id === row)?.failure?.replay;
    expect(line).toContain(' --preset gate ');
    expect((await replay(report)).out).toContain(`    replay    ${line}\n`);
  });

  it('of a generated input sends the simplified one', async () => {
    const { out } = await replay(faulty, [generated, '--json']);
    const told = faulty.checks.find(({ id }) => id === generated)?.failure;
    const [{ failure, notes }] = JSON.parse(out).replays;
    expect(told?.place).toMatch(/^\d+:/);
    expect(failure).toMatchObject({ input: told?.input, place: told?.place });
    expect(failure.exchanges.at(-1).request).toEqual(faulty.exchanges[told?.exchanges.at(-1) ?? '']?.request);
    expect(notes).toEqual([]);
  });

  it('against the reference without faults finds nothing', async () => {
    expect(await replay(faulty, ['--reference'])).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('\nno longer fails: 3. Exit code 0.\n'),
    });
    expect(await replay(faulty, ['--reference', '--fault', 'card.title-null'])).toMatchObject({
      exitCode: 1,
      out: expect.stringContaining('\nstill fails: 1 · no longer fails: 2. Exit code 1.\n'),
    });
  });

  it('on another day tells that the input is another', async () => {
    const { out, exitCode } = await replay(faulty, [generated], from(noon + 3 * 86_400_000));
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^ {4}note {6}data or day changed: the input is now\s+\{/m);
  });

  it('takes its keys from a named configuration file', async () => {
    const keys = new Set<string | undefined>();
    const origin = await http((request, reply) => {
      keys.add(request.headers.authorization);
      answering({})(request, reply);
    });
    const config = join(folders.make(), 'mine.json');
    writeFileSync(config, JSON.stringify({ keys: { full: 'svc_sk_of_the_file' } }));
    const args = ['replay', file(against(origin)), '--config', config];
    await program(args, { environment: {} });
    expect(keys).toContain('Bearer svc_sk_of_the_file');
    expect(await program([...args, '--config', `${config}.none`])).toMatchObject({ exitCode: 3 });
  });

  it('of one failure is named by its fingerprint or the beginning of it', async () => {
    const { fingerprint = '' } = faulty.checks.find(({ id }) => id === row)?.failure ?? {};
    for (const name of [fingerprint, fingerprint.slice(0, 6)]) {
      const { out } = await replay(faulty, [name, '--json']);
      expect(JSON.parse(out)).toMatchObject({ exitCode: 1, replays: [{ id: row, fingerprint }] });
      expect(JSON.parse(out).replays).toHaveLength(1);
    }
  });

  it('of one failure is named by its clause or its group', async () => {
    const clause = faulty.checks.find(({ id }) => id === row)?.failure?.finding.clause;
    const group = faulty.defects.find(({ checks }) => checks.includes(row))?.fingerprint;
    for (const name of [clause, group]) {
      const { out } = await replay(faulty, [name ?? '', '--json']);
      expect(JSON.parse(out).replays).toMatchObject([{ id: row }]);
    }
  });

  it('of a name that is nearly one of the report proposes that', async () => {
    const { clause = '' } = faulty.checks.find(({ id }) => id === row)?.failure?.finding ?? {};
    const { exitCode, err } = await replay(faulty, [`${clause}x`]);
    expect(exitCode).toBe(3);
    expect(err).toContain(`Did you mean ${clause}`);
  });

  it('decides nothing where the target has no data', async () => {
    const nothing = { success: true, data: [], pagination: { limit: 25, next_cursor: null } };
    const { exitCode, out } = await replay(against(await http(answering(nothing))), [invariant]);
    expect(exitCode).toBe(2);
    expect(out).toContain('undecided (no-data)');
    expect(out).not.toMatch(/canary/i);
  });

  it('goes to the target of the report, with the key of the environment', async () => {
    const keys = new Set<string | undefined>();
    const origin = await http((request, reply) => {
      keys.add(request.headers.authorization);
      answering({ success: true, data: [{ id: 'conflict_0', title: null }] })(request, reply);
    });
    const { exitCode, out } = await replay(against(origin), [invariant]);
    expect(exitCode).toBe(1);
    expect(out).toContain(origin);
    expect(out).not.toContain(key);
    expect(keys).toContain(`Bearer ${key}`);
  });

  it('that is interrupted exits with 4', async () => {
    const path = file(faulty);
    expect(await program(['replay', path], { signal: AbortSignal.abort() })).toMatchObject({
      exitCode: 4,
      err: 'Interrupted: 0 of 3 failures were repeated.\n',
    });
  });

  it('of a report without failures has nothing to do', async () => {
    const checks = faulty.checks.map(({ failure: _failure, ...each }) => each);
    expect(await replay({ ...faulty, checks })).toMatchObject({ exitCode: 0, err: '' });
    const { out } = await replay({ ...faulty, checks }, ['--json']);
    expect(JSON.parse(out)).toMatchObject({ exitCode: 0, replays: [] });
  });
});

describe('a replay that cannot begin', { timeout: 300_000 }, () => {
  const says = async (report: unknown, args: readonly string[], message: string | RegExp) => {
    const { exitCode, err } = await replay(report, args);
    expect(err).toMatch(message);
    expect(exitCode).toBe(3);
  };

  it('for a target that went away', async () => {
    await says(against(`http://127.0.0.1:${await deadPort()}`), [], /ECONNREFUSED[\s\S]*Check host and port/);
  });

  it('for a name that no failure has, and shows the nearest', async () => {
    await says(
      faulty,
      ['events/limit-abov-max'],
      /no failure 'events\/limit-abov-max'[\s\S]*events\/limit-above-max/,
    );
    await says(faulty, ['zzz'], /no failure 'zzz'[\s\S]*Its failures are /);
  });

  it('for a name that several failures have', async () => {
    await says(faulty, [''], /several failures[\s\S]*Name one of .*event-card\/texts/);
  });

  it('for a file that is no whole report of this format', async () => {
    await says(JSON.stringify(faulty).slice(0, 5000), [], 'is not JSON');
    await says({ ...faulty, format: 99 }, [], 'format 99; this version reads 3');
    for (const each of [[], null, {}, 7]) await says(each, [], 'is not the report of a run');
    await says(
      JSON.stringify(faulty).replace(/"place":"\d[^"]*"/, '"place":7'),
      [],
      /at \/checks\/\d+\/failure\/place, it must be string/,
    );
    const { exitCode, err } = await program(['replay', '/nowhere/report.json']);
    expect({ exitCode, err }).toMatchObject({ exitCode: 3, err: expect.stringContaining('/nowhere') });
  });

  it('for flags that do not belong together', async () => {
    await says(faulty, ['--fault', 'card.title-null'], 'Add --reference');
    await says(faulty, ['--reference', '--base-url', 'http://127.0.0.1:1'], 'Both');
    await says(faulty, ['--reference', '--fault', 'card.titel-null'], "no fault 'card.titel-null'");
  });

  it('with keys that belong to another deployment than the one that the report names', async () => {
    let asked = 0;
    const origin = await http((request, reply) => {
      asked += 1;
      answering({})(request, reply);
    });
    const path = file(against(origin));
    const config = join(folders.make(), 'mine.json');
    writeFileSync(config, JSON.stringify({ baseUrl: 'https://api.test', keys: { full: key } }));
    const elsewhere = { EI_API_KEY: key, EI_BASE_URL: 'https://api.test' };
    for (const [args, environment] of [
      [[], elsewhere],
      [['--config', config], {}],
    ] as const) {
      const { exitCode, err } = await program(['replay', path, ...args], { environment });
      expect(exitCode).toBe(3);
      expect(err).toContain('names another deployment');
    }
    expect(asked).toBe(0);
    const named = await program(['replay', path, invariant], {
      environment: { ...elsewhere, EI_BASE_URL: `${origin}/` },
    });
    expect(named.err).toBe('');
    expect(asked).toBeGreaterThan(0);
  });

  it('without a key', async () => {
    const path = file(against(await http(answering({}))));
    expect(await program(['replay', path], { environment: {} })).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('Set EI_API_KEY'),
    });
  });
});
