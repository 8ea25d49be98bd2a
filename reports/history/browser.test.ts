import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inBrowser, soon } from '../html/browser.test-data.js';
import { historyPage } from './page.js';
import { cursor, historyOf, limit, reportOn } from './sample.test-data.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const unfold = 'for (const each of document.querySelectorAll("details")) each.open = true';

/** As many runs as are drawn, of two series, with a clause that fails and one that changes back and forth. */
const runs = Array.from({ length: 30 }, (_, index) =>
  reportOn(
    index + 1,
    { [limit]: index < 20 ? 'pass' : 'fail', [cursor]: index % 2 === 0 ? 'pass' : 'inconclusive' },
    { contract: index < 10 ? '2.0.0' : '2.1.0' },
  ),
);
const history = historyOf([...runs, reportOn(1, {}, { settings: { preset: 'gate' } })]);
const text = historyPage({
  ...history,
  leftOut: [{ file: 'old/report.json', reason: 'It has format 2; this version reads 3.' }],
  filesLeftOut: 1,
});

inBrowser('history.html', (opened) => {
  test.each([360, 390, 1280])('keeps to a width of %i pixels', async (width) => {
    const page = await opened({ text, context: { viewport: { width, height: 844 } } });
    await page.evaluate(unfold);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), soon).toBe(width);
  });

  test.each(
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      [390, 1280].map((width) => ({ colorScheme, width })),
    ),
  )('passes an audit of its accessibility: $colorScheme, $width', async ({ colorScheme, width }) => {
    const page = await opened({ text, context: { colorScheme, viewport: { width, height: 844 } } });
    await page.evaluate(unfold);
    await page.evaluate(axe);
    const violations = await page.evaluate<readonly { id: string; nodes: { html: string }[] }[]>(
      'axe.run().then(({ violations }) => violations)',
    );
    expect(violations.map(({ id, nodes }) => [id, nodes.map((each) => each.html)])).toEqual([]);
  });

  test('names each graphic', async () => {
    const page = await opened({ text });
    const failed = page.getByRole('img', { name: /^Failed checks in 30 runs: / });
    await expect.poll(() => failed.first().isVisible(), soon).toBe(true);
  });
});
