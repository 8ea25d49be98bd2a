import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { suite } from './index.js';

const page = readFileSync(new URL('../docs/relations.md', import.meta.url), 'utf8');

/** The rows of a table of the page: the check and the fault that each names. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| .* \| `([a-z-]+\/[a-z0-9-]+)` \| .* \| `([\w.-]+)` \|$/gm)].map(
    ([, check = '', fault = '']) => ({ check, fault }),
  );

const [relations = '', cursors = ''] = page.split('## Cursors');

describe('the page of relations', () => {
  it('has at least 40 relations and 12 properties of cursors', () => {
    expect(rowsOf(relations).length).toBeGreaterThanOrEqual(40);
    expect(rowsOf(cursors).length).toBeGreaterThanOrEqual(12);
  });

  it.each(rowsOf(page))('names a fault that refutes $check: $fault', ({ check, fault }) => {
    expect(suite.find(({ id }) => id === check)?.refutedBy).toContain(fault);
  });
});
