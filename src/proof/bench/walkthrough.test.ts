import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { commandBlocks, walkthrough } from './walkthrough.js';

const shown = (commands: string, after = '') => `Text.\n\n\`\`\`sh\n${commands}\n\`\`\`\n${after}\nMore.\n`;

it('finds the shell blocks of a page with their exit codes', () => {
  const page = `${shown('one\ntwo')}${shown('three', '\n<!-- exit code: 3 -->')}\n\`\`\`json\n{}\n\`\`\`\n`;
  expect(commandBlocks(page)).toEqual([
    { commands: 'one\ntwo\n', expected: 0 },
    { commands: 'three\n', expected: 3 },
  ]);
});

it('runs them in one shell, on a clock that sleep moves', async () => {
  const day = 'node -p "new Date(performance.timeOrigin + performance.now()).toISOString().slice(0, 10)"';
  const page = `${shown(`A=b\n${day}`)}${shown('sleep 25h\necho $A >&2; (exit 5)')}${shown(day)}`;
  const results = await walkthrough(page, tmpdir());
  expect(results.map(({ output, exitCode }) => [output, exitCode])).toEqual([
    ['2026-11-16\n', 0],
    ['b\n', 5],
    ['2026-11-17\n', 0],
  ]);
});

it('has no exit code for the blocks that a shell did not reach', async () => {
  const results = await walkthrough(`${shown('exit 4')}${shown('echo no')}`, tmpdir());
  expect(results.map(({ exitCode }) => exitCode)).toEqual([undefined, undefined]);
});

it('covers every step of the page that is documented', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const page = readFileSync(join(root, 'docs/certification-walkthrough.md'), 'utf8');
  const commands = commandBlocks(page).map((each) => each.commands);
  for (const step of ['init', 'doctor', '--dry-run', 'run', 'keygen', 'certify', 'verify'])
    expect(
      commands.some((each) => new RegExp(`npx ei-conformance .*${step}`).test(each)),
      step,
    ).toBe(true);
});
