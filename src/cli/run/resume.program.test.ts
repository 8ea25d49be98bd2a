import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isRest } from '../../tier.test-data.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { startReference } from '../reference/deployment.js';
import { answering, program, temporaryFolder } from '../whole-program.test-data.js';

const folders = temporaryFolder();
const { http, close } = loopback();
afterEach(async () => {
  await close();
  folders.remove();
});

const few = [
  'events/limit-above-max',
  'events/limit-refused',
  'errors/invalid-days',
  'events/window-days',
].flatMap((id) => ['--check', id]);

/** Outcomes by check, as the report in a folder has them. */
const outcomesIn = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    JSON.parse(files['report.json'] ?? '').checks.map((each: { id: string; outcome: string }) => [
      each.id,
      each.outcome,
    ]),
  );

/** A run of a few checks at the reference with two faults, one of them an invariant's. */
async function whole(args: readonly string[] = []) {
  const out = folders.make();
  const faults = ['card.title-null', 'events.limit.clamped-in-silence'].flatMap((id) => ['--fault', id]);
  const ran = await program(
    ['run', '--reference', ...faults, ...few, '--check', 'event-card', '--seed', '3', ...args],
    { out },
  );
  return { ...ran, log: join(out, 'events.ndjson'), text: ran.files['events.ndjson'] ?? '' };
}

describe('a run that was cut short', { timeout: 300_000 }, () => {
  it.runIf(isRest)('is finished with the same outcomes, wherever its log was cut off', async () => {
    const unbroken = await whole();
    expect(outcomesIn(unbroken.files)).toMatchObject({ 'event-card/texts': 'fail' });
    const lines = unbroken.text.split('\n');
    const places = lines.flatMap((line, index) => (line.includes('"check-finished"') ? [index] : []));
    // Behind its first line, among the checks, among the invariants, and before its last word.
    for (const cut of [1, ...places.slice(-22, -16), ...places.slice(-3)]) {
      const folder = folders.make();
      const log = join(folder, 'events.ndjson');
      writeFileSync(log, `${lines.slice(0, cut).join('\n')}\n${lines[cut]?.slice(0, 20)}`);
      const resumed = await program(['run', '--resume', log]);
      expect(resumed).toMatchObject({ exitCode: unbroken.exitCode, err: '' });
      expect(resumed.out).toContain('resumed');
      const rebuilt = await program(['report', log], { out: folder });
      expect(outcomesIn(rebuilt.files)).toEqual(outcomesIn(unbroken.files));
    }
  });

  it('does not ask again for what is decided, nor spend more than was allowed in all', async () => {
    const short = await whole(['--max-requests', '25']);
    expect(short.exitCode).not.toBe(0);
    expect(short.out).toContain('Finish the run: npx ei-conformance run --resume');
    const resumed = await program(['run', '--resume', short.log, '--max-requests', '60']);
    expect(resumed.out).toMatch(/resumed +\d+ checks? already finished, 25 requests sent/);
    const report = await program(['report', short.log], { out: folders.make() });
    expect(JSON.parse(report.files['report.json'] ?? '').cost.requests).toBeLessThanOrEqual(60);
  });

  it('is named by its folder, and keeps the reporters that it named', async () => {
    const short = await whole(['--max-requests', '25', '--reporter', 'json', '--reporter', 'markdown']);
    const folder = dirname(short.log);
    const names = ['events.ndjson', 'report.json', 'report.md'];
    expect(Object.keys(short.files).toSorted()).toEqual(names);
    const resumed = await program(['run', '--resume', folder, '--max-requests', '40']);
    expect(resumed).toMatchObject({ err: '', out: expect.stringContaining('report.json, report.md\n') });
    expect(readdirSync(folder).toSorted()).toEqual(names);
    // Those that are named now replace them.
    await program(['run', '--resume', folder, '--max-requests', '60', '--reporter', 'badge']);
    expect(readdirSync(folder).toSorted()).toEqual(['badge.json', 'events.ndjson', 'report.json']);
  });

  it('goes on after Ctrl-C', async () => {
    const interruption = new AbortController();
    const server = await startReference({ now: Date.now, faults: [], variants: [] });
    const out = folders.make();
    let requests = 0;
    const origin = await http(async (request, reply) => {
      requests += 1;
      if (requests === 20) interruption.abort();
      const answer = await fetch(`${server.url}${request.url}`, {
        headers: { authorization: String(request.headers.authorization) },
      });
      reply.writeHead(answer.status, { 'content-type': 'application/json' });
      reply.end(await answer.text());
    });
    const environment = { EI_API_KEY: server.keys.full ?? '' };
    const args = ['run', '--base-url', origin, ...few, '--seed', '3'];
    const broken = await program(args, { out, environment, signal: interruption.signal });
    expect(broken.exitCode).toBe(4);
    const foreign = await program(['run', '--resume', join(out, 'events.ndjson')], {
      environment: { ...environment, EI_BASE_URL: 'https://api.test' },
    });
    expect(foreign).toMatchObject({ exitCode: 3, err: expect.stringContaining('names another deployment') });
    const resumed = await program(['run', '--resume', join(out, 'events.ndjson')], { environment });
    const unbroken = await program(args, { out: folders.make(), environment });
    await server.close();
    expect(resumed.out.split('\n').filter((line) => line.includes('Exit code'))).toEqual(
      unbroken.out.split('\n').filter((line) => line.includes('Exit code')),
    );
  });
});

describe('a run that cannot be resumed', { timeout: 300_000 }, () => {
  const says = async (args: readonly string[], message: RegExp) => {
    const { exitCode, err } = await program(['run', '--resume', ...args]);
    expect(err).toMatch(message);
    expect(exitCode).toBe(3);
  };

  it('says why: it is complete', async () => {
    const { log } = await whole();
    await says([log], /is complete[\s\S]*ei-conformance report/);
  });

  it('says why: another version began it', async () => {
    const { log, text } = await whole(['--max-requests', '20']);
    writeFileSync(log, text.replace('"version":"0.0.0"', '"version":"0.0.1"'));
    await says([log], /written by version 0\.0\.1; this is version 0\.0\.0/);
  });

  it('says why: there is no log, or it is none', async () => {
    await says(['/nowhere/events.ndjson'], /cannot be read/);
    await says([folders.make()], /There is no events\.ndjson in /);
    const file = join(folders.make(), 'events.ndjson');
    writeFileSync(file, '{"a":1}\n{"b":2}\n');
    await says([file], /Line 1 of the log is not an event/);
    writeFileSync(file, '');
    await says([file], /does not begin with a run-started event/);
  });

  it.each([
    ['--seed', '4'],
    ['--base-url', 'http://127.0.0.1:1'],
    ['--check', 'events'],
    ['--preset', 'gate'],
  ])('says why: %s is given anew', async (flag, value) => {
    const { log, text } = await whole(['--max-requests', '20']);
    expect(text).not.toBe('');
    await says([log, flag, value], /keeps its settings/);
  });

  it('says why: the target is gone', async () => {
    const out = folders.make();
    const origin = await http(answering({ success: true, data: [] }));
    await program(['run', '--base-url', origin, ...few, '--max-requests', '20'], { out });
    await close();
    await says([join(out, 'events.ndjson')], /ECONNREFUSED/);
  });
});
