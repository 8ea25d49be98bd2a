import { validate } from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { deprecated, operation, parametersOf } from '../../../contract/index.js';
import { nothingPlanted, type Planted, planting } from '../fault.js';
import { Refusal } from '../refusal.js';
import { changelog, changelogFaults, changelogFeed } from './changelog.js';
import { getOpenapi, openapiFaults } from './openapi.js';

interface Document {
  readonly info: { readonly version: string };
  readonly paths: Readonly<
    Record<
      string,
      { readonly get: { readonly parameters: readonly { name: string; deprecated?: boolean }[] } }
    >
  >;
}

async function textOf(
  make: (planted: Planted) => Response,
  planted: Planted = nothingPlanted,
): Promise<string> {
  try {
    const response = make(planted);
    return `${response.headers.get('content-type')}\n${await response.text()}`;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const served = async () => (await getOpenapi(nothingPlanted).json()) as Document;

describe('openapi.json', () => {
  it('is valid OpenAPI 3.1, also with each fault that keeps it JSON', async () => {
    for (const fault of [undefined, ...Object.keys(openapiFaults)]) {
      if (fault === 'openapi.missing' || fault === 'openapi.not-json') continue;
      const document = (await getOpenapi(planting((asked) => asked === fault)).json()) as Parameters<
        typeof validate
      >[0];
      await expect(validate(document)).resolves.toBeDefined();
    }
  });

  it('declares the canonical names of every operation, and flags the deprecated ones', async () => {
    const { paths, info } = await served();
    expect(info.version).toBe('2.0.0');
    for (const id of ['listEvents', 'summarizeEvents', 'listRegistryEntities', 'lookUpIsin'] as const) {
      const declared = paths[operation(id).path]?.get.parameters ?? [];
      expect(declared.map(({ name }) => name)).toEqual(Object.keys(parametersOf(id)));
    }
    const flagged = Object.values(paths).flatMap(({ get }) =>
      get.parameters.filter((each) => each.deprecated),
    );
    expect(flagged).toHaveLength(
      deprecated.filter((each) => paths[operation(each.operation).path] !== undefined).length,
    );
  });

  it('uses type arrays and no nullable', async () => {
    const text = JSON.stringify(await served());
    expect(text).not.toContain('nullable');
    expect(text).toContain('["integer","null"]');
  });

  it.each(Object.keys(openapiFaults) as readonly (keyof typeof openapiFaults)[])(
    '%s shows',
    async (fault) => {
      expect(
        await textOf(
          getOpenapi,
          planting((asked) => asked === fault),
        ),
      ).not.toBe(await textOf(getOpenapi));
    },
  );
});

describe('changelog', () => {
  it('is a page and an Atom feed', async () => {
    expect(await textOf(changelog)).toMatch(/^text\/html.*<h1>Changelog<\/h1>/s);
    expect(await textOf(changelogFeed)).toMatch(
      /^application\/atom\+xml.*<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/s,
    );
  });

  it.each(Object.keys(changelogFaults) as readonly (keyof typeof changelogFaults)[])(
    '%s shows',
    async (fault) => {
      const both = async (planted: Planted) => [
        await textOf(changelog, planted),
        await textOf(changelogFeed, planted),
      ];
      expect(await both(planting((asked) => asked === fault))).not.toEqual(await both(nothingPlanted));
    },
  );
});
