import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../kit/index.js';
import { violationsIn } from './openapi-validation.js';

const info = { title: 'An API', version: '1' };
const responses = { '200': { description: 'Served' } };
const valid: JsonObject = { openapi: '3.1.0', info, paths: { '/a': { get: { responses } } } };

describe('faultsIn', () => {
  it('finds none in valid documents of both versions', async () => {
    expect(await violationsIn(valid)).toEqual([]);
    expect(await violationsIn({ ...valid, openapi: '3.0.3' })).toEqual([]);
  });

  it.each(['3.0.3', '3.1.0'])('finds none in paths of %s that refer to their item', async (openapi) => {
    const item = { get: { responses } };
    const document = { ...valid, openapi, paths: { '/a': { $ref: '#/x-items/a' } }, 'x-items': { a: item } };
    expect(await violationsIn(document)).toEqual([]);
  });

  it('finds none in a license that is only named, and the fault in one without a name', async () => {
    const licensed = (license: JsonObject) => violationsIn({ ...valid, info: { ...info, license } });
    expect(await licensed({ name: 'Proprietary' })).toEqual([]);
    expect(await licensed({ url: 'https://license.example' })).toEqual([
      { pointer: '/info/license', rule: "must have required property 'name'" },
    ]);
  });

  it('gives the place of each fault, and the rule', async () => {
    const get = { responses, parameters: [{ name: 'q' }] };
    const faults = await violationsIn({ ...valid, info: { title: 1 }, paths: { '/a': { get }, b: {} } });
    expect(faults).toEqual(
      expect.arrayContaining([
        { pointer: '/info', rule: "must have required property 'version'" },
        { pointer: '/info/title', rule: 'must be string' },
        { pointer: '/paths/~1a/get/parameters/0', rule: "must have required property 'in'" },
        { pointer: '/paths', rule: 'must NOT have unevaluated properties ("b")' },
      ]),
    );
    expect(faults.filter(({ rule }) => /oneOf|must match/.test(rule))).toEqual([]);
  });

  it('gives the place of a reference that leads nowhere, and of one that cannot be read', async () => {
    const schema = { $ref: '#/components/schemas/Gone' };
    const content = { 'application/json': { schema } };
    const get = { responses: { '200': { description: 'Served', content } } };
    expect(await violationsIn({ ...valid, paths: { '/a': { get } } })).toEqual([
      {
        pointer: '/paths/~1a/get/responses/200/content/application~1json/schema/$ref',
        rule: 'refers to #/components/schemas/Gone, which does not exist',
      },
    ]);
    const broken = { ...valid, components: { schemas: { A: { $ref: '#/%E0%A4%A' } } } };
    expect(await violationsIn(broken)).toMatchObject([{ pointer: '/components/schemas/A/$ref' }]);
  });

  it.each([
    ['nothing of OpenAPI', {}],
    ['version 2', { swagger: '2.0' }],
    ['an unknown version', { openapi: '4.0.0' }],
    ['a version that is no text', { openapi: 3.1 }],
  ])('points at the version of a document with %s', async (_, document) => {
    expect(await violationsIn(document)).toMatchObject([{ pointer: '/openapi' }]);
  });
});
