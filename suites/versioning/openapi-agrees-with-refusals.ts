import {
  deprecated,
  type OperationId,
  parametersOf,
  rejectedNames,
  retiredNames,
} from '../../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  detail,
  expectThat,
  forEach,
  type Query,
  strings,
} from '../../src/kit/index.js';
import { closed } from '../errors/refused.js';

const operations = [
  'listEvents',
  'summarizeEvents',
  'listStories',
  'summarizeStories',
  'listRegistryEntities',
] as const;

/** Names that a contract may declare or not, whatever the endpoint makes of them (ruling C22). */
const free = new Set<string>([...retiredNames, ...rejectedNames, ...deprecated.map(({ name }) => name)]);
const unknown = 'zzqxvk_1';

export const openapiAgreesWithRefusals = defineCheck({
  id: 'versioning/openapi-agrees-with-refusals',
  title:
    'Where an endpoint refuses undeclared parameters, those it accepts and those its contract declares agree',
  clauses: ['versioning.openapi.same-descriptors', 'versioning.strict.validates'],
  operations: [...operations],
  rulings: ['C22'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEach(operations, async (api, operation) => {
    const served = api.world.served?.operation(operation);
    const reply = await api.get(operation, queryOf(api, operation, { [unknown]: 'x' }));
    api.witness('operations looked up');
    if (served === undefined || at(reply.json, '/code') !== 'UNKNOWN_PARAM') {
      api.observe(operation, served === undefined ? 'not declared' : 'not strict');
      return;
    }
    const accepted = new Set(strings(detail(reply, 'accepted_params')));
    const declared = served.parameters.filter((each) => each.place === 'query').map((each) => each.name);
    const documented = Object.entries(parametersOf(operation));
    const place = `/paths/${served.path}/get/parameters`;

    const silent = documented
      .map(([name]) => name)
      .filter((name) => accepted.has(name) && !declared.includes(name));
    expectThat(silent.length === 0, place, `${silent.join(', ')}, which the endpoint accepts`, declared);

    const aliases = new Set(documented.flatMap(([, { aliases = [] }]) => aliases));
    const doubtful = declared.filter((name) => !accepted.has(name) && !free.has(name) && !aliases.has(name));
    for (const name of doubtful) {
      const refusal = await api.get(operation, queryOf(api, operation, { [name]: 'x' }));
      const isUnknown = at(refusal.json, '/code') === 'UNKNOWN_PARAM';
      expectThat(
        !isUnknown,
        '/code',
        `${name} known, as the contract declares it`,
        at(refusal.json, '/code'),
      );
    }
    api.witness('parameters looked up', declared.length);
  }),
  refutedBy: ['openapi.category-not-declared', 'openapi.refused-parameter-declared'],
});

/** A query that is valid but for the members added to it. */
function queryOf(api: Api, operation: OperationId, added: Query): Query {
  if (operation === 'listRegistryEntities') return { country: 'USA', ...added };
  // Which time parameters Stories take is not shown.
  return operation.endsWith('Stories') ? added : closed(api.world, added);
}
