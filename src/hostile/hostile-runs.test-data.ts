import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';
import { type Difficulty, difficulties, fastTime } from '../cli/live/difficult.test-data.js';
import { type Answer, type Delivery, plain } from '../cli/live/mischief.test-data.js';
import { program, type Ran, temporaryFolder } from '../cli/whole-program.test-data.js';
import type { Report } from '../engine/report.js';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const fits = ajv.compile(JSON.parse(readFileSync('reports/report.schema.json', 'utf8')));

export interface HostileRun extends Ran {
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
export function expectSound({ out, err, files }: Ran, keys: readonly string[]): void {
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
