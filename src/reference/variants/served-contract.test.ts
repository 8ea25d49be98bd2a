import { describe, expect, it } from 'vitest';
import { basePathVariants } from './base-path.js';
import { formOf, type Shown } from './form.test-data.js';
import { servedContractVariants } from './served-contract.js';

type Id = keyof typeof servedContractVariants;

const names = ({ body }: Shown): readonly string[] =>
  body.paths['/api/v2/events'].get.parameters.map(({ name }: { readonly name: string }) => name);

const shown: readonly (readonly [Id, (reply: Shown) => unknown, unknown])[] = [
  [
    'contract.openapi-3-0',
    ({ body }) => [body.openapi, body.components.schemas.EventDetail.properties.success.enum],
    ['3.0.3', [true]],
  ],
  ['contract.inlined', ({ text }) => text.includes('$ref'), false],
  ['contract.distributed', ({ body }) => 'EI.Event_v2' in body.components.schemas, true],
  ['contract.other-placeholders', ({ body }) => body.paths['/api/v2/events/{id}'].parameters[0].name, 'id'],
  ['contract.sparse', ({ body }) => body.paths['/api/v2/entities'].get.parameters, []],
  ['contract.events-only', ({ body }) => Object.keys(body.paths).length, 6],
  [
    'contract.every-name',
    (reply) => ['q', 'max_confidence', 'as_of'].every((name) => names(reply).includes(name)),
    true,
  ],
  ['contract.deprecated-names-left-out', (reply) => names(reply).includes('domain'), false],
  [
    'contract.with-writing-routes',
    ({ body }) => Object.keys(body.paths['/api/v2/monitors']),
    ['get', 'post'],
  ],
];

describe('the contract', () => {
  it.each(shown)('%s shows', async (id, read, expected) => {
    expect(read(await formOf(id)('/openapi.json', ''))).toEqual(expected);
  });

  it('is tested in every form', () => {
    expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(servedContractVariants).toSorted());
  });
});

describe('a base URL with a path', () => {
  it.each(Object.entries(basePathVariants))('%s shows', async (id, { path }) => {
    const ask = formOf(id as keyof typeof basePathVariants);
    expect((await ask('/openapi.json')).body.servers[0].url).toBe(path);
    expect((await ask('/api/v1/events')).headers.get('link')).toContain(`<${path}/api/v2/events>`);
  });
});
