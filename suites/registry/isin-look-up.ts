import { isLei } from '../../generators/values/lei.js';
import {
  defineCheck,
  expectOk,
  expectThat,
  mentions,
  once,
  precondition,
  strings,
} from '../../src/kit/index.js';
import { issuer, issuerByDetail } from './isin-of.js';

export const isinLookUp = defineCheck({
  id: 'registry/isin-look-up',
  title: 'The look-up returns the ISINs of an LEI, and for each of them that LEI again',
  clauses: ['registry.isin.by-lei', 'registry.isin.by-isin'],
  operations: ['lookUpIsin', 'getRegistryEntity'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const issued = await issuer(api);
      if (issued === undefined) {
        const shown = await issuerByDetail(api);
        precondition(shown !== undefined, 'no LEI with ISINs is known', 'no-data');
        expectThat(false, '/data', `the ISINs of ${shown.lei}, which its detail shows`, 'none');
      }
      const { lei, isins } = issued;
      for (const isin of new Set([...isins.slice(0, 2), ...isins.slice(-2)])) {
        const reply = await api.get('lookUpIsin', { isin });
        expectOk(reply);
        const seen = [...strings(reply.json)].filter(isLei);
        expectThat(mentions(reply.json, lei), '/data', `the LEI ${lei} of ${isin}`, seen);
        api.witness('ISINs looked up in both directions');
      }
    },
    { requests: 5 },
  ),
  refutedBy: [
    'registry.isin.by-isin-empty',
    'registry.isin.by-isin-foreign',
    'registry.isin.by-lei-empty',
    'registry.isin.by-lei-foreign',
  ],
});
