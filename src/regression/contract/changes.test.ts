import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../contract/openapi/document.js';
import { violationsIn } from '../../engine/served-contract/openapi-validation.js';
import { at, type Json, type JsonObject } from '../../kit/index.js';
import { changesBetween } from './changes.js';
import { contractOf, plainContract } from './document/contract.js';
import { breakingEdits } from './pairs/breaking.test-data.js';
import { doubleEdits } from './pairs/double.test-data.js';
import { equalEdits, freeEdits, reversed } from './pairs/free.test-data.js';
import {
  all,
  base,
  change,
  cut,
  type Edit,
  edited,
  event,
  list,
  type Pair,
  parameter,
  put,
  schemas,
} from './pairs/pair.test-data.js';
import { changeRule } from './rules/index.js';

const changes = (old: Json, next: Json) =>
  changesBetween(plainContract(old as JsonObject), plainContract(next as JsonObject));
const rules = (old: Json, next: Json) =>
  changes(old, next)
    .map(({ rule }) => rule)
    .toSorted();

describe('edits between contracts', () => {
  it('begin with a contract that is valid', async () => {
    expect(await violationsIn(base as JsonObject)).toEqual([]);
  });

  it('are as many as promised', () => {
    expect(breakingEdits.length).toBeGreaterThanOrEqual(100);
    expect(equalEdits.length + freeEdits.length).toBeGreaterThanOrEqual(60);
  });

  it.each([...breakingEdits, ...freeEdits, ...doubleEdits])('$name', ({ edit, expected }) => {
    expect(rules(base, edited(base, edit))).toEqual([...expected].toSorted());
  });

  it.each(breakingEdits)('are breaking or to be announced: $name', ({ edit }) => {
    const classes = changes(base, edited(base, edit)).map((each) => each.class);
    expect(classes.filter((each) => each !== 'free')).toHaveLength(1);
  });

  it.each(freeEdits)('need no notice: $name', ({ edit }) => {
    expect(changes(base, edited(base, edit)).map((each) => each.class)).toEqual(['free']);
  });

  it.each(equalEdits)('that say the same are none: $name', ({ edit }) => {
    expect(rules(base, edited(base, edit))).toEqual([]);
    expect(rules(edited(base, edit), base)).toEqual([]);
  });

  it.each([...breakingEdits, ...freeEdits])(
    'turned round meet the mirrored rule: $name',
    ({ edit, expected }) => {
      const mirrored = expected.map((each) => changeRule(each)?.mirror);
      expect(rules(edited(base, edit), base)).toEqual(mirrored.toSorted());
    },
  );
});

describe('edits of a contract that is in another order', () => {
  // In a list of values, the place tells what stands for what.
  const isByPlace = ({ expected }: Pair) => expected.some((each) => each.endsWith('enum-value-replaced'));

  it.each([...breakingEdits, ...freeEdits].filter((each) => !isByPlace(each)))(
    '$name',
    ({ edit, expected }) => {
      expect(rules(base, reversed(edited(base, edit)))).toEqual([...expected].toSorted());
      expect(rules(reversed(base), edited(base, edit))).toEqual([...expected].toSorted());
    },
  );
});

describe('our own contract', () => {
  const ours = openapiDocument() as Json;
  const events = '/paths/~1api~1v2~1events/get';

  it('does not differ from itself', () => {
    expect(changes(ours, structuredClone(ours))).toEqual([]);
  });

  it.each<[string, Edit, string]>([
    ['a lower limit', change(`${events}/parameters`, withLimit(50)), 'request-maximum-added'],
    ['an endpoint that is gone', cut('/paths/~1api~1v2~1gov~1fara'), 'operation-removed'],
    [
      'an envelope without paging',
      cut('/components/schemas/EventsPage/properties/pagination'),
      'response-property-removed',
    ],
    ['no key', put('/security', []), 'security-removed'],
  ])('tells of %s', (_, edit, rule) => {
    expect(rules(ours, edited(ours, edit))).toEqual([rule]);
  });
});

describe('an edit of what several operations share', () => {
  it('is one finding that names them all', () => {
    const edit = put('/components/schemas/Metrics/properties/count', { type: 'string' });
    expect(changes(base, edited(base, edit))).toEqual([
      expect.objectContaining({
        at: '/components/schemas/Metrics/properties/count/type',
        operations: ['GET /api/v2/events', 'GET /api/v2/events/{event_id}'],
      }),
    ]);
  });

  it('counts as the gravest of what it does where it is both sent and read', () => {
    const both = edited(
      base,
      all(
        put('/components/schemas/Family', { type: 'string', maxLength: 9 }),
        put(`${parameter('country')}/schema`, { $ref: '#/components/schemas/Family' }),
        put('/components/schemas/Metrics/properties/family', { $ref: '#/components/schemas/Family' }),
      ),
    );
    const [found, ...others] = changes(both, edited(both, put('/components/schemas/Family/maxLength', 20)));
    expect(found).toMatchObject({ rule: 'response-max-length-raised', class: 'breaking' });
    expect(others).toEqual([]);
  });
});

/** The parameters of a list of ours, with another greatest limit. */
function withLimit(maximum: number) {
  return (parameters: Json): Json =>
    (parameters as readonly JsonObject[]).map((each) =>
      each.name === 'limit' ? { ...each, schema: { ...Object(each.schema), maximum } } : each,
    );
}

describe('the first server that is listed', () => {
  const { servers: _, ...unlisted } = base as JsonObject;

  it.each([
    ['with a host', 'https://api.example.com', []],
    ['with a host and a base path', 'https://api.example.com/eu', ['server-added']],
    ['with a base path', '/eu', ['server-added']],
  ])('%s takes nothing away', (_name, url, expected) => {
    const found = changes(unlisted, { ...unlisted, servers: [{ url }] });
    expect(found.map(({ rule }) => rule)).toEqual(expected);
    expect(found.filter((each) => each.class !== 'free')).toEqual([]);
  });
});

describe('a media type that another one of JSON takes the place of', () => {
  it('leaves the fields of its documents comparable', () => {
    const json = `${list}/responses/200/content/application~1json`;
    const edit = all(
      (draft) => put(json.replace('json', 'hal+json'), at(draft, json) ?? {})(draft),
      cut(json),
      cut(`${schemas}/Page/properties/success`),
    );
    expect(rules(base, edited(base, edit))).toEqual([
      'response-media-type-changed',
      'response-property-removed',
    ]);
  });
});

describe('what is said of a change', () => {
  it.each<[Edit, string]>([
    [
      put(`${parameter('limit')}/schema/maximum`, 50),
      'The greatest value of `limit` is lower. It was 100. It is 50.',
    ],
    [
      put(`${parameter('country')}/x-owner`, 'us'),
      'An extension of `country` changes; what it means is not known here. It is x-owner "us".',
    ],
    [cut(`${event}/properties/family`), 'The property `data[].family` of the 200 reply is gone.'],
    [cut('/paths/~1api~1v2~1search'), 'The operation is gone.'],
    [
      put(`${event}/properties/tags/items/type`, 'integer'),
      'The type of `data[].tags[]` of the 200 reply changes. It was string. It is integer.',
    ],
  ])('is a sentence for people: %#', (edit, said) => {
    expect(changes(base, edited(base, edit))).toEqual([expect.objectContaining({ said })]);
  });
});

describe('the place of a change', () => {
  it('is that of a property, not that of what it refers to', () => {
    const [found] = changes(base, edited(base, cut(`${event}/properties/metrics`)));
    expect(found).toMatchObject({ at: `${event}/properties/metrics`, field: 'data[].metrics' });
  });

  it('tells edits of equal properties apart', () => {
    const twice = all(
      cut('/components/schemas/Person/properties/kind'),
      cut('/components/schemas/Company/properties/kind'),
    );
    expect(changes(base, edited(base, twice))).toHaveLength(2);
  });
});

const contract = (schemas: Json, openapi = '3.1.0') =>
  ({
    openapi,
    info: { title: 'A', version: '1' },
    paths: {
      '/a': {
        get: {
          responses: {
            '200': {
              description: 'A',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } },
            },
          },
        },
      },
    },
    components: { schemas },
  }) as unknown as JsonObject;
const untrustedRules = (old: Json, next: Json) =>
  changesBetween(plainContract(contract(old)), plainContract(contract(next))).map(({ rule }) => rule);

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

describe('schemas that refer to themselves', () => {
  it.each<[string, Json]>([
    ['at once', { A: reference('A') }],
    ['over another one', { A: reference('B'), B: reference('A') }],
    ['in an allOf', { A: { allOf: [reference('A'), { type: 'object' }] } }],
    ['in an anyOf', { A: { anyOf: [reference('A'), { type: 'string', minLength: 1 }, { type: 'string' }] } }],
    ['as an only alternative', { A: { oneOf: [reference('A')] } }],
    ['in a not', { A: { not: reference('A') } }],
    ['in a property', { A: { properties: { a: reference('A') } } }],
    [
      'in two that are merged',
      {
        A: { allOf: [reference('B'), { properties: { a: reference('A') } }] },
        B: { properties: { a: reference('B') } },
      },
    ],
    [
      'in alternatives of items',
      {
        A: {
          items: { oneOf: [{ required: ['a'] }, { required: ['b'], properties: { b: reference('A') } }] },
        },
      },
    ],
  ])('%s come to an end', (_, schemas) => {
    expect(untrustedRules(schemas, structuredClone(schemas))).toEqual([]);
    const other = {
      ...(schemas as JsonObject),
      A: { type: 'object', properties: { z: { type: 'string' } } },
    };
    expect(untrustedRules(schemas, other).length).toBeGreaterThanOrEqual(1);
  });

  it('show an edit deep in the circle once', () => {
    const tree = (type: string): Json => ({
      A: { type: 'object', properties: { left: reference('A'), right: reference('A'), value: { type } } },
    });
    expect(untrustedRules(tree('string'), tree('integer'))).toEqual(['response-type-changed']);
  });
});

describe('contracts that cannot be compared', () => {
  it.each<[string, unknown, string]>([
    ['a text', 'x', 'not a JSON object'],
    ['an empty object', {}, 'not OpenAPI 3'],
    ['OpenAPI 2', { swagger: '2.0' }, 'not OpenAPI 3'],
    ['OpenAPI 3.2', contract({ A: {} }, '3.2.0'), '3.2.0'],
    ['a reference to nothing', contract({ A: reference('B') }), 'which does not exist'],
  ])('are refused: %s', async (_, document, message) => {
    await expect(contractOf(document, 'a.json')).rejects.toThrow(message);
    await expect(contractOf(document, 'a.json')).rejects.toThrow('a.json');
  });

  it.each(['other.json#/A', 'https://a.test/a.json', '#anchor'])(
    'are refused where they refer to %s',
    ($ref) => {
      expect(() =>
        untrustedRules({ A: { properties: { a: { $ref } } } }, { A: { properties: { a: {} } } }),
      ).toThrow($ref);
    },
  );

  it('are refused where alternatives nest without end', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [
        index === 0 ? 'A' : `A${index}`,
        {
          anyOf: [
            reference(`A${index + 1}`),
            { type: 'string', minLength: index },
            { type: 'string', format: 'a' },
          ],
        },
      ]),
    );
    expect(() => untrustedRules({ ...schemas, A500: {} }, { ...schemas, A500: {} })).toThrow('no end');
  });

  it('end soon where schemas multiply', () => {
    const schemas = (last: Json) =>
      Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [
          index === 0 ? 'A' : `A${index}`,
          index === 199
            ? last
            : { properties: { a: reference(`A${index + 1}`), b: reference(`A${index + 1}`) } },
        ]),
      );
    expect(untrustedRules(schemas({ type: 'string' }), schemas({ type: 'integer' }))).toEqual([
      'response-type-changed',
    ]);
  });

  it('take a chain of references that is long', () => {
    const schemas = (last: Json) =>
      Object.fromEntries(
        Array.from({ length: 3000 }, (_, index) => [
          index === 0 ? 'A' : `A${index}`,
          index === 2999 ? last : { properties: { a: reference(`A${index + 1}`) } },
        ]),
      );
    expect(untrustedRules(schemas({ type: 'string' }), schemas({ type: 'integer' }))).toEqual([
      'response-type-changed',
    ]);
  });

  it('are not taken in by names of the prototype', () => {
    const names = (...all: readonly string[]) => ({
      A: { properties: Object.fromEntries(all.map((each) => [each, { type: 'string' }])) },
    });
    expect(untrustedRules(names('constructor', 'toString'), names('constructor'))).toEqual([
      'response-property-removed',
    ]);
  });
});
