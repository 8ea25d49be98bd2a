import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumPath, startedChromium } from './chromium.js';

// Takes the pictures of docs/screenshots from the report.html of a run, or from a history.html:
// node dist/src/proof/bench/screenshots.js <page> [folder]

const ofHistory = [{ name: 'history', colorScheme: 'light', width: 1280, height: 1000, hash: '' }] as const;

const ofReport = [
  { name: 'report-light', colorScheme: 'light', width: 1280, height: 1120, hash: '' },
  { name: 'report-dark', colorScheme: 'dark', width: 1280, height: 1120, hash: '' },
  { name: 'report-heat-map', colorScheme: 'light', width: 1280, height: 1120, hash: '#scoreboard' },
  { name: 'report-latency', colorScheme: 'dark', width: 1280, height: 900, hash: '#operations-title' },
  { name: 'report-phone', colorScheme: 'light', width: 390, height: 844, hash: '' },
] as const;

const [report, folder = join('docs', 'screenshots')] = process.argv.slice(2);
const executable = chromiumPath();
if (report === undefined || executable === undefined) {
  console.error(
    'Give a report.html or a history.html, and have Chromium installed or named by CHROMIUM_PATH.',
  );
  process.exit(3);
}
mkdirSync(folder, { recursive: true });
const browser = await startedChromium(executable);
for (const { name, colorScheme, width, height, hash } of basename(report) === 'history.html'
  ? ofHistory
  : ofReport) {
  const page = await browser.newPage({ colorScheme, viewport: { width, height } });
  await page.goto(`${pathToFileURL(resolve(report)).href}${hash}`);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
await browser.close();
