import { keyedOperations, type OperationId } from '../../contract/index.js';
import { at, defineInvariant, expectThat, isArray, type ServedParameter } from '../../src/kit/index.js';
import { isIgnored } from '../asking/calls.js';
import { enumOf } from '../asking/documented-values.js';
import { sentWith } from '../asking/sent.js';
import { leavesIn, memoized } from '../asking/texts.js';

/** The texts that the contract lists for a parameter, in small letters; undefined where it lists none, or other values. */
const textsListed = memoized((parameter: ServedParameter): ReadonlySet<string> | undefined => {
  const values = enumOf(parameter);
  const areTexts = values?.every((each) => typeof each === 'string');
  return areTexts ? new Set(values?.map((each) => String(each).toLowerCase())) : undefined;
});

const storyLists: readonly OperationId[] = ['listStories', 'summarizeStories'];

export const openapiValues = defineInvariant({
  id: 'versioning/openapi-values',
  title:
    'A value that selects rows is one that the served contract lists, if it lists the values of the parameter',
  clauses: ['versioning.openapi.same-descriptors'],
  operations: keyedOperations,
  rulings: ['contract-and-descriptors', 'stories-category'],
  judge(exchange, { served }) {
    const { operation: id } = exchange.request;
    const data = at(exchange.json, '/data');
    if (id === undefined || exchange.status !== 200 || !isArray(data) || data.length === 0) return 0;
    if (served === undefined) return 0;
    const operation = served.operation(id);
    for (const parameter of operation?.parameters ?? []) {
      const { name, place } = parameter;
      const [sent, ...further] = place === 'query' ? (sentWith(exchange).get(name) ?? []) : [];
      if (sent === undefined || further.length > 0) continue;
      const listed = textsListed(parameter);
      if (listed === undefined) continue;
      // On Stories it may be that of Events and of Stories at once (ruling stories-category).
      if (name === 'category' && storyLists.includes(id)) continue;
      const value = sent.toLowerCase();
      if (listed.has(value) || isIgnored(exchange, name)) continue;
      // Only rows that all show the value tell that it was applied as it stands.
      const isApplied = data.every((row) =>
        leavesIn(row).some((leaf) => typeof leaf.value === 'string' && leaf.value.toLowerCase() === value),
      );
      const pointer = `/paths/${operation?.path}/get/parameters/${name}/schema`;
      expectThat(!isApplied, pointer, `${sent}, which every row of ${id} shows`, [...listed]);
    }
    // What the contract leaves open it admits.
    return 1;
  },
  provokedBy: ['facilities/status-list', 'facilities/type-filter', 'events/category-filter'],
});
