import { operation } from '../../contract/index.js';
import { isLei } from '../../generators/values/lei.js';
import { at, defineInvariant, expectThat } from '../../src/kit/index.js';
import { placesIn } from './record.js';

export const returnedLeis = defineInvariant({
  id: 'registry/returned-leis',
  title: 'Every LEI that the registry returns has 20 characters and fitting check digits',
  clauses: ['registry.lei.length', 'registry.lei.check-digit'],
  operations: ['listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin'],
  judge: ({ request, status, json }) => {
    const called = request.operation;
    if (status !== 200 || called === undefined || operation(called).entitlement === undefined) return 0;
    const leis = placesIn(at(json, '/data')).filter(({ path }) => /(?:^|\/|_)lei(?:\/\d+)?$/.test(path));
    for (const { path, text } of leis) expectThat(isLei(text), `/data${path}`, 'a well-formed LEI', text);
    return leis.length;
  },
  refutedBy: ['registry.lei.without-check-digits', 'registry.lei.wrong-check-digits'],
});
