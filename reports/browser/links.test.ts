import { expect, test } from 'vitest';
import { clauseIds } from '../../contract/index.js';
import { sampleReport } from '../sample.test-data.js';
import { inBrowser, shownChecks } from './opened.test-data.js';

inBrowser('the links of report.html', (opened) => {
  test('lead to a check in a folded part, and unfold it', async () => {
    const page = await opened({ hash: 'check-registry/hierarchy' });
    const check = page.locator('[id="check-registry/hierarchy"]');
    expect(await check.getAttribute('open')).toBe('');
    expect(await check.getByText('PLAN_REQUIRED').isVisible()).toBe(true);
    expect(await isInView(check)).toBe(true);
  });

  test('lead to the last clause, and to a defect', async () => {
    const id = clauseIds.at(-1);
    const page = await opened({ hash: `clause-${id}` });
    expect(await isInView(page.locator(`[id="clause-${id}"]`))).toBe(true);
    const [defect] = sampleReport.defects;
    await page.goto(`${page.url().replace(/#.*/, '')}#defect-${defect?.fingerprint}`);
    expect(await isInView(page.locator(`#defect-${defect?.fingerprint}`))).toBe(true);
  });

  test('lead to a check that the filters hide, and take them away', async () => {
    const page = await opened({ hash: '?area=paging' });
    expect(await shownChecks(page)).toHaveLength(3);
    await page.goto(`${page.url().replace(/#.*/, '')}#check-events/default-window`);
    expect(await isInView(page.locator('[id="check-events/default-window"]'))).toBe(true);
    expect(await shownChecks(page)).toHaveLength(sampleReport.checks.length);
    expect(await page.getByRole('combobox', { name: 'Area' }).inputValue()).toBe('');
  });

  test.each(['nowhere', '%', '?area=nowhere', '?outcome=%E0%A4%A'])('to #%s do no harm', async (hash) => {
    const page = await opened({ hash });
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});

const isInView = (locator: import('playwright-core').Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && top < 720;
  });
