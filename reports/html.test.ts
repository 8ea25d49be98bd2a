import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { clauseIds } from '../contract/index.js';
import { html, lines, prose, raw } from './html/markup.js';
import { htmlReport } from './html.js';
import { hostile, sampleReport } from './sample.test-data.js';
import { outcomeOrder } from './wording.js';

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

  test('shows the beginning of a long body, what stands beside the wrong place, and how much is left', () => {
    expect(page).toContain('The first 4,096 characters; 1,960 more are in report.json.');
    expect(page).not.toContain('x'.repeat(4096));
    expect(page).toMatch(
      /aria-label="Body at \/pagination">\{\n<mark> {2}&quot;limit&quot;: 101<\/mark>\n\}/,
    );
  });

  test('tells what the gate lets through, and by whose word', () => {
    expect(page).toContain('Blocked: 1 check failed (exit code 1)');
    expect(page).toContain('Allowed: 1 check reached no decision');
    expect(page).toMatch(/<strong>applied<\/strong>.*lets failures through.*the events team/s);
    expect(page).toContain('<strong>Waived</strong> until 2026-12-31 by the events team');
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
