import type { Leaf } from './leaves.js';

const no = new Set(['', '0', 'false', 'no', 'n', 'none', 'unknown']);

/** What a member that is a flag says: true, or in whatever form a deployment gives a yes. */
export const isSet = (value: Leaf['value']): boolean =>
  typeof value === 'string' ? !no.has(value.toLowerCase()) : value === true || value === 1;

export const isFlag = (value: Leaf['value']): boolean =>
  typeof value === 'boolean' || value === 0 || value === 1 || typeof value === 'string';
