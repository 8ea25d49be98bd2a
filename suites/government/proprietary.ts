import { defineInvariant, expectThat, isArray, isObject } from '../../src/kit/index.js';

/**
 * Identifiers of companies that belong to a commercial publisher. The document names none of them. Federal data was keyed
 * on the first one until the UEI replaced it.
 */
const identifier =
  /(?:^|_)(?:d_?u_?n_?s(?:_?(?:numbers?|no|plus_?4|4))?|d_?n_?b|dun_(?:and_)?bradstreet|bvd(?:_?id)?|cap_?iq|factset|hoovers)(?:_|$)/;

/** What places a company in the tree of such an identifier. */
const relation = /parent|ultimate|headquarters|(?:^|_)hq(?:_|$)|subsidiar|family|hierarchy|branch/;
/** Names of the tree itself, whatever its companies are keyed on. */
const tree = /(?:^|_)(?:(?:global|domestic)_ultimate|corporate_?family(?:_?tree)?|family_?tree)(?:_|$)/;

/** Members whose text names the scheme of an identifier that stands beside it. */
const scheme = /(?:^|_)(?:scheme|system|type|kind|authority)$/;

const inSnakeCase = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toLowerCase();

interface Named {
  readonly path: string;
  readonly name: string;
}

/** The names in a part of a reply: those of its members, and of the schemes that they tell. */
function namesIn(value: unknown, path = ''): readonly Named[] {
  if (isArray(value)) return value.flatMap((each, index) => namesIn(each, `${path}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([member, inner]) => {
    const [at, name] = [`${path}/${member}`, inSnakeCase(member)];
    const told =
      typeof inner === 'string' && scheme.test(name) ? [{ path: at, name: inSnakeCase(inner) }] : [];
    return [{ path: at, name }, ...told, ...namesIn(inner, at)];
  });
}

/** What a reply says about the request and about itself, names that were sent among it. */
const aside = ['meta', 'applied_filters', 'pagination'];

const operations = ['listAwards', 'listForeignAgentLinks'] as const;

export const proprietaryNames = defineInvariant({
  id: 'government/proprietary-names',
  title:
    'No member of a government reply is called after a proprietary company identifier or its family tree',
  clauses: ['government.proprietary-id.not-surfaced', 'government.proprietary-tree.not-surfaced'],
  operations,
  judge({ request, status, json }) {
    const isOfSurface = operations.some((each) => each === request.operation);
    if (!isOfSurface || status !== 200 || !isObject(json)) return 0;
    const parts = Object.fromEntries(Object.entries(json).filter(([name]) => !aside.includes(name)));
    const names = namesIn(parts);
    for (const { path, name } of names) {
      const isOfTree = tree.test(name) || (identifier.test(name) && relation.test(name));
      expectThat(
        !isOfTree,
        path,
        'no corporate-family tree',
        name,
        'government.proprietary-tree.not-surfaced',
      );
      expectThat(!identifier.test(name), path, 'no proprietary identifier', name);
    }
    return names.some(({ path }) => /\/\d+\//.test(path)) ? 1 : 0;
  },
  provokedBy: ['government/awards-reply', 'government/links-reply'],
});
