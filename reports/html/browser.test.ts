import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { clauseIds } from '../../contract/index.js';
import { hostile, sampleReport } from '../sample.test-data.js';
import { inBrowser, shownChecks, soon } from './browser.test-data.js';

const idsOf = (fits: (check: (typeof sampleReport.checks)[number]) => boolean) =>
  sampleReport.checks
    .filter(fits)
    .map(({ id }) => id)
    .toSorted();

inBrowser('the filters of report.html', (opened) => {
  test('narrow by area, level, outcome and text, and count what fits', async () => {
    const page = await opened();
    const shown = async () => (await shownChecks(page)).toSorted();
    await expect.poll(shown, soon).toEqual(idsOf(() => true));
    await page.getByRole('combobox', { name: 'Area' }).selectOption('registry');
    await expect.poll(shown, soon).toEqual(idsOf(({ area }) => area === 'registry'));
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('combobox', { name: 'Level' }).selectOption('should');
    await expect.poll(shown, soon).toEqual(idsOf(({ level }) => level === 'should'));
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('checkbox', { name: 'fail' }).check();
    await page.getByRole('checkbox', { name: 'warn' }).check();
    await expect.poll(shown, soon).toEqual(idsOf(({ outcome }) => outcome === 'fail' || outcome === 'warn'));
    await page.getByLabel('Search').fill('WHOLE seconds');
    await expect.poll(shown, soon).toEqual(['paging/advice']);
    await expect.poll(() => page.locator('output').textContent(), soon).toMatch(/^1 of 13 checks, 0 of 1,/);
    await expect.poll(() => page.locator('#fail').isVisible(), soon).toBe(false);
  });

  test('find clauses and observations by their words', async () => {
    const page = await opened();
    await page.getByLabel('Search').fill('x-usage-remaining');
    await expect.poll(() => page.locator('#observations').isVisible(), soon).toBe(true);
    await expect.poll(() => page.locator('[data-kind=observations]').isVisible(), soon).toBe(true);
    await page.getByLabel('Search').fill('limits.events-limit.max');
    await page.locator('#clauses > details > summary').click();
    await expect.poll(() => page.locator('tr[data-kind=clause]:visible').count(), soon).toBeGreaterThan(0);
    await expect.poll(() => page.locator('[id="clause-envelope.error.error"]').isVisible(), soon).toBe(false);
  });

  test('stand in the address, which shows the same to others', async () => {
    const page = await opened();
    await page.getByLabel('Search').fill('deployment keeps');
    await page.getByRole('combobox', { name: 'Area' }).selectOption('paging');
    await page.getByRole('checkbox', { name: 'warn' }).check();
    const hash = await page.evaluate<string>('location.hash.slice(1)');
    expect(new URLSearchParams(hash.slice(1)).get('text')).toBe('deployment keeps');
    const other = await opened({ hash });
    await expect.poll(() => shownChecks(other), soon).toEqual(await shownChecks(page));
    await expect.poll(() => shownChecks(other), soon).toHaveLength(2);
    await expect.poll(() => other.getByRole('combobox', { name: 'Area' }).inputValue(), soon).toBe('paging');
    await expect.poll(() => other.getByRole('checkbox', { name: 'warn' }).isChecked(), soon).toBe(true);
  });

  test('are set by a count of the heat map, and reset by going back', async () => {
    const page = await opened();
    await page.getByRole('link', { name: '2 not tested in registry: show' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => shownChecks(page), soon)
      .toEqual(['registry/revoked-key', 'registry/disabled-key']);
    await expect.poll(() => page.locator('[id="check-registry/revoked-key"]').isVisible(), soon).toBe(true);
    await page.getByRole('link', { name: '1 observed in observe: show' }).click();
    await expect.poll(() => shownChecks(page), soon).toEqual(['open/usage-headers']);
    await page.goBack();
    await expect
      .poll(() => shownChecks(page), soon)
      .toEqual(['registry/revoked-key', 'registry/disabled-key']);
  });

  test('are reached by Tab, and Enter leads on to the first that fits', async () => {
    const page = await opened();
    const search = page.getByLabel('Search');
    const isFocused = () => search.evaluate((field) => field.matches(':focus'));
    for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1)
      await page.keyboard.press('Tab');
    await expect.poll(isFocused, soon).toBe(true);
    await page.keyboard.type('bounding');
    await page.keyboard.press('Enter');
    const row = page.locator('[id="check-events/bounding-box"]');
    const fold = page.locator('#pass > details > summary');
    await expect.poll(() => fold.evaluate((summary) => summary.matches(':focus')), soon).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => row.getAttribute('open'), soon).toBe('');
  });
});

inBrowser('the links of report.html', (opened) => {
  test('lead to a check in a folded part, and unfold it', async () => {
    const page = await opened({ hash: 'check-registry/hierarchy' });
    const check = page.locator('[id="check-registry/hierarchy"]');
    await expect.poll(() => check.getAttribute('open'), soon).toBe('');
    await expect.poll(() => check.getByText('PLAN_REQUIRED').isVisible(), soon).toBe(true);
    await expect.poll(() => isInView(check), soon).toBe(true);
  });

  test('lead to the last clause, to a defect, and to the card of its first check', async () => {
    const id = clauseIds.at(-1);
    const page = await opened({ hash: `clause-${id}` });
    await expect.poll(() => isInView(page.locator(`[id="clause-${id}"]`)), soon).toBe(true);
    const [defect] = sampleReport.defects;
    await page.goto(`${page.url().replace(/#.*/, '')}#defect-${defect?.fingerprint}`);
    await expect.poll(() => isInView(page.locator(`#defect-${defect?.fingerprint}`)), soon).toBe(true);
    await page.goto(`${page.url().replace(/#.*/, '')}#check-${defect?.checks[0]}`);
    await expect.poll(() => isInView(page.locator(`#defect-${defect?.fingerprint} h3`)), soon).toBe(true);
  });

  test('lead to a check that the filters hide, and take them away', async () => {
    const page = await opened({ hash: '?area=paging' });
    await expect.poll(() => shownChecks(page), soon).toHaveLength(3);
    await page.goto(`${page.url().replace(/#.*/, '')}#check-events/default-window`);
    await expect.poll(() => isInView(page.locator('[id="check-events/default-window"]')), soon).toBe(true);
    await expect.poll(() => shownChecks(page), soon).toHaveLength(sampleReport.checks.length);
    await expect.poll(() => page.getByRole('combobox', { name: 'Area' }).inputValue(), soon).toBe('');
  });

  test.each(['nowhere', '%', '?area=nowhere', '?outcome=%E0%A4%A'])('to #%s do no harm', async (hash) => {
    const page = await opened({ hash });
    await expect.poll(() => page.locator('h1').isVisible(), soon).toBe(true);
  });
});

const isInView = (locator: import('playwright-core').Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && top < 720;
  });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// The whole ledger takes the audit minutes, and its rows are all alike.
const short = { ...sampleReport, clauses: sampleReport.clauses.slice(0, 40) };

const unfold = 'for (const each of document.querySelectorAll("details")) each.open = true';
const ground = 'getComputedStyle(document.body).backgroundColor';
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } } as const;

inBrowser('report.html', (opened) => {
  test('shows what a target sent as text', async () => {
    const page = await opened();
    const seen = page.locator('[id="check-errors/hostile-text"]').locator('xpath=..').locator('.seen');
    await expect.poll(() => seen.textContent(), soon).toContain(hostile.script);
    await expect.poll(() => page.locator('script').count(), soon).toBe(1);
  });

  test.each(
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      (['phone', 'desktop'] as const).map((size) => ({ colorScheme, size })),
    ),
  )('passes an audit of its accessibility: $colorScheme, $size', async ({ colorScheme, size }) => {
    const page = await opened({
      report: short,
      earlier: sampleReport,
      context: { colorScheme, viewport: sizes[size] },
    });
    await page.evaluate(unfold);
    await page.evaluate(axe);
    const violations = await page.evaluate<readonly { id: string; nodes: { html: string }[] }[]>(
      'axe.run().then(({ violations }) => violations)',
    );
    expect(violations.map(({ id, nodes }) => [id, nodes.map((each) => each.html)])).toEqual([]);
  });

  test.each(Object.entries(sizes))('keeps to the width of a %s', async (_, viewport) => {
    const page = await opened({ context: { viewport } });
    await page.evaluate(unfold);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), soon).toBe(viewport.width);
  });

  test('shows the first failure on the first screen of a phone', async () => {
    const page = await opened({ context: { viewport: { width: 390, height: 844 } } });
    const first = page.locator('.first-failure');
    const bottom = async () => {
      const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(bottom, soon).toBeGreaterThan(0);
    expect(await bottom()).toBeLessThan(844);
    await first.getByRole('link').click();
    const [defect] = sampleReport.defects;
    await expect.poll(() => isInView(page.locator(`#defect-${defect?.fingerprint}`)), soon).toBe(true);
  });

  test('is dark where the reader wants it dark', async () => {
    const groundIn = async (colorScheme: 'light' | 'dark') =>
      (await opened({ context: { colorScheme } })).evaluate(ground);
    expect(await groundIn('light')).toBe('rgb(246, 247, 249)');
    expect(await groundIn('dark')).toBe('rgb(18, 22, 27)');
  });

  test('can be printed: failures whole, on white, without controls', async () => {
    const page = await opened({ context: { colorScheme: 'dark' } });
    const closed = () => page.locator('article details:not([open])').count();
    const before = await closed();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('#filters').isVisible(), soon).toBe(false);
    await expect.poll(() => page.evaluate(ground), soon).toBe('rgb(255, 255, 255)');
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await expect.poll(closed, soon).toBe(0);
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    await expect.poll(closed, soon).toBe(before);
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
  });

  test('can be read without JavaScript', async () => {
    const page = await opened({ context: { javaScriptEnabled: false } });
    await expect.poll(() => page.locator('#filters').isVisible(), soon).toBe(false);
    await expect.poll(() => page.getByRole('heading', { name: 'Failures' }).isVisible(), soon).toBe(true);
    const row = page.locator('[id="check-events/bounding-box"]');
    await expect.poll(() => row.isVisible(), soon).toBe(false);
    await page.locator('#pass > details > summary').click();
    await expect.poll(() => row.isVisible(), soon).toBe(true);
  });

  test('copies a command', async () => {
    const page = await opened({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: /Copied|Selected/ }).waitFor();
    const selected = await page.evaluate<string>('getSelection().toString()');
    expect(selected).toMatch(/^npx ei-conformance run /);
  });
});
