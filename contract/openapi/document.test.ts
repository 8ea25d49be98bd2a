import { readFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { operationIds } from '../operations.js';
import { parametersOf } from '../parameters/index.js';
import { openapiDocument } from './document.js';
import { schemas } from './schemas.js';

describe('contract/openapi.json', () => {
  it('is what the tables make; run `npm run contract` after a change', () => {
    const written = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
  });

  it('is valid OpenAPI 3.1', async () => {
    await SwaggerParser.validate(structuredClone(openapiDocument()) as never, {
      resolve: { external: false },
    });
  });

  it.each(Object.entries(schemas))('has a valid JSON schema %s', (_, schema) => {
    // swagger-parser does not look into the schemas of a 3.1 document.
    expect(new Ajv2020({ strict: false }).validateSchema(schema)).toBe(true);
  });

  it.each(operationIds)('declares every placeholder of the path of %s', (id) => {
    const placeholders = [...(pathOf(id).match(/\{\w+\}/g) ?? [])].map((each) => each.slice(1, -1));
    const declared = Object.entries(parametersOf(id)).filter(([, each]) => each.place === 'path');
    expect(declared.map(([name]) => name)).toEqual(placeholders);
  });
});

function pathOf(id: (typeof operationIds)[number]): string {
  const paths = Object.entries(openapiDocument().paths as Record<string, { get: { operationId: string } }>);
  return paths.find(([, { get }]) => get.operationId === id)?.[0] ?? '';
}
