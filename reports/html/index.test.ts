import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { clauseIds } from '../../contract/index.js';
import type { CheckResult, RunEvent } from '../../src/engine/events.js';
import { reportOf } from '../../src/engine/record/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { exchange, hostile, result, sampleEvents, sampleReport } from '../sample.test-data.js';
import { outcomeOrder } from '../wording.js';
import { outcomeBar } from './heading.js';
import { htmlReport } from './index.js';
import { html, lines, prose, raw } from './markup.js';

const page = htmlReport.render(sampleReport);
const all = (pattern: RegExp): readonly string[] => [...page.matchAll(pattern)].map((each) => each[1] ?? '');

describe('report.html', () => {
  test('allows only the style and the script that it carries', () => {
    const policy = all(/Content-Security-Policy" content="([^"]*)"/g)[0] ?? '';
    expect(policy).toContain("default-src 'none'");
    for (const element of ['style', 'script']) {
      const [inside = '', ...others] = all(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'));
      const hash = createHash('sha256').update(inside).digest('base64');
      expect(others).toEqual([]);
      expect(policy).toContain(`${element}-src 'sha256-${hash}'`);
    }
    expect(page).not.toMatch(/ (?:style|on\w+)="/);
  });

  test('reaches for nothing outside itself', () => {
    expect(page).not.toMatch(/ src=|url\(|@import|<link|<iframe|<img/);
    for (const target of all(/href="([^"]*)"/g)) expect(target).toMatch(/^#/);
  });

  test('has an anchor for every check, clause and defect, and no id twice', () => {
    const ids = all(/ id="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of sampleReport.checks) expect(ids).toContain(`check-${id}`);
    for (const id of clauseIds) expect(ids).toContain(`clause-${id}`);
    for (const { fingerprint } of sampleReport.defects) expect(ids).toContain(`defect-${fingerprint}`);
    for (const target of all(/href="#([^?"][^"]*)"/g)) expect(ids).toContain(target);
  });

  test('counts as the report does', () => {
    for (const outcome of outcomeOrder) {
      const shown = all(new RegExp(`data-kind="check" data-area="[^"]*" data-outcome="(${outcome})"`, 'g'));
      expect(shown).toHaveLength(sampleReport.totals[outcome]);
      expect(page).toContain(`href="#?outcome=${outcome}" aria-label="${sampleReport.totals[outcome]} `);
    }
    for (const { level, totals } of sampleReport.levels) {
      for (const outcome of outcomeOrder.filter((each) => totals[each] > 0))
        expect(page).toContain(
          `href="#?level=${level}&amp;outcome=${outcome}" aria-label="${totals[outcome]} `,
        );
    }
  });

  test('shows failures before all else, and the verdict before them', () => {
    const places = [
      'class="verdict"',
      'id="fail"',
      'id="scoreboard"',
      'id="gate"',
      'id="inconclusive"',
      'id="warn"',
      'id="pass"',
      'id="clauses"',
    ];
    const found = places.map((each) => page.indexOf(each));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  test('shows in the bar how much was not tested', () => {
    const checks = [...sampleReport.checks, ...sampleReport.checks, ...sampleReport.checks].map(
      ({ failure: _failure, ...each }, index): CheckResult => ({
        ...each,
        id: `a/${index}`,
        outcome: index === 0 ? 'fail' : index % 2 === 0 ? 'pass' : 'not-tested',
      }),
    );
    const totals = { ...sampleReport.totals };
    for (const outcome of outcomeOrder)
      totals[outcome] = checks.filter((each) => each.outcome === outcome).length;
    const bar = outcomeBar({ totals })?.markup ?? '';
    expect([...bar.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      '✗',
      `✓ ${totals.pass} pass`,
      `○ ${totals['not-tested']} not tested`,
    ]);
  });

  test('shows the beginning of a long body, what stands beside the wrong place, and how much is left', () => {
    expect(page).toContain('The first 4,096 characters; 1,960 more in report.json.');
    expect(page).not.toContain('x'.repeat(4096));
    expect(page).toMatch(
      /aria-label="Body at \/pagination">\{\n<mark> {2}&quot;limit&quot;: 101<\/mark>\n\}/,
    );
  });

  test('tells what the inputs of a check were made of, and what was left out', () => {
    const [first, ...others] = sampleReport.checks;
    const members = {
      limit: { present: 8, distinct: 7, commonest: { '101': 2, [hostile.script]: 1 } },
      'q".': { present: 2, distinct: 1, commonest: { '': 2 } },
    };
    const inputs = { inputs: 8, distinct: 7, members };
    const checks = [{ ...first, inputs }, ...others] as typeof sampleReport.checks;
    const [, told = ''] =
      /<div class="inputs">(.*?)<\/dl>/s.exec(htmlReport.render({ ...sampleReport, checks })) ?? [];
    expect(told).toContain('8 inputs, 7 distinct');
    expect(told).toContain('<rect width="25%" height="100%"/></svg><code>101</code> 2×');
    expect(told).toContain('&lt;script&gt;');
    expect(told).toContain('and 5 other values');
    expect(told).toContain('<code>q&quot;.</code> in 2');
    expect(told).toContain('<rect width="100%" height="100%"/></svg><code>&#39;&#39;</code> 2×');
  });

  test('tells what the gate lets through, and by whose word', () => {
    expect(page).toContain('Blocked: 1 check failed (exit code 1)');
    expect(page).toContain('Allowed: 1 check reached no decision');
    expect(page).toMatch(/<strong>applied<\/strong>.*accepts failures.*the events team/s);
    expect(page).toContain('<strong>Waived</strong> until 2026-12-31 by the events team');
  });

  test('tells what has become of the failures that the baseline knows', () => {
    const symptom = { check: 'events/limit-above-max', operation: 'listEvents', place: hostile.script };
    const baseline = (['new', 'known', 'expired', 'fixed', 'unobserved'] as const).map((state) => ({
      ...symptom,
      id: state,
      state,
      since: '2026-05-20',
    }));
    const open = { check: 'a/open', operation: '', place: 'inconclusive', id: 'open', since: '2026-05-20' };
    const entries = [...baseline, { ...open, state: 'known' as const }];
    const told = htmlReport.render({ ...sampleReport, gate: { ...sampleReport.gate, baseline: entries } });
    for (const { state } of baseline) expect(told).toContain(`<strong>${state}</strong>`);
    expect(told).toContain('<code>listEvents &lt;script&gt;');
    expect(told).toContain('<code>a/open</code><br>inconclusive</td>');
    expect(told).toContain('6 entries');
  });

  test('escapes whatever is put into its templates', () => {
    expect(html`<p title="${hostile.attribute}">${hostile.script}</p>`.markup).toBe(
      '<p title="&quot; onmouseover=&quot;alert(2)">&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
    expect(html`${[html`<b>${1}</b>`, 'a&b', undefined, false]}`.markup).toBe('<b>1</b>a&amp;b');
    expect(prose('the `<b>` tag').markup).toBe('the <code>&lt;b&gt;</code> tag');
    expect(lines('a\r\nb\u001b').markup).toBe('a\nb\\u001b');
    expect(html`${raw('<i>')}`.markup).toBe('<i>');
  });
});

const checks = 600;
const megabyte = 1_000_000;

/** Every character of it takes more room in HTML than in a reply. */
const big = {
  data: Array.from({ length: 60 }, (_, id) => ({ id, title: `<&"'> ${hostile.script}`.repeat(8) })),
};
const bodies = exchange({
  text: JSON.stringify(big),
  json: big,
  headers: Object.fromEntries(
    Array.from({ length: 60 }, (_, field) => [`x-header-${field}`, '&<>"'.repeat(60)]),
  ),
});

/** A name without digits, which a defect would leave out. */
const letters = (index: number): string =>
  String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

/** A check that says as much as one can: clauses, inputs of all members, observations, exchanges. */
function talkative(index: number, outcome: Outcome): CheckResult {
  const cited = Array.from({ length: 7 }, (_, each) => clauseIds[(7 * index + each) % clauseIds.length]);
  const values = Object.fromEntries(Array.from({ length: 4 }, (_, each) => [`${each}${'&'.repeat(59)}`, 9]));
  const members = Array.from({ length: 12 }, (_, each) => [
    `member_${each}`,
    { present: 90, distinct: 70, commonest: values },
  ]);
  const failure: CheckResult['failure'] = {
    finding: {
      at: `/data/${letters(index)}/title`,
      expected: 'a string'.repeat(100),
      seen: '<null>'.repeat(1000),
      clause: 'limits.events-limit.max',
    },
    input: JSON.stringify(big),
    place: '3:0',
    fingerprint: `area_${index % 20}/check_${index}@/data/title`,
    repeated: { failed: 3, tried: 3 },
    exchanges: [bodies, bodies, bodies],
  };
  return result(`area_${index % 20}/check_${index}`, outcome, {
    clauses: cited.filter((each) => each !== undefined),
    rulings: ['limit-above-max'],
    inputs: { inputs: 90, distinct: 70, members: Object.fromEntries(members) },
    observations: { 'what is left open': hostile.script.repeat(50) },
    ...(outcome === 'fail' ? { failure } : { note: hostile.script.repeat(200) }),
    ...(outcome === 'not-applicable' ? { proof: bodies } : {}),
  });
}

test.each(['fail', 'not-applicable', 'inconclusive', 'pass'] as const)(
  'report.html keeps to 5 MB where all of 600 checks are %s and say all they can',
  { timeout: 300_000 },
  (outcome) => {
    const results = Array.from({ length: checks }, (_, index) => talkative(index, outcome));
    const events = sampleEvents.flatMap((event): readonly RunEvent[] => {
      if (event.type === 'planned')
        return [{ ...event, steps: results.map(({ id }) => ({ id, required: true })) }];
      if (event.type !== 'run-finished') return event.type === 'check-finished' ? [] : [event];
      const spent = { requests: 1, queryUnits: 1 };
      return [...results.map((each) => ({ type: 'check-finished', result: each, spent }) as const), event];
    });
    const report = reportOf(events);
    expect(report.totals[outcome]).toBe(checks);
    expect(report.clauses.length).toBeGreaterThan(1900);
    const page = htmlReport.render(report);
    expect(page).toContain('more characters');
    expect(Buffer.byteLength(page), `${report.defects.length} defects`).toBeLessThan(5 * megabyte);
  },
);
