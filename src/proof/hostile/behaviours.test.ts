import { expect, test } from 'vitest';
import { behaviours } from './behaviours/index.test-data.js';

test('each behaviour has words of its own', () => {
  const words = behaviours.flatMap(({ rows }) => rows.map(({ does }) => does));
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThanOrEqual(80);
});

test('the table of the documentation is that of the tests', async () => {
  const table = behaviours.flatMap(({ kind, check, note, rows }) => [
    `## ${kind}`,
    '',
    `Met by \`${check}\`.${note === undefined ? '' : ` ${note}`}`,
    '',
    '| a target that | outcome |',
    '| --- | --- |',
    ...rows.map(({ does, expected }) => `| ${does} | \`${expected}\` |`),
    '',
  ]);
  const head = [
    '# Hostile targets',
    '',
    'What comes of a check that meets a broken or hostile target, as `npm run test:hostile` shows it over real sockets.',
    'Beside it another check passes in each run, and every report is whole. Written by `npx vitest run src/proof/hostile/behaviours -u`.',
    '',
  ];
  await expect(`${[...head, ...table].join('\n').trimEnd()}\n`).toMatchFileSnapshot(
    '../../../docs/hostile-targets.md',
  );
});
