import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../contract/openapi/document.js';
import { defineCheck } from '../../kit/index.js';
import type { Change } from '../contract/change.js';
import { declaredIn } from '../contract/declarations.js';
import { mentionsIn } from '../notice/mentions.js';
import { affectedChecks } from './affected.js';

const contract = declaredIn(openapiDocument() as Parameters<typeof declaredIn>[0]);
const contracts = [contract, contract] as const;
const property = { requests: 1 } as never;
const checks = [
  defineCheck({
    id: 'events/limit',
    title: '',
    clauses: ['events.limit.above-max'],
    property,
  }),
  defineCheck({
    id: 'events/other',
    title: '',
    clauses: ['versioning.as-of.events'],
    property,
  }),
  defineCheck({
    id: 'facilities/any',
    title: '',
    clauses: [],
    operations: ['listFacilities'],
    property,
  }),
  defineCheck({
    id: 'versioning/feed',
    title: '',
    clauses: ['versioning.changelog.feed'],
    property,
  }),
  defineCheck({
    id: 'versioning/declared',
    title: '',
    clauses: [],
    source: 'deployment',
    property,
  }),
];
const affectedBy = (changes: readonly Partial<Change>[], texts: readonly string[] = []) =>
  affectedChecks(checks, {
    contracts,
    changes: changes.map((each) => ({ rule: 'r', class: 'free', at: '', said: '', ...each })),
    announced: texts.map((text) => mentionsIn(contracts)({ title: '', text })),
  });

describe('the checks that can be affected', () => {
  it.each([
    ['nothing', [], [], ['versioning/feed']],
    [
      'a parameter that clauses spell',
      [{ operation: 'GET /events', parameter: 'limit' }],
      [],
      ['events/limit', 'versioning/feed'],
    ],
    [
      'a parameter that no clause spells',
      [{ operation: 'GET /events', parameter: 'x' }],
      [],
      ['events/limit', 'events/other', 'versioning/feed'],
    ],
    ['an operation', [{ operation: 'GET /api/v2/facilities' }], [], ['facilities/any', 'versioning/feed']],
    [
      'an operation of its own',
      [{ operation: 'GET /api/v2/own' }],
      [],
      ['versioning/feed', 'versioning/declared'],
    ],
    ['the whole contract', [{}], [], ['versioning/feed', 'versioning/declared']],
    [
      'an entry about a parameter',
      [],
      ['`limit` of /api/v2/events changes'],
      ['events/limit', 'versioning/feed'],
    ],
    [
      'an entry about an operation',
      [],
      ['/api/v2/facilities is faster'],
      ['facilities/any', 'versioning/feed'],
    ],
    ['an entry about nothing', [], ['Hello'], ['versioning/feed']],
  ])('by %s', (_, changes, texts, ids) => {
    expect(affectedBy(changes, texts)).toEqual(ids);
  });
});
