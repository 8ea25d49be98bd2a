import { keyedOperations, type OperationId } from '../../contract/index.js';
import { at, defineInvariant, expectThat, isArray, type Json } from '../../src/kit/index.js';
import { isIgnored } from '../asking/calls.js';
import { sentWith } from '../asking/sent.js';
import { leavesIn } from '../asking/texts.js';

/** The values that the contract admits for a parameter, in small letters; undefined where it lists none. */
function admittedBy(schema: Json | undefined): ReadonlySet<string> | undefined {
  const values = at(schema, '/enum') ?? at(schema, '/items/enum');
  const isOfTexts = isArray(values) && values.every((each) => typeof each === 'string');
  return isOfTexts ? new Set(values.map((each) => String(each).toLowerCase())) : undefined;
}

const storyLists: readonly OperationId[] = ['listStories', 'summarizeStories'];

export const openapiValues = defineInvariant({
  id: 'versioning/openapi-values',
  title:
    'A value that a list selects its rows by is one of those to which the served contract closes the parameter',
  clauses: ['versioning.openapi.same-descriptors'],
  operations: keyedOperations,
  rulings: ['contract-and-descriptors', 'stories-category'],
  judge(exchange, { served }) {
    const { operation: id } = exchange.request;
    const data = at(exchange.json, '/data');
    if (id === undefined || exchange.status !== 200 || !isArray(data) || data.length === 0) return 0;
    if (served === undefined) return 0;
    const operation = served.operation(id);
    for (const { name, place, schema } of operation?.parameters ?? []) {
      const [sent, ...further] = sentWith(exchange).get(name) ?? [];
      const admitted = place === 'query' ? admittedBy(schema) : undefined;
      if (admitted === undefined || sent === undefined || further.length > 0) continue;
      // On Stories it may be that of Events and of Stories at once (ruling stories-category).
      if (name === 'category' && storyLists.includes(id)) continue;
      const value = sent.toLowerCase();
      if (admitted.has(value) || isIgnored(exchange, name)) continue;
      // Only rows that all show the value tell that it was applied as it stands.
      const isApplied = data.every((row) =>
        leavesIn(row).some((leaf) => typeof leaf.value === 'string' && leaf.value.toLowerCase() === value),
      );
      const pointer = `/paths/${operation?.path}/get/parameters/${name}/schema`;
      expectThat(!isApplied, pointer, `${sent}, which every row of ${id} shows`, [...admitted]);
    }
    // What the contract leaves open it admits.
    return 1;
  },
  provokedBy: ['facilities/status-list', 'facilities/type-filter', 'events/category-filter'],
});
