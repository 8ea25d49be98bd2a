import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from './whole-program.test-data.js';

const folders = temporaryFolder();
afterAll(() => folders.remove());

const few = ['events/limit-above-max', 'events/limit-refused', 'errors/invalid-days', 'event-card'].flatMap(
  (id) => ['--check', id],
);
const faults = ['--fault', 'events.limit.clamped-in-silence'];
const now = () => Date.parse('2026-11-20T12:00:00Z');

/** A run of a few checks, in a folder. */
const run = async (out: string, args: readonly string[] = []) =>
  program(['run', '--reference', '--seed', '3', ...few, ...faults, ...args], { out, now });

const shards = folders.make();
const at = (name: string) => join(shards, name);

describe('merge', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await run(at('a'), ['--shard', '1/2']);
    await run(at('b'), ['--shard', '2/2']);
  }, 60_000);

  it('makes the report of the whole run, of a folder or of its parts in any order', async () => {
    const whole = await run(folders.make());
    const { checks } = JSON.parse(whole.files['report.json'] ?? '');
    const outcomes = (report: string | undefined) =>
      JSON.parse(report ?? '').checks.map((each: { id: string; outcome: string; required: boolean }) => [
        each.id,
        each.outcome,
        each.required,
      ]);
    for (const paths of [[shards], [join(at('b'), 'events.ndjson'), at('a')]]) {
      const merged = await program(['merge', ...paths], { out: folders.make() });
      expect(merged).toMatchObject({ exitCode: whole.exitCode, err: '' });
      expect(Object.keys(merged.files).toSorted()).toEqual(Object.keys(whole.files).toSorted());
      expect(outcomes(merged.files['report.json'])).toHaveLength(checks.length);
      expect(outcomes(merged.files['report.json'])).toEqual(outcomes(whole.files['report.json']));
      expect(merged.out.split('\n').at(-2)).toBe(
        whole.out.split('\n').findLast((line) => line.includes('Exit code')),
      );
    }
  });

  it('leaves a log that its report can be made of again', async () => {
    const merged = await program(['merge', shards], { out: folders.make() });
    const folder = folders.make();
    writeFileSync(join(folder, 'events.ndjson'), merged.files['events.ndjson'] ?? '');
    const again = await program(['report', join(folder, 'events.ndjson')], { out: folders.make() });
    expect(again.files['report.json']).toBe(merged.files['report.json']);
  });

  it('is told apart from a whole run: a shard says which it is', async () => {
    const { out, files, exitCode } = await run(folders.make(), ['--shard', '2/2']);
    expect(out).toContain('seed 3, shard 2/2');
    expect(JSON.parse(files['report.json'] ?? '').run.shard).toEqual({ index: 2, of: 2 });
    expect([0, 1]).toContain(exitCode);
  });

  it('goes on with a shard that was cut short as the shard that it is', async () => {
    const out = folders.make();
    await run(out, ['--shard', '1/2', '--max-requests', '14']);
    const resumed = await program(['run', '--resume', join(out, 'events.ndjson'), '--max-requests', '300'], {
      now,
    });
    expect(resumed.err).toBe('');
    const merged = await program(['merge', out, at('b')], { out: folders.make() });
    const whole = await program(['merge', shards], { out: folders.make() });
    expect(merged.exitCode).toBe(whole.exitCode);
  });

  const says = async (paths: readonly string[], message: RegExp, out = folders.make()) => {
    const before = readdirSync(out);
    const { exitCode, err } = await program(['merge', ...paths, '--out', out]);
    expect(err).toMatch(message);
    expect(exitCode).toBe(3);
    expect(readdirSync(out)).toEqual(before);
  };

  it('refuses what is missing, double or whole', async () => {
    await says([at('a')], /Of 2 shards one is missing: 2\/2\./);
    await says([at('a'), at('b'), at('a')], /Shard 1\/2 is there twice: .*a.* and .*a/);
    const whole = folders.make();
    await run(whole);
    await says([at('a'), whole], /is the log of a whole run/);
    await says(['/nowhere'], /\/nowhere cannot be read/);
    await says([folders.make()], /There is no events\.ndjson in/);
    const broken = folders.make();
    writeFileSync(join(broken, 'events.ndjson'), '{"a":1}\n{}\n');
    await says([broken], /events\.ndjson: Line 1 of the log is not an event/);
    await says([shards], /would replace/, at('a'));
  });

  it.each([
    ['seed', ['--seed', '4'], /its seed is 4, not 3/],
    ['selection', ['--check', 'stories/reply-cards'], /its selection of checks is .*stories/],
    ['number of shards', ['--shard', '2/3'], /the number of its shards is 3, not 2/],
    ['target', ['--fault', 'card.title-null'], /its target is .*card\.title-null/],
    ['gate', ['--fail-on', 'warn'], /what its gate lets through is/],
  ])('refuses a foreign shard by its %s', async (_, args, message) => {
    const out = folders.make();
    await run(out, ['--shard', '2/2', ...args]);
    await says([at('a'), out], message);
  });

  it.each([
    [
      'version',
      (log: string) => log.replace('"version":"0.0.0"', '"version":"0.0.1"'),
      /version of its suite is 0\.0\.1/,
    ],
    [
      'ledger',
      (log: string) => log.replace(/"ledger":"sha256:\w+"/, '"ledger":"sha256:0"'),
      /its suite is .* sha256:0/,
    ],
    [
      'contract',
      (log: string) => log.replace(/"contract":\{"digest":"sha256:\w+"/, '"contract":{"digest":"sha256:0"'),
      /the contract of its target is sha256:0/,
    ],
  ])('refuses a foreign shard by its %s', async (_, edited, message) => {
    const log = join(folders.make(), 'events.ndjson');
    writeFileSync(log, edited(readFileSync(join(at('b'), 'events.ndjson'), 'utf8')));
    await says([at('a'), log], message);
  });
});
