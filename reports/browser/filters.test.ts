import { expect, test } from 'vitest';
import { sampleReport } from '../sample.test-data.js';
import { inBrowser, shownChecks } from './opened.test-data.js';

const idsOf = (fits: (check: (typeof sampleReport.checks)[number]) => boolean) =>
  sampleReport.checks
    .filter(fits)
    .map(({ id }) => id)
    .toSorted();

inBrowser('the filters of report.html', (opened) => {
  test('narrow by area, level, outcome and text, and count what fits', async () => {
    const page = await opened();
    const shown = async () => (await shownChecks(page)).toSorted();
    expect(await shown()).toEqual(idsOf(() => true));
    await page.getByRole('combobox', { name: 'Area' }).selectOption('registry');
    expect(await shown()).toEqual(idsOf(({ area }) => area === 'registry'));
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('combobox', { name: 'Level' }).selectOption('should');
    expect(await shown()).toEqual(idsOf(({ level }) => level === 'should'));
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('checkbox', { name: 'fail' }).check();
    await page.getByRole('checkbox', { name: 'warn' }).check();
    expect(await shown()).toEqual(idsOf(({ outcome }) => outcome === 'fail' || outcome === 'warn'));
    await page.getByLabel('Search').fill('WHOLE seconds');
    expect(await shown()).toEqual(['paging/advice']);
    expect(await page.locator('output').textContent()).toMatch(/^1 of 13 checks, 0 of 1,/);
    expect(await page.locator('#fail').isVisible()).toBe(false);
  });

  test('find clauses and observations by their words', async () => {
    const page = await opened();
    await page.getByLabel('Search').fill('x-usage-remaining');
    expect(await page.locator('#observations').isVisible()).toBe(true);
    expect(await page.locator('[data-kind=observations]').isVisible()).toBe(true);
    await page.getByLabel('Search').fill('limits.events-limit.max');
    await page.locator('#clauses > details > summary').click();
    expect(await page.locator('tr[data-kind=clause]:visible').count()).toBeGreaterThan(0);
    expect(await page.locator('[id="clause-envelope.error.error"]').isVisible()).toBe(false);
  });

  test('stand in the address, which shows the same to others', async () => {
    const page = await opened();
    await page.getByLabel('Search').fill('deployment keeps');
    await page.getByRole('combobox', { name: 'Area' }).selectOption('paging');
    await page.getByRole('checkbox', { name: 'warn' }).check();
    const hash = new URL(page.url()).hash.slice(1);
    expect(new URLSearchParams(hash.slice(1)).get('text')).toBe('deployment keeps');
    const other = await opened({ hash });
    expect(await shownChecks(other)).toEqual(await shownChecks(page));
    expect(await shownChecks(other)).toHaveLength(2);
    expect(await other.getByRole('combobox', { name: 'Area' }).inputValue()).toBe('paging');
    expect(await other.getByRole('checkbox', { name: 'warn' }).isChecked()).toBe(true);
  });

  test('are set by a count of the heat map, and reset by going back', async () => {
    const page = await opened();
    await page.getByRole('link', { name: '2 not tested in registry: show them' }).focus();
    await page.keyboard.press('Enter');
    expect(await shownChecks(page)).toEqual(['registry/revoked-key', 'registry/disabled-key']);
    expect(await page.locator('[id="check-registry/revoked-key"]').isVisible()).toBe(true);
    await page.getByRole('link', { name: '1 observed in observe: show them' }).click();
    expect(await shownChecks(page)).toEqual(['open/usage-headers']);
    await page.goBack();
    expect(await shownChecks(page)).toEqual(['registry/revoked-key', 'registry/disabled-key']);
  });

  test('are reached by Tab, and Enter leads on to the first that fits', async () => {
    const page = await opened();
    const search = page.getByLabel('Search');
    const isFocused = () => search.evaluate((field) => field.matches(':focus'));
    for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1)
      await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
    await page.keyboard.type('bounding');
    await page.keyboard.press('Enter');
    const row = page.locator('[id="check-events/bounding-box"]');
    const fold = page.locator('#pass > details > summary');
    expect(await fold.evaluate((summary) => summary.matches(':focus'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await row.getAttribute('open')).toBe('');
  });
});
