import { expect, test } from 'vitest';
import { sampleReport } from '../sample.test-data.js';
import { inBrowser, shownChecks, soon } from './opened.test-data.js';

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
    await page.getByRole('link', { name: '2 not tested in registry: show them' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => shownChecks(page), soon)
      .toEqual(['registry/revoked-key', 'registry/disabled-key']);
    await expect.poll(() => page.locator('[id="check-registry/revoked-key"]').isVisible(), soon).toBe(true);
    await page.getByRole('link', { name: '1 observed in observe: show them' }).click();
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
