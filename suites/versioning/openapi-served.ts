import { interfaceVersion } from '../../contract/index.js';
import { at, defineCheck, expectEqual, expectOk, expectThat, isObject, once } from '../../src/kit/index.js';

export const openapiServed = defineCheck({
  id: 'versioning/openapi-served',
  title: 'The machine-readable contract is an OpenAPI document of interface version 2.0.0',
  clauses: ['versioning.openapi.place', 'versioning.openapi.interface-version'],
  operations: ['getOpenapi'],
  rulings: ['C44'],
  property: once(async (api) => {
    const reply = await api.get('getOpenapi');
    expectOk(reply);
    const paths = at(reply.json, '/paths');
    expectThat(
      isObject(paths) && Object.keys(paths).length > 0,
      '/paths',
      'the paths of the interface',
      paths,
    );
    expectEqual(reply, '/info/version', interfaceVersion);
    api.witness('paths in the contract', Object.keys(paths).length);
  }),
  refutedBy: ['openapi.missing', 'openapi.not-json', 'openapi.wrong-version'],
});
