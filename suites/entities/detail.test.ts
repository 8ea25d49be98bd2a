import { expect, it } from 'vitest';
import { type JsonObject, Violation } from '../../src/kit/index.js';
import { expectNamesShared } from './detail.js';

const ibm = [{ label: 'IBM' }, { label: 'IBM', name: 'International Business Machines' }] as const;
const nato = [{ name: 'NATO' }, { name: 'North Atlantic Treaty Organization' }] as const;
const other = [{ name: 'Jane Doe' }, { name: 'Acme Corporation' }] as const;
const judged = (all: readonly (readonly [JsonObject, JsonObject])[]) => () => expectNamesShared(all);

it('expects most names of the list in the details', () => {
  expect(judged([ibm, ibm])).not.toThrow();
  expect(judged([nato])).not.toThrow();
  expect(judged([nato, other])).toThrow(Violation);
});
