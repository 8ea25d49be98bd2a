import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from '../../cli/whole-program.test-data.js';
import type { Report } from '../../engine/record/report.js';
import { changed } from './deliveries.test-data.js';
import { difficulties, fastTime } from './difficult-deployments.test-data.js';

const { deployment, close } = difficulties();
const folders = temporaryFolder();

afterAll(async () => {
  await close();
  folders.remove();
});

const long = (text: string): string => text.repeat(1_000_000 / text.length);

interface Row {
  readonly does: string;
  readonly check: string;
  readonly path: RegExp;
  /** Another value for a member; undefined where it stays. */
  readonly instead: (member: string, value: string) => string | undefined;
}

/** Texts that made our own patterns take hours, each where one of them read it. */
const rows: readonly Row[] = [
  {
    does: 'a name with a million spaces in it',
    check: 'facilities/record-capacity',
    path: /\/facilities/,
    instead: (member, value) => (/name/.test(member) ? `${value}${long(' ')}x` : undefined),
  },
  {
    does: 'an id of a million hexadecimal digits and a letter',
    check: 'stories/detail-unknown-id',
    path: /\/stories\?/,
    instead: (member) => (member === 'id' ? `${long('a')}z` : undefined),
  },
  {
    does: 'a replacement with a million dots in it',
    check: 'versioning/removed-v1',
    path: /\/api\/v1\//,
    instead: (member) => (member === 'replacement' ? `/api/v2/${long('.')}x` : undefined),
  },
  {
    does: 'the page of an entity with a million question marks and a line feed',
    check: 'entities/detail-wiki-id',
    path: /\/entities/,
    instead: (member, value) => (/url$/.test(member) ? `${value}${long('?')}\nx` : undefined),
  },
];

describe('a text of a megabyte ends no run', { timeout: 300_000 }, () => {
  it.each(rows)('$does, met by $check', async ({ check, path, instead }) => {
    let met = 0;
    const time = fastTime();
    const { origin, keys } = await deployment({
      time,
      deliver: ({ url = '' }) =>
        changed((text) => {
          if (!path.test(url)) return text;
          return JSON.stringify(JSON.parse(text), (member, value) => {
            const other = typeof value === 'string' ? instead(member, value) : undefined;
            // One is enough, and a page of them is more than a reply may be.
            if (other === undefined || met > 3) return value;
            met += 1;
            return other;
          });
        }),
    });
    const out = folders.make();
    const ran = await program(
      ['run', '--base-url', origin, '--check', check, '--check', 'errors/invalid-enum'],
      {
        out,
        ...time,
        environment: { EI_API_KEY: keys.full },
      },
    );
    expect(met).toBeGreaterThan(0);
    const { checks }: Report = JSON.parse(ran.files['report.json'] ?? '');
    const judged = checks.filter(({ id }) => id === check || id === 'errors/invalid-enum');
    expect(judged.length).toBe(2);
    for (const { outcome, note } of judged) {
      expect(outcome, note).not.toBe('harness-error');
      expect(outcome, note).not.toBe('not-tested');
    }
  });

  it('a path of 400,000 braces in a contract that is compared', async () => {
    const folder = folders.make();
    const contract = (path: string) =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'A', version: '2.0.0' },
        paths: { [path]: { get: { responses: { '200': { description: 'A page' } } } } },
      });
    const [one, other] = [join(folder, 'one.json'), join(folder, 'other.json')];
    writeFileSync(one, contract('/api/v2/events'));
    writeFileSync(other, contract(`/api/v2/${'{'.repeat(400_000)}`));
    const { exitCode } = await program(['diff', one, other], { directory: folder });
    expect([0, 1]).toContain(exitCode);
  });
});
