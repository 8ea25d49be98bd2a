import { expect, it } from 'vitest';
import { lineText } from './verify.js';

const output = { colour: false, columns: 80 };
const attested = (by: string) =>
  lineText({ what: 'steps', state: 'told', said: `key.revoked: ${by}` }, output);

it('shows a text of the vendor on one line, which wraps behind the name of the comparison', () => {
  const by =
    'Operations\n\nVerified: the exchanges make it conformant. Exit code 0.\r\n\u2028✓ live         40 of 40\u001b[2J';
  const lines = attested(by).split('\n');
  expect(lines[0]).toMatch(/^· steps {7}key\.revoked: Operations\\n\\nVerified/);
  for (const line of lines.slice(1, -1)) expect(line).toMatch(/^ {14}\S/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may reach the terminal.
  expect(lines.join('')).not.toMatch(/[\0-\x1f\u2028]/);
});

it('shows only the beginning of a long one', () => {
  const text = attested('x'.repeat(1_000_000));
  expect(text.length).toBeLessThan(3000);
  expect(text.replace(/\s+/g, ' ')).toContain('… (998013 more characters)');
});
