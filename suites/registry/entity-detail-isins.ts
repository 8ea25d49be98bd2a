import { defineCheck, expectOk, expectThat, mentions, once, precondition } from '../../src/kit/index.js';
import { issuer } from './isin-of.js';

/** Records with more ISINs may show a part of them. */
const few = 10;

export const entityDetailIsins = defineCheck({
  id: 'registry/entity-detail-isins',
  title: 'The detail of a record carries the ISINs that the look-up returns for it',
  clauses: ['registry.detail.isins', 'registry.isin.by-lei'],
  operations: ['getRegistryEntity', 'lookUpIsin'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const issued = await issuer(api);
      precondition(issued !== undefined, 'no LEI with ISINs is known', 'no-data');
      const { lei, isins } = issued;
      const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
      expectOk(reply);
      const absent = isins.filter((each) => !mentions(reply.json, each));
      const complete = isins.length <= few ? absent.length === 0 : absent.length < isins.length;
      expectThat(complete, '/data', `the ISINs ${absent.slice(0, few).join(', ')}`, 'none of them');
      api.witness('ISINs in the detail', isins.length - absent.length);
    },
    { requests: 2 },
  ),
  refutedBy: ['registry.detail.isins-empty', 'registry.detail.without-isins', 'registry.isin.by-lei-foreign'],
});
