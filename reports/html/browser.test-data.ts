import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, startedChromium } from '../../src/proof/bench/chromium.js';
import { sampleReport } from '../sample.test-data.js';
import { htmlReportWith } from './index.js';

type Report = typeof sampleReport;

interface Opening {
  /** What follows `#` in the address. */
  readonly hash?: string;
  readonly report?: Report;
  readonly earlier?: Report;
  /** The text of another page. */
  readonly text?: string;
  readonly context?: BrowserContextOptions;
}

/** Tests in a real browser, which must not complain, ask or load anything in any of them. */
export function inBrowser(name: string, tests: (opened: (opening?: Opening) => Promise<Page>) => void): void {
  const executable = chromiumPath();
  const skipped = `${name}: skipped, because no Chromium was found; CHROMIUM_PATH can name one`;
  if (executable === undefined) console.warn(skipped);
  if (process.env.EI_REQUIRE_BROWSER === '1') {
    test(`${name}: a browser is here`, () => expect(executable, skipped).toBeDefined());
  }

  describe.skipIf(executable === undefined)(name, { timeout: 60_000 }, () => {
    const wrong: string[] = [];
    let folder: string;
    let browser: Browser;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'ei-conformance-'));
      browser = await startedChromium(executable ?? '');
    }, 60_000);
    afterEach(() => {
      expect(wrong.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await browser.close();
      rmSync(folder, { recursive: true });
    });

    tests(async ({ hash = '', report = sampleReport, earlier, text, context = {} } = {}) => {
      const file = join(folder, 'report.html');
      writeFileSync(file, text ?? htmlReportWith(earlier).render(report));
      const address = pathToFileURL(file).href;
      const page = await (await browser.newContext(context)).newPage();
      page.on('request', (request) => {
        if (!request.url().startsWith(address)) wrong.push(`loads ${request.url()}`);
      });
      page.on('console', (message) => wrong.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('dialog', (dialog) => {
        wrong.push(`asks ${dialog.message()}`);
        return dialog.dismiss();
      });
      await page.goto(hash === '' ? address : `${address}#${hash}`);
      return page;
    });
  });
}

/** How long (milliseconds) a page may take to follow a click, an address or the clipboard. */
export const soon = { timeout: 20_000 };

/** The ids of the checks that the filters let through, folded or not. */
export const shownChecks = (page: Page): Promise<readonly string[]> =>
  page.$$eval('[data-kind=check]', (checks) =>
    checks.filter((each) => each.closest('[hidden]') === null).map(({ id }) => id.slice('check-'.length)),
  );
