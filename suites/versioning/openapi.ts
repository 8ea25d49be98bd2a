import {
  deprecated,
  interfaceVersion,
  keyedOperations,
  type OperationId,
  operation,
  type Parameter,
  parametersOf,
  rejectedNames,
  retiredNames,
  vocabularies,
} from '../../contract/index.js';
import {
  at,
  brief,
  defineCheck,
  type Exchange,
  expectEqual,
  expectStatus,
  expectThat,
  forEach,
  isArray,
  isObject,
  type Json,
  once,
  type ServedParameter,
} from '../../src/kit/index.js';
import { callableOperations, validCall } from '../asking/calls.js';
import { declaredCalls } from '../asking/declared-calls.js';
import { documentedQueries, enumOf } from '../asking/documented-values.js';
import { otherSpellings } from '../asking/error-details.js';
import { names } from '../asking/refusals.js';
import { acceptedIn, undeclared } from '../asking/undeclared-parameters.js';

export const openapiServed = defineCheck({
  id: 'versioning/openapi-served',
  title: 'The machine-readable contract is an OpenAPI document of interface version 2.0.0',
  clauses: ['versioning.openapi.place', 'versioning.openapi.interface-version'],
  operations: ['getOpenapi'],
  rulings: ['paths-outside-api'],
  property: once(async (api) => {
    const reply = await api.get('getOpenapi');
    expectStatus(reply, 200);
    expectThat(isObject(reply.json), 'body', 'a JSON object', reply.text);
    const paths = at(reply.json, '/paths');
    expectThat(
      isObject(paths) && Object.keys(paths).length > 0,
      '/paths',
      'the paths of the interface',
      paths,
    );
    expectEqual(reply, '/info/version', interfaceVersion, 'versioning.openapi.interface-version');
    api.witness('paths in the contract', Object.keys(paths).length);
  }),
});

/** Whether clients can send a key by a scheme as a bearer token; undefined where the scheme does not tell. */
function isBearer(scheme: Json | undefined): boolean | undefined {
  const [type, name, place, header] = ['type', 'scheme', 'in', 'name'].map((member) =>
    String(at(scheme, `/${member}`) ?? '').toLowerCase(),
  );
  if (type === 'http') return name === 'bearer';
  return type === 'apikey' ? place === 'header' && header === 'authorization' : undefined;
}

export const openapiAuthentication = defineCheck({
  id: 'versioning/openapi-authentication',
  title: 'Where the served contract says how an operation takes its key, the Authorization header is a way',
  clauses: ['versioning.openapi.same-descriptors'],
  operations: ['getOpenapi'],
  source: 'deployment',
  needs: ['served-contract'],
  property: once(async (api) => {
    const { json } = await api.get('getOpenapi');
    for (const operation of keyedOperations) {
      const path = api.world.served?.operation(operation)?.path;
      if (path === undefined) continue;
      const place = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/get/security`;
      const security = at(json, place) ?? at(json, '/security');
      api.witness('operations looked up');
      if (!isArray(security)) continue;
      const ways = security
        .filter(isObject)
        .map((way) =>
          Object.keys(way).map((name) =>
            isBearer(
              at(json, `/components/securitySchemes/${name}`) ?? at(json, `/securityDefinitions/${name}`),
            ),
          ),
        );
      const isTold = ways.length === 0 || ways.some((way) => way.every((each) => each !== false));
      expectThat(isTold, place, 'the Authorization header with a bearer token', security);
    }
  }),
});

export const openapiOperations = defineCheck({
  id: 'versioning/openapi-operations',
  title: 'The documented operations that the served contract declares are recorded',
  clauses: ['versioning.openapi.same-descriptors'],
  level: 'observe',
  operations: ['getOpenapi'],
  rulings: ['contract-and-descriptors'],
  needs: ['served-contract'],
  property: once(
    async (api) => {
      const found = keyedOperations.filter((id) => api.world.served?.operation(id) !== undefined);
      const lacking = keyedOperations.filter((id) => !found.includes(id)).map((id) => operation(id).path);
      api.observe('operations declared', `${found.length} of ${keyedOperations.length}`);
      if (lacking.length > 0) api.observe('operations not declared', lacking.join(', '));
      const { operations = [], leftOut = 0 } = api.world.served ?? {};
      const others = operations.filter(({ known }) => known === undefined);
      if (others.length === 0) return;
      api.observe(
        'other operations declared',
        brief(
          others.map(({ path }) => path),
          400,
        ),
      );
      const called = new Set(declaredCalls(api.world).map(({ operation }) => operation));
      const uncalled = others.filter((each) => !called.has(each)).map(({ path }) => path);
      if (uncalled.length + leftOut > 0)
        api.observe('other operations not called', `${uncalled.length + leftOut}: ${brief(uncalled, 400)}`);
    },
    { requests: 0 },
  ),
});

/** Names that a contract may declare or not, whatever the endpoint makes of them (ruling contract-and-descriptors). */
const free = new Set<string>([...retiredNames, ...rejectedNames, ...deprecated.map(({ name }) => name)]);

export const openapiAgreesWithRefusals = defineCheck({
  id: 'versioning/openapi-agrees-with-refusals',
  title:
    'An endpoint that refuses undeclared parameters accepts exactly those that the served contract declares',
  clauses: ['versioning.openapi.same-descriptors'],
  operations: keyedOperations,
  rulings: ['summary-deprecations', 'contract-and-descriptors'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEach(callableOperations, async (api, operation) => {
    const served = api.world.served?.operation(operation);
    const { query = {}, path = {} } = validCall(operation, api.world) ?? {};
    const reply = await api.get(operation, { ...query, ...undeclared }, { path });
    api.witness('operations looked up');
    if (served === undefined || at(reply.json, '/code') !== 'UNKNOWN_PARAM') {
      api.observe(operation, served === undefined ? 'not declared' : 'not strict');
      return;
    }
    const declared = served.parameters.filter((each) => each.place === 'query').map((each) => each.name);
    const documented = Object.entries(parametersOf(operation)).filter(([, { place }]) => place !== 'path');
    const known = new Set(documented.map(([name]) => name));
    const accepted = new Set(acceptedIn(reply, (name) => known.has(name)));
    const place = `/paths/${served.path}/get/parameters`;

    if (accepted.size === 0) return api.observe(operation, 'strict, and lists no accepted names');

    // A deprecated name that is no longer declared is reported elsewhere (ruling summary-deprecations).
    const silent = documented
      .filter(([, parameter]) => parameter.deprecated === undefined)
      .map(([name]) => name)
      .filter((name) => accepted.has(name) && !declared.includes(name) && !otherSpellings.includes(name));
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
});

/** Documented values that a declared enum lacks. */
function lackingIn(declared: ServedParameter, { values, anyCase }: Parameter): readonly string[] {
  const listed = enumOf(declared);
  if (values === undefined || listed === undefined) return [];
  const spelled = (value: unknown): string => (anyCase ? String(value).toLowerCase() : String(value));
  const own = new Set(listed.map(spelled));
  // An empty text reads as none.
  return vocabularies[values].values.filter((value) => value !== '' && !own.has(spelled(value)));
}

/** A documented bound of numbers that a declared schema excludes. */
function excludedBy({ schema }: ServedParameter, { minimum, maximum }: Parameter): number | undefined {
  const [least, most] = ['minimum', 'maximum'].map((bound) => at(schema, `/${bound}`));
  if (maximum !== undefined && typeof most === 'number' && most < maximum) return maximum;
  return minimum !== undefined && typeof least === 'number' && least > minimum ? minimum : undefined;
}

export const openapiParameters = defineCheck({
  id: 'versioning/openapi-parameters',
  title:
    'The served contract declares the defaults, values, bounds and obligations that a strict endpoint works by',
  clauses: ['versioning.openapi.same-descriptors'],
  operations: keyedOperations,
  rulings: ['contract-and-descriptors'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEach(callableOperations, async (api, operation) => {
    const served = api.world.served?.operation(operation);
    const { query = {}, path = {} } = validCall(operation, api.world) ?? {};
    const refusal = await api.get(operation, { ...query, ...undeclared }, { path });
    api.witness('operations looked up');
    if (served === undefined || at(refusal.json, '/code') !== 'UNKNOWN_PARAM') return;
    for (const declared of served.parameters.filter(({ place }) => place === 'query')) {
      const { name, required, schema } = declared;
      const place = `/paths/${served.path}/get/parameters/${name}`;
      const documented = parametersOf(operation)[name];
      if (required && documented?.required !== true) {
        // Where the request without fault needs it, another selector may stand in its place.
        const [whole] = documentedQueries(operation, served, api.world);
        const others = query[name] === undefined ? query : { ...whole, [name]: undefined };
        const reply = await api.get(operation, others, { path });
        expectThat(reply.status !== 200, place, 'no obligation, as requests without it are served', declared);
      }
      if (documented === undefined) continue;
      const { default: due = '' } = documented;
      const usual = at(schema, '/default');
      if (due !== '' && usual !== undefined && usual !== null)
        expectThat(String(usual) === String(due), `${place}/schema/default`, String(due), usual);
      const value = lackingIn(declared, documented)[0] ?? excludedBy(declared, documented);
      if (value === undefined) continue;
      const reply = await api.get(operation, { ...query, [name]: value }, { path });
      expectThat(
        reply.status !== 200,
        `${place}/schema`,
        `${value}, which the endpoint takes`,
        enumOf(declared) ?? schema,
      );
    }
  }),
});

/** Whether a reply reports that it did not take a parameter as it was sent. */
const isReported = ({ json }: Exchange, name: string): boolean => {
  const { ignored, normalized, retired } = Object(at(json, '/applied_filters'));
  return names([ignored, normalized, retired], name);
};

export const openapiAdmitsServed = defineCheck({
  id: 'versioning/openapi-admits-served',
  title: 'A value of the document that a strict endpoint serves is one that the served contract admits',
  clauses: ['versioning.openapi.same-descriptors'],
  operations: keyedOperations,
  rulings: ['contract-and-descriptors', 'several-faults'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEach(
    callableOperations,
    async (api, operation) => {
      const { served: contract } = api.world;
      const served = contract?.operation(operation);
      const { query = {}, path = {} } = validCall(operation, api.world) ?? {};
      const refusal = await api.get(operation, { ...query, ...undeclared }, { path });
      api.witness('operations looked up');
      if (served === undefined || at(refusal.json, '/code') !== 'UNKNOWN_PARAM') return;
      for (const sent of documentedQueries(operation, served, api.world)) {
        const reply = await api.get(operation, sent, { path });
        // Of several parameters one may be refused beside another, which has checks of its own.
        if (reply.status !== 200) continue;
        for (const [name, value] of Object.entries({ ...sent, ...path })) {
          if (value === undefined || isReported(reply, name)) continue;
          const why = contract?.excludes(operation, name, String(value));
          const place = `/paths/${served.path}/get/parameters/${name}/schema`;
          expectThat(why === undefined, place, `${brief(value, 60)}, which is served`, why);
          api.witness('values served and declared');
        }
      }
    },
    { requests: 1 },
  ),
});

/** Lists of an endpoint that are tried, and values of each until two select something. */
const mostLists = 2;
const mostValues = 4;

/** The values that an item of a declared list may have, by the contract or else by the document. */
function itemsOf(operation: OperationId, declared: ServedParameter): readonly string[] {
  const { values } = parametersOf(operation)[declared.name] ?? {};
  const documented: readonly Json[] = values === undefined ? [] : vocabularies[values].values;
  const texts = (enumOf(declared) ?? documented).filter((value) => typeof value === 'string');
  return texts.filter((value) => value !== '' && !value.includes(','));
}

/** Whether the contract says of a parameter that each item of a list is sent as a parameter of its own. */
const isRepeated = ({ place, style, isExplodeTold, schema }: ServedParameter): boolean =>
  place === 'query' && style === 'form' && isExplodeTold === true && at(schema, '/items') !== undefined;

/** What a reply gives, as text; undefined where it gives nothing. */
function givenBy({ status, json }: Exchange): string | undefined {
  const data = at(json, '/data');
  const isBlank = data === undefined || data === null || (isArray(data) && data.length === 0);
  return status !== 200 || isBlank ? undefined : JSON.stringify(data);
}

export const openapiLists = defineCheck({
  id: 'versioning/openapi-lists',
  title: 'A list that the served contract lets be sent as repeated parameters is read as a list then',
  clauses: ['versioning.openapi.same-descriptors'],
  operations: keyedOperations,
  rulings: ['contract-and-descriptors'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEach(
    callableOperations,
    async (api, operation) => {
      const served = api.world.served?.operation(operation);
      const { query = {}, path = {} } = validCall(operation, api.world) ?? {};
      const refusal = await api.get(operation, { ...query, ...undeclared }, { path });
      api.witness('operations looked up');
      if (served === undefined || at(refusal.json, '/code') !== 'UNKNOWN_PARAM') return;
      const lists = served.parameters
        .filter(isRepeated)
        .map((declared) => ({ name: declared.name, items: itemsOf(operation, declared) }))
        .filter(({ items }) => items.length > 1);
      for (const { name, items } of lists.slice(0, mostLists)) {
        const ask = async (...values: readonly string[]) => {
          const writtenQuery = values.map((each) => `${name}=${encodeURIComponent(each)}`).join('&');
          return givenBy(await api.get(operation, { ...query, [name]: undefined }, { path, writtenQuery }));
        };
        const known = new Map<string, string>();
        for (const value of items.slice(0, mostValues)) {
          const given = await ask(value);
          if (given !== undefined && ![...known.values()].includes(given)) known.set(value, given);
          if (known.size === 2) break;
        }
        const [one, other] = known.keys();
        if (one === undefined || other === undefined) continue;
        const orders = [await ask(one, other), await ask(other, one)];
        // A list selects the same in whatever order its items stand, and of two that differ both give something.
        const alone = [...known.values()];
        const isOneRead =
          orders[0] !== orders[1] && orders.every((each) => each !== undefined && alone.includes(each));
        const place = `/paths/${served.path}/get/parameters/${name}/explode`;
        expectThat(!isOneRead, place, `false, as of ${name}=${one}&${name}=${other} one is read`, true);
        api.witness('lists sent as repeated parameters');
      }
    },
    { requests: 1 },
  ),
});
