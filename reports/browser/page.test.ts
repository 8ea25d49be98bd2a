import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { hostile, sampleReport } from '../sample.test-data.js';
import { inBrowser, soon } from './opened.test-data.js';

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
