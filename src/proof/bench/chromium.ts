import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The program of the browser that is installed: what `CHROMIUM_PATH` names, or one by the usual names. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  [
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    macOs,
  ].find((each) => existsSync(each));

/** Starts a browser without a window. */
export const startedChromium = (executablePath: string): Promise<Browser> =>
  // The sandbox of Chromium refuses to run as root.
  chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
