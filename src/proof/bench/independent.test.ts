import { expect, it } from 'vitest';
import { clauseIds } from '../../../contract/index.js';
import { bugs } from '../independent/bugs.js';

// The independent deployment imports nothing of ours, so nothing there can check the ids that its bugs cite.
it.each(Object.entries(bugs))('%s cites a clause', (_, { breaks }) => {
  expect(clauseIds).toContain(breaks);
});
