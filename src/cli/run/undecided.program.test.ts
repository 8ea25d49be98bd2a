import { afterEach, describe, expect, it } from 'vitest';
import type { Report } from '../../engine/record/report.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { startReference } from '../reference/deployment.js';
import { program, type Ran, temporaryFolder } from '../whole-program.test-data.js';

const { http, close } = loopback();
const folders = temporaryFolder();
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((each) => each()));
  await close();
  folders.remove();
});

/** The reference behind a proxy that empties the lists at some paths. */
async function without(...paths: readonly string[]) {
  const server = await startReference({ faults: [], variants: [], now: Date.now, size: 3_000 });
  closing.push(server.close);
  const origin = await http(async (request, reply) => {
    const { pathname } = new URL(request.url ?? '', server.url);
    const { authorization = '' } = request.headers;
    const headers = { authorization, 'accept-encoding': 'identity' };
    const answer = await fetch(`${server.url}${request.url}`, { headers });
    const text = await answer.text();
    const kept = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length'));
    reply.writeHead(answer.status, kept);
    reply.end(
      paths.includes(pathname) && answer.status === 200
        ? JSON.stringify({ ...JSON.parse(text), data: [] })
        : text,
    );
  });
  return { origin, environment: { EI_API_KEY: server.keys.full ?? '' } };
}

const reportIn = ({ files }: Ran): Report => JSON.parse(files['report.json'] ?? '');

const reporters = ['json', 'markdown', 'github', 'junit'].flatMap((each) => ['--reporter', each]);

const judged = (args: readonly string[], rest: Parameters<typeof program>[1] = {}) =>
  program(['run', '--seed', '3', ...reporters, ...args], {
    environment: {},
    out: folders.make(),
    ...rest,
  });

/** What the forecast of a run expects, and what became of it. */
function forecastOf(report: Report) {
  const outcomes = new Map(report.checks.map(({ id, outcome }) => [id, outcome]));
  const expected = (report.preflight?.forecast ?? []).flatMap(({ checks }) => checks);
  const wrong = expected.filter((id) => !['inconclusive', 'not-applicable'].includes(outcomes.get(id) ?? ''));
  return { expected, wrong };
}

// The first one loads the whole suite.
describe('an empty corpus', { timeout: 120_000 }, () => {
  it('is one cause with one remedy in every format, and forecast', async () => {
    const ofEvents = ['events', 'event-card'].flatMap((area) => ['--check', area]);
    const ran = await judged(['--reference', '--variant', 'corpus.empty', ...ofEvents]);
    expect(ran.exitCode).toBe(2);
    const report = reportIn(ran);
    const [first] = report.undecidedGroups;
    expect(first?.cause).toMatch(/^the probe found no Events from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/);
    expect(first?.required).toBe(report.counts.undecided);
    expect(first?.required).toBeGreaterThan(50);
    const { out, files } = ran;
    const section = out.slice(out.indexOf('\nUndecided\n'), out.indexOf('\nNot tested\n'));
    expect(section).toMatch(
      /^\nUndecided\n {2}\? \d+ checks, \d+ of them required: the probe found no Events from \S+ to\s+\S+\n {4}remedy {4}Publish Events/,
    );
    expect(section).toMatch(/checks {4}(?:\S+,\s+){5}\S+ and \d+\s+more/);
    expect(section.split('\n').length).toBeLessThan(20);
    expect(out.trimEnd()).toMatch(
      /Incomplete: (\d+) of \d+ required checks reached no decision: the probe found no Events from \S+ to \S+[.;] .*Exit code 2\.\n.*$/,
    );
    expect(out).toMatch(/! data +about \d+ required checks will reach no decision: the probe found no/);
    expect(files['report.md']).toContain('### Undecided');
    const warnings = (files['annotations.txt'] ?? '').split('\n').filter((each) => each.startsWith('::warn'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Publish Events of these days');
    expect(files['junit.xml']).toContain('Remedy: Publish Events of these days');
    const { expected, wrong } = forecastOf(report);
    expect(expected.length).toBeGreaterThan(0.8 * report.counts.undecided);
    expect(wrong.length, wrong.join()).toBeLessThanOrEqual(0.05 * expected.length);
  });
});

describe('a missing family', { timeout: 120_000 }, () => {
  it('that the text promises is one cause, and forecast', async () => {
    const { origin, environment } = await without('/api/v2/leiregistry/entities');
    const ran = await judged(['--base-url', origin, '--check', 'registry'], { environment });
    const report = reportIn(ran);
    expect(ran.out).toMatch(
      /\? \d+ checks, \d+ of them required: the probe found no rows of GET \/api\/v2\/leiregistry\/entities\n {4}remedy/,
    );
    const group = report.undecidedGroups.find(({ cause }) => cause.includes('leiregistry/entities'));
    expect(group?.required).toBeGreaterThan(5);
    const { expected, wrong } = forecastOf(report);
    expect(expected.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('that a deployment need not hold is forecast not to apply, also where only doctor asks for it', async () => {
    const paths = ['/api/v2/facilities', '/api/v2/aicompute/hardware'];
    const { origin, environment } = await without(...paths);
    const args = ['--base-url', origin, '--check', 'facilities', '--check', 'aicompute', '--seed', '3'];
    const { out } = await program(['doctor', ...args, '--json'], { environment });
    const { forecast, requests } = JSON.parse(out).plan;
    const causes = forecast.map(({ outcome, cause }: Record<string, string>) => `${outcome}: ${cause}`);
    for (const path of paths)
      expect(causes).toContain(`not-applicable: the deployment holds none: GET ${path} lists nothing`);
    expect(requests).toBeGreaterThan(10);
    const ran = await judged(args, { environment });
    const { counts } = reportIn(ran);
    const count = forecast.flatMap(({ checks }: { readonly checks: readonly string[] }) => checks).length;
    expect(count).toBeGreaterThan(0.8 * counts.notApplicable);
    expect(count).toBeLessThan(1.05 * counts.notApplicable);
  });
});

describe('a whole corpus', { timeout: 120_000 }, () => {
  it('has nothing forecast', async () => {
    const { out } = await program(['doctor', '--reference', '--json'], { environment: {} });
    expect(JSON.parse(out).plan.forecast).toEqual([]);
    const { out: text } = await program(['doctor', '--reference'], { environment: {} });
    expect(text).toMatch(/forecast +no required check is known to stay undecided; \d+ requests sent/);
  });
});
