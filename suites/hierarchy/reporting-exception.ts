import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { type Text, textsIn } from '../leaves.js';
import { exceptionOf, orphans } from './orphans.js';
import type { Seen } from './seen.js';

const most = 2;

/** An entity with what its registry record tells, and what of that is about exceptions. */
interface Filing {
  readonly seen: Seen;
  readonly texts: readonly Text[];
  readonly exceptions: readonly Text[];
}

async function filingOf(api: Api, seen: Seen): Promise<Filing> {
  const { json } = await api.get('getRegistryEntity', {}, { path: { lei: seen.id } });
  const texts = textsIn(json);
  return { seen, texts, exceptions: texts.filter(({ path }) => /exception/.test(path)) };
}

/** Codes such as NO_KNOWN_PERSON; other texts do not tell a reason that can be compared. */
const isCode = (text: string): boolean => /^[A-Z_]{6,}$/.test(text);
const ofUltimate = ({ path, text }: Text): boolean => /ultimate/i.test(`${path} ${text}`);

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
      const filings = await Promise.all([...told, ...silent].map((seen) => filingOf(api, seen)));
      // Under which names the registry shows exceptions, if at all, is left open.
      const isShown = filings.some(({ exceptions }) => exceptions.some(({ text }) => isCode(text)));
      for (const { seen, texts, exceptions } of filings) {
        const exception = exceptionOf(seen);
        const place = '/data/coverage/reporting_exception';
        if (exception === undefined) {
          // An exception about the ultimate parent alone does not explain a null direct parent.
          const declared = exceptions.filter(({ text }) => isCode(text)).map(({ text }) => text);
          const isSilent = declared.length === 0 || exceptions.some(ofUltimate);
          expectThat(isSilent, place, `the exception that ${seen.id} declares`, declared);
        } else if (isCode(exception)) {
          const isDeclared = texts.some(({ text }) => bare(text) === bare(exception));
          expectThat(isDeclared || !isShown, place, `what ${seen.id} declares`, exception);
          if (isDeclared) api.witness('exceptions that were declared');
        }
      }
    },
    { requests: 2 * most },
  ),
  refutedBy: [
    'hierarchy.coverage.reporting-exception-assumed',
    'hierarchy.coverage.reporting-exception-lost',
  ],
});
