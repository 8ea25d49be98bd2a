import type { OperationId } from '../../contract/index.js';
import { isLei } from '../../generators/values/lei.js';
import { at, defineInvariant, expectThat } from '../../src/kit/index.js';
import { leavesWhere, type Within } from '../leaves.js';

const operations: readonly OperationId[] = [
  'listRegistryEntities',
  'getRegistryEntity',
  'listRegistryRelationships',
  'lookUpIsin',
];

const isCalledLei = (value: unknown, name: string, within: Within): boolean =>
  typeof value === 'string' &&
  (/(?:^|_)lei$/i.test(name) || (/^\d+$/.test(name) && /(?:\/|_)lei$/i.test(within())));

export const returnedLeis = defineInvariant({
  id: 'registry/returned-leis',
  title: 'Every LEI that the registry returns has 20 characters and fitting check digits',
  clauses: ['registry.lei.length', 'registry.lei.check-digit'],
  operations,
  judge: ({ request, status, json }) => {
    const called = request.operation;
    if (status !== 200 || called === undefined || !operations.includes(called)) return 0;
    const leis = leavesWhere(at(json, '/data'), isCalledLei);
    for (const { path, value } of leis)
      expectThat(isLei(String(value)), `/data${path}`, 'a well-formed LEI', value);
    return leis.length;
  },
  refutedBy: ['registry.lei.without-check-digits', 'registry.lei.wrong-check-digits'],
});
