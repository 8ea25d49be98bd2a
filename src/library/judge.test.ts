import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { KeyRole } from '../kit/index.js';
import { createReference, type FaultId } from '../proof/reference/index.js';
import { judge } from './judge.js';
import { judgeInProcess } from './judge-example.js';

const noon = Date.parse('2026-11-20T12:00:00Z');

function deployment(faults: readonly FaultId[] = []) {
  const reference = createReference({ now: () => new Date(noon), faults });
  const keys = Object.fromEntries(
    reference.accounts.map(({ role, key }) => [role, key] as [KeyRole, string]),
  );
  return { fetch: reference.fetch, keys, now: () => noon };
}

const few = { select: ['events/limit-above-max', 'events/limit-default', 'event-card'], seed: 7 };

describe('judge', () => {
  it('judges a deployment in this process', async () => {
    const report = await judge({ ...deployment(), ...few }).report();
    expect(report).toMatchObject({ verdict: 'conformant', exitCode: 0, ending: 'completed' });
    expect(report.checks.length).toBeGreaterThan(10);
    expect(report.run).toMatchObject({ seed: 7, suite: { name: 'ei-conformance' } });
  });

  it('finds what is wrong, and yields the events of the selected checks as they happen', async () => {
    const run = judge({ ...deployment(['events.limit.clamped-in-silence']), ...few });
    const seen: string[] = [];
    for await (const event of run) if (event.type === 'check-finished') seen.push(event.result.id);
    const report = await run.report();
    const selected = report.checks.filter(({ note }) => note !== 'not selected').map(({ id }) => id);
    expect(seen.toSorted()).toEqual(selected.toSorted());
    expect(seen.length).toBeLessThan(report.checks.length);
    expect(report).toMatchObject({ verdict: 'non-conformant', exitCode: 1 });
    expect(report.checks.find(({ outcome }) => outcome === 'fail')?.id).toBe('events/limit-above-max');
  });

  it('is never conformant when its events are left early', async () => {
    const run = judge({ ...deployment(), ...few });
    for await (const event of run) if (event.type === 'check-finished') break;
    expect(await run.report()).toMatchObject({ verdict: 'aborted', exitCode: 4 });
  });

  it('passes a gate that waives the failure, and stays non-conformant', async () => {
    const waiver = { check: 'events/limit-above-max', reason: 'known', issue: '#1', owner: 'events' };
    const report = await judge({
      ...deployment(['events.limit.clamped-in-silence']),
      ...few,
      gate: { waivers: [{ ...waiver, expires: '2026-12-01' }] },
    }).report();
    expect(report).toMatchObject({ verdict: 'non-conformant', exitCode: 0 });
  });

  it('keeps in its command what selects inputs: preset, families and the client', async () => {
    const given = { preset: 'gate', surface: { leiregistry: 'lei' }, userAgent: 'a client' } as const;
    const { run } = await judge({ ...deployment(), select: ['service'], seed: 7, ...given }).report();
    expect(run.command).toBe(
      'npx ei-conformance run --base-url "$EI_BASE_URL" --preset gate --surface leiregistry=lei --user-agent "a client" --seed 7',
    );
  });

  it('refuses what cannot be a run', async () => {
    const to = (rest: object) => judge({ ...deployment(), ...few, ...rest }).report();
    await expect(to({ select: ['events/limit-abov-max'] })).rejects.toThrow('events/limit-abov-max');
    await expect(to({ baseUrl: 'ftp://a.test' })).rejects.toThrow('neither http nor https');
    await expect(to({ keys: {} })).rejects.toThrow(/key/);
    await expect(
      judge({ baseUrl: 'http://127.0.0.1:1', keys: { full: 'k' }, ...few, timeout: 500 }).report(),
    ).rejects.toThrow('127.0.0.1');
  });

  it('sends nothing before it is asked for', () => {
    let requests = 0;
    const fetch = () => {
      requests += 1;
      return new Response('');
    };
    judge({ ...deployment(), ...few, fetch });
    expect(requests).toBe(0);
  });
});

describe('the documented example', () => {
  it('runs', async () => {
    const { fetch, keys } = deployment(['events.limit.clamped-in-silence']);
    const lines = await judgeInProcess(fetch, keys.full ?? '', () => noon);
    expect(lines).toEqual([expect.stringMatching(/^events\/limit-above-max: expected .+, saw .+$/)]);
  });

  it('is what the documentation shows', () => {
    const shown = readFileSync('docs/library.md', 'utf8');
    const example = readFileSync('src/library/judge-example.ts', 'utf8');
    expect(shown).toContain(example.replaceAll(/'\.[./\w-]+'/g, "'ei-conformance'"));
  });
});
