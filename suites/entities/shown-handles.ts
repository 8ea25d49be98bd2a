import type { OperationId } from '../../contract/index.js';
import { at, defineInvariant, type Exchange, expectThat, isArray, isObject } from '../../src/kit/index.js';
import { leavesWhere, memberAt, type Within } from '../leaves.js';
import { handleForms, isIdMember } from './handle.js';

const operations: readonly OperationId[] = ['listEntities', 'getEntity', 'searchEntities', 'listAwards'];

const forms = [
  { begins: 'e_', form: handleForms.spine, expected: 'e_ and hexadecimal digits alone' },
  { begins: 'wiki:', form: handleForms.wiki, expected: 'wiki: and a slug' },
  { begins: 'cik:', form: handleForms.cik, expected: 'cik: and a number' },
];

export const shownHandles = defineInvariant({
  id: 'entities/shown-handles',
  title: 'An id shown as e_, wiki: or cik: goes on with hexadecimal digits, a slug or a number',
  clauses: ['entity-card.handle.spine', 'entity-card.handle.wiki', 'entity-card.handle.cik'],
  operations: [...operations, 'listEvents'],
  provokedBy: ['entities/list', 'entities/detail-wiki-id', 'search/scope-all'],
  judge: (exchange) => {
    let shown = 0;
    const isMalformed = (value: unknown, name: string, within: Within): boolean => {
      const known = formOf(value);
      if (known === undefined) return false;
      const member = memberAt(name, within);
      // Other words may begin so, too; what they are tells their member, which may bear the name of the form.
      if (!isIdMember(member) && known.begins !== `${member}:`) return false;
      shown += 1;
      return !known.form.test(String(value));
    };
    const [malformed] = partsOf(exchange).flatMap((part) => leavesWhere(part, isMalformed));
    if (malformed !== undefined) {
      const { path, value } = malformed;
      expectThat(false, path, formOf(value)?.expected ?? '', value);
    }
    return shown;
  },
  refutedBy: [
    'entity-card.cik.ticker',
    'entity-card.id.not-hexadecimal',
    'entity-card.wiki-id.with-blanks',
    'entity-card.wiki-id.without-slug',
  ],
});

// Every text of a reply is asked, and hardly any is an id.
const mayBeId = new RegExp(`^(?:${forms.map(({ begins }) => begins).join('|')})`);

const formOf = (value: unknown) =>
  typeof value === 'string' && mayBeId.test(value)
    ? forms.find(({ begins }) => value.startsWith(begins))
    : undefined;

/** What of a reply speaks of entities. */
function partsOf({ request, status, json }: Exchange): readonly unknown[] {
  if (status !== 200 || request.operation === undefined) return [];
  if (operations.includes(request.operation)) return [json];
  const rows = request.operation === 'listEvents' ? at(json, '/data') : undefined;
  return isArray(rows) ? rows.map((row) => (isObject(row) ? row.entity_refs : undefined)) : [];
}
