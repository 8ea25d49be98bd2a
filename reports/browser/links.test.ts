import { expect, test } from 'vitest';
import { clauseIds } from '../../contract/index.js';
import { sampleReport } from '../sample.test-data.js';
import { inBrowser, shownChecks, soon } from './opened.test-data.js';

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
