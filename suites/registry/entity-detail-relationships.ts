import { defineCheck, expectOk, expectThat, mentions, once } from '../../src/kit/index.js';
import { leisOf, relatedLei } from './relationship.js';

/** Records with more relationships may show a part of them. */
const few = 5;

export const entityDetailRelationships = defineCheck({
  id: 'registry/entity-detail-relationships',
  title: 'The detail of a record carries its relationships: each LEI at their other ends stands in it',
  clauses: ['registry.detail.relationships'],
  operations: ['getRegistryEntity', 'listRegistryRelationships'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const { lei, rows } = await relatedLei(api);
      const others = [...new Set(rows.flatMap(leisOf))].filter((each) => each !== lei);
      const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
      expectOk(reply);
      const absent = others.filter((each) => !mentions(reply.json, each));
      const complete = others.length <= few ? absent.length === 0 : absent.length < others.length;
      expectThat(complete, '/data', `the related ${absent.slice(0, few).join(', ')}`, 'none of them');
      api.witness('related LEIs in the detail', others.length - absent.length);
    },
    { requests: 2 },
  ),
  refutedBy: ['registry.detail.relationships-empty', 'registry.detail.without-relationships'],
});
