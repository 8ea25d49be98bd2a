import {
  deprecated,
  keyedOperations,
  parametersOf,
  rejectedNames,
  retiredNames,
} from '../../contract/index.js';
import { at, defineCheck, detail, expectThat, forEach, strings } from '../../src/kit/index.js';
import { callableOperations, validCall } from '../valid-call.js';

/** Names that a contract may declare or not, whatever the endpoint makes of them (ruling C22). */
const free = new Set<string>([...retiredNames, ...rejectedNames, ...deprecated.map(({ name }) => name)]);
const unknown = 'zzqxvk_1';

export const openapiAgreesWithRefusals = defineCheck({
  id: 'versioning/openapi-agrees-with-refusals',
  title:
    'Where an endpoint refuses undeclared parameters, those it accepts and those its contract declares agree',
  clauses: ['versioning.openapi.same-descriptors', 'versioning.strict.validates'],
  operations: keyedOperations,
  rulings: ['A61', 'C22'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEach(callableOperations, async (api, operation) => {
    const served = api.world.served?.operation(operation);
    const { query = {}, path = {} } = validCall(operation, api.world) ?? {};
    const reply = await api.get(operation, { ...query, [unknown]: 'x' }, { path });
    api.witness('operations looked up');
    if (served === undefined || at(reply.json, '/code') !== 'UNKNOWN_PARAM') {
      api.observe(operation, served === undefined ? 'not declared' : 'not strict');
      return;
    }
    const accepted = new Set(strings(detail(reply, 'accepted_params')));
    const declared = served.parameters.filter((each) => each.place === 'query').map((each) => each.name);
    const documented = Object.entries(parametersOf(operation));
    const place = `/paths/${served.path}/get/parameters`;

    if (accepted.size === 0) return api.observe(operation, 'strict, and lists no accepted names');

    // A deprecated name that is no longer declared is reported elsewhere (ruling A61).
    const silent = documented
      .filter(([, parameter]) => parameter.deprecated === undefined)
      .map(([name]) => name)
      .filter((name) => accepted.has(name) && !declared.includes(name));
    expectThat(silent.length === 0, place, `${silent.join(', ')}, which the endpoint accepts`, declared);

    const aliases = new Set(documented.flatMap(([, { aliases = [] }]) => aliases));
    const doubtful = declared.filter((name) => !accepted.has(name) && !free.has(name) && !aliases.has(name));
    for (const name of doubtful) {
      const refusal = await api.get(operation, { ...query, [name]: 'x' }, { path });
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
  refutedBy: [
    'openapi.category-not-declared',
    'openapi.refused-parameter-declared',
    'openapi.refused-text-declared',
  ],
});
