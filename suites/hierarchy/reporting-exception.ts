import { type Api, at, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { textsIn } from '../leaves.js';
import { exceptionOf, orphans } from './orphans.js';

const most = 2;

/** What the registry tells of the exceptions that an LEI declares about a direct parent. */
async function declaredBy(api: Api, lei: string): Promise<readonly string[]> {
  const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
  return textsIn(at(reply.json, '/data')).flatMap(({ path, text }) => (/exception/.test(path) ? [text] : []));
}

/** A reason without what its spellings differ in. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

export const reportingException = defineCheck({
  id: 'hierarchy/reporting-exception',
  title:
    'A reporting_exception is one that the filer declared, and a declared one is told where the parent is null',
  clauses: ['hierarchy.coverage.reporting-exception.declared', 'hierarchy.null-parent.exception'],
  operations: ['getHierarchy', 'getRegistryEntity'],
  rulings: ['A60', 'A74'],
  needs: ['key.full', 'entitlement.can_use_exposure', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const told = await orphans(api, (seen) => exceptionOf(seen) !== undefined, most);
      const silent = await orphans(api, (seen) => exceptionOf(seen) === undefined, most);
      precondition(
        told.length + silent.length > 0,
        'every entity that was tried has a direct parent',
        'no-data',
      );
      for (const seen of told) {
        const exception = exceptionOf(seen) ?? '';
        const declared = await declaredBy(api, seen.id);
        const isDeclared = declared.some((text) => bare(text) === bare(exception));
        expectThat(isDeclared, '/data/coverage/reporting_exception', `what ${seen.id} declares`, exception);
        api.witness('exceptions that were declared');
      }
      for (const { id } of silent) {
        const declared = await declaredBy(api, id);
        // An exception about the ultimate parent alone does not explain a null direct parent.
        const isSilent = declared.length === 0 || declared.some((text) => /ultimate/i.test(text));
        expectThat(
          isSilent,
          '/data/coverage/reporting_exception',
          `the exception that ${id} declares`,
          declared,
        );
      }
    },
    { requests: 2 * most },
  ),
  refutedBy: [
    'hierarchy.coverage.reporting-exception-assumed',
    'hierarchy.coverage.reporting-exception-lost',
  ],
});
