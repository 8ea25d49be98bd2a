import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { program, type Ran, temporaryFolder } from '../../cli/whole-program.test-data.js';
import type { Report } from '../../engine/record/report.js';
import { ofTier } from '../../tier.test-data.js';
import type { Behaviour, Behaviours } from './behaviours/behaviour.test-data.js';
import { trap } from './behaviours/headers.test-data.js';
import { type Answer, type Delivery, plain, refused } from './deliveries.test-data.js';
import { type Difficulty, difficulties, fastTime } from './difficult-deployments.test-data.js';
import { alikeId, isOfAlike } from './few-checks.test-data.js';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const fits = ajv.compile(JSON.parse(readFileSync('reports/report.schema.json', 'utf8')));

interface HostileRun extends Ran {
  readonly report: Report;
  /** Outcome and reason by check, of those that were selected. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Paths with query that were asked for. */
  readonly targets: readonly string[];
}

/** What the reference answered to the same request of an earlier run: it sees the same day in all of them. */
const answers = new Map<string, Promise<Answer>>();

const remembering =
  (delivery: Delivery): Delivery =>
  (reply, answer) => {
    const { url, headers } = reply.req;
    const identity = `${headers.authorization} ${url}`;
    return delivery(reply, () => {
      const known = answers.get(identity) ?? answer();
      answers.set(identity, known);
      return known;
    });
  };

/** Whole runs against hostile targets, of each of which it is seen that its artifacts are sound. */
export function hostileRuns() {
  const { deployment, close } = difficulties();
  const folders = temporaryFolder();
  return {
    async close() {
      await close();
      folders.remove();
    },
    async run(
      checks: readonly string[],
      deliver: NonNullable<Difficulty['deliver']> = () => plain,
      settings: readonly string[] = [],
    ): Promise<HostileRun> {
      const time = fastTime(100);
      const { origin, keys, seen } = await deployment({
        time,
        deliver: (request, nth, target) => remembering(deliver(request, nth, target)),
      });
      const selection = checks.flatMap((each) => ['--check', each]);
      const ran = await program(['run', '--base-url', origin, ...selection, ...settings], {
        out: folders.make(),
        ...time,
        environment: { EI_API_KEY: keys.full, EI_API_KEY_REVOKED: keys.revoked },
      });
      expectSound(ran, Object.values(keys));
      const report: Report = JSON.parse(ran.files['report.json'] ?? '');
      const outcomes = report.checks
        .filter(({ id }) => checks.includes(id))
        .map(({ id, outcome, reason }) => [id, reason === undefined ? outcome : `${outcome}: ${reason}`]);
      return { ...ran, report, outcomes: Object.fromEntries(outcomes), targets: seen.targets };
    },
  };
}

/** What holds of the artifacts of every run, whatever the target sends. */
function expectSound({ out, err, files }: Ran, keys: readonly string[]): void {
  const everything = [out, err, ...Object.values(files)].join('\n');
  for (const key of keys) expect(everything.includes(key), 'a key is shown').toBe(false);
  for (const printed of [out, err]) {
    expect(printed).not.toMatch(/^\s+at .*:\d+:\d+/m);
    expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  }
  fits(JSON.parse(files['report.json'] ?? ''));
  expect(fits.errors ?? []).toEqual([]);
  expect(XMLValidator.validate(files['junit.xml'] ?? '')).toBe(true);
  const page = files['report.html'] ?? '';
  const elements = page.match(/<(?:script|style|iframe|object|embed|img|base|link|a [^>]*href="[^#])\b/g);
  expect(elements?.toSorted()).toEqual(['<script', '<style']);
  // Our own charts are drawn of these shapes, without anything that refers to elsewhere.
  for (const [drawn] of page.matchAll(/<svg\b[\s\S]*?<\/svg>/g))
    expect(drawn).not.toMatch(/<(?:script|foreignObject|image|use|animate|set|a)\b|href/i);
  expect(page).not.toMatch(/<[^>]* on\w+=/);
}

/** A check that meets no behaviour: the run goes on, whatever another meets. */
const bystander = 'errors/invalid-enum';
/** Megabytes that no target may make the harness take, with what the target itself takes in the same process. */
const mostMemory = 2000;

/** How a row is met: by which check, in which requests. */
interface Meeting {
  readonly check: string;
  readonly meets: (target: string) => boolean;
  readonly row: Behaviour;
}

/** Judges the target with each behaviour, beside a conforming rest. */
export function judgeBehaviours(...kinds: readonly Behaviours[]): void {
  const { run, close } = hostileRuns();
  afterAll(close);

  /** One run that meets these, and how often it met each. */
  async function meeting(meetings: readonly Meeting[], beside: readonly string[]) {
    const met = new Map<Behaviour, number>();
    const deliveryOf = (url: string): Delivery => {
      const found = meetings.find(({ meets }) => meets(url));
      if (found === undefined) return isContract(url) ? refused(404, 'NOT_FOUND') : plain;
      met.set(found.row, (met.get(found.row) ?? 0) + 1);
      return found.row.deliver;
    };
    const checks = [...meetings.map(({ check }) => check), ...beside, bystander];
    const settings = meetings.flatMap(({ row }) => row.settings);
    return { met, ran: await run(checks, ({ url = '' }) => deliveryOf(url), settings) };
  }

  for (const { kind, check, beside = [], meets, together = false, rows: all } of kinds) {
    const rows = ofTier(all);
    const groups = together ? groupsOf(rows) : rows.map((row) => [{ check, meets, row }]);
    describe(`${kind}: a target that`, () => {
      for (const meetings of groups) {
        const found = remembered(() => meeting(meetings, beside));
        // What meets many takes the whole process, and another would find its clock far ahead.
        const each = together ? it.each(meetings) : it.concurrent.each(meetings);
        each('$row.does', { timeout: 60_000 }, async ({ check, row }) => {
          const { met, ran } = await found();
          expect(met.get(row)).toBeGreaterThan(0);
          expectRight(ran, check, row.expected);
        });
      }
    });
  }

  it('takes no more memory than it may', () => {
    expect(process.resourceUsage().maxRSS / 1000).toBeLessThan(mostMemory);
  });
}

function expectRight({ outcomes, exitCode, targets }: HostileRun, check: string, expected: string): void {
  expect(outcomes).toMatchObject({ [check]: expected, [bystander]: 'pass' });
  expect(Object.values(outcomes)).not.toContain('harness-error');
  if (expected === 'fail') expect(exitCode).toBe(1);
  if (expected.startsWith('inconclusive')) expect(exitCode).toBe(2);
  expect(targets.filter((target) => target.includes(trap))).toEqual([]);
}

/** Rows of one outcome each, since the exit code tells the worst of a run. */
function groupsOf(rows: readonly Behaviour[]): readonly (readonly Meeting[])[] {
  return [...new Set(rows.map(({ expected }) => expected))].map((expected) =>
    rows
      .filter((row) => row.expected === expected)
      .map((row, nth) => ({ check: alikeId(nth), meets: (target) => isOfAlike(nth, target), row })),
  );
}

function remembered<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

/** To judge by a contract takes longer than all else; where none is met, none is served. */
const isContract = (target: string): boolean => target.endsWith('/openapi.json');
