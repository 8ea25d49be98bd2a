import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Built, build } from '../hostile/installed-program.test-data.js';
import { walkthrough } from './walkthrough.js';

const root = resolve(import.meta.dirname, '../../..');
let built: Built;
beforeAll(() => {
  built = build();
  // The command of the package, which runs what was compiled in place of a bundle of it.
  cpSync(join(root, 'bin'), join(built.root, 'bin'), { recursive: true });
  mkdirSync(join(built.root, 'bundle'));
  writeFileSync(join(built.root, 'bundle/main.js'), "import '../dist/src/main.js';\n");
}, 120_000);
afterAll(() => built.remove());

it('leads a vendor from nothing to a verified core certificate by the commands of the page', async () => {
  const page = readFileSync(join(root, 'docs/certification-walkthrough.md'), 'utf8');
  const results = await walkthrough(page, resolve(built.main, '../../..'));
  for (const { commands, expected, exitCode, output } of results)
    expect(exitCode, `${commands}\n${output}`).toBe(expected);
  const outputOf = (command: string) =>
    results.findLast(({ commands }) => commands.includes(command))?.output ?? '';
  expect(outputOf('--dry-run')).toContain('Nothing is missing for a conformant certificate.');
  expect(outputOf('--out certification')).toMatch(/verdict +conformant/);
  expect(outputOf('verify certification')).toContain(
    'Verified: the exchanges lead to the verdict conformant. Exit code 0.',
  );
  expect(outputOf('notApplicable')).toContain('"verdict": "conformant"');
}, 900_000);
