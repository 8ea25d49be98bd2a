import fc from 'fast-check';
import {
  type ClauseId,
  keyedOperations,
  type OperationId,
  operation,
  type Parameter,
  parametersOf,
} from '../../contract/index.js';
import { group } from '../../generators/group.js';
import {
  bracketedPairs,
  controlText,
  isNumeric,
  longControlText,
  longNumbers,
  oddPatterns,
  oddSegments,
  oddValuesOf,
  repeated,
  strangerPairs,
  undecodablePairs,
  writtenPair,
} from '../../generators/odd.js';
import { defineCheck, forAll, forEachOf, type World } from '../../src/kit/index.js';
import { offeredValues } from '../asking/declared-calls.js';
import {
  expectLiteral,
  isAskable,
  type OddDetail,
  type OddParameter,
  type OddRequest,
  type SubstringFilter,
  tryOdd,
  tryOddSegments,
} from '../asking/odd-input.js';

/** Parameters of one operation, or of one of several that take the same ones. */
interface Row {
  readonly operations: readonly OperationId[];
  readonly names: readonly string[];
  /** How many of the names are tried in a run. */
  readonly taken: number;
  readonly isText: boolean;
}

/** What takes any text, and what looks it up; the former is refused by few. */
const textTypes: readonly Parameter['type'][] = ['text', 'text-list', 'country-list'];

/** Parameters of one request: a failing one is taken apart in few tries. Texts are long. */
const most = { texts: 7, typed: 10 } as const;

/** Of the parameters that are validated, the share that is tried in one run, so that the seed decides which. */
const share = { news: 12, families: 8 } as const;

/** News operations by pairs: a list, and the summary that takes the same filters. */
const pairs: readonly (readonly [OperationId, OperationId])[] = [
  ['listEvents', 'summarizeEvents'],
  ['listStories', 'summarizeStories'],
];

const queryNames = (id: OperationId, isText: boolean): readonly string[] =>
  Object.entries<Parameter>(parametersOf(id))
    .filter(([, { place, type }]) => place !== 'path' && textTypes.includes(type) === isText)
    .toSorted(([, one], [, other]) => textTypes.indexOf(one.type) - textTypes.indexOf(other.type))
    .map(([name]) => name);

/** Names in rows, of which no two exclude each other. */
function apart(id: OperationId, names: readonly string[], longest: number): readonly (readonly string[])[] {
  const declared = parametersOf(id);
  const rows: string[][] = [];
  for (const name of names) {
    const fits = (row: readonly string[]) =>
      row.length < longest &&
      !row.some(
        (other) => declared[other]?.excludes?.includes(name) || declared[name]?.excludes?.includes(other),
      );
    const row = rows.find(fits);
    if (row === undefined) rows.push([name]);
    else row.push(name);
  }
  return rows;
}

function rowsOf(id: OperationId): readonly Row[] {
  const pair = pairs.find((each) => each.includes(id));
  const [list] = pair ?? [];
  const texts = apart(id, queryNames(id, true), most.texts).map((names) => ({
    operations: [id],
    names,
    taken: id === list || pair === undefined ? names.length : Math.ceil(names.length / 3),
    isText: true,
  }));
  const typed = apart(id, queryNames(id, false), most.typed).flatMap((names): Row[] => {
    const own = { names, isText: false };
    if (pair === undefined)
      return [{ ...own, operations: [id], taken: Math.ceil(names.length / share.families) }];
    return id === list ? [{ ...own, operations: pair, taken: Math.ceil(names.length / share.news) }] : [];
  });
  return [...texts, ...typed];
}

/** Each operation with parameters; rows of texts come first, as an odd value goes farthest there. */
const rows: readonly Row[] = keyedOperations
  .flatMap(rowsOf)
  .toSorted((one, other) => Number(other.isText) - Number(one.isText));

const written = (name: string, values: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  values.map((value) => writtenPair(name, value));

/**
 * The pairs that a text is tried with; each further one only where those before were not refused. Of those that are sent
 * together, one is long, as a line takes no more, and one has brackets, which end the request at a strict endpoint.
 */
function oddText({ id, name, index, isLast }: Tried): fc.Arbitrary<OddParameter> {
  const { type = 'text' } = parametersOf(id)[name] ?? {};
  const control = written(name, index === 0 ? longControlText() : controlText());
  const further = index === 0 ? bracketedPairs(name) : strangerPairs(name);
  return fc
    .noShrink(fc.boolean())
    .chain((isTwice) =>
      group([
        written(name, oddValuesOf(type)),
        isTwice && index > 0 ? repeated(control) : index === 1 ? undecodablePairs(name) : control,
        ...(isLast ? [] : [further]),
      ]),
    )
    .map((pairs) => ({ name, pairs }));
}

/** A parameter of a request, and its place among those that are sent together. */
interface Tried {
  readonly id: OperationId;
  readonly name: string;
  readonly index: number;
  /** Whether the request is not sent in a third form. */
  readonly isLast: boolean;
}

/** The pair that a validated parameter is tried with. Of numbers that are sent together, the first is a long one. */
function oddTyped({ id, name, index }: Tried): fc.Arbitrary<OddParameter> {
  const { type = 'text' } = parametersOf(id)[name] ?? {};
  const values = index === 0 && isNumeric(type) ? longNumbers() : oddValuesOf(type);
  const own = { weight: 3, arbitrary: written(name, values) };
  const pair = index === 0 ? own.arbitrary : fc.oneof(own, { weight: 2, arbitrary: strangerPairs(name) });
  return group([pair]).map((pairs) => ({ name, pairs }));
}

const requestsOf = ({ operations, names, taken, isText }: Row): fc.Arbitrary<OddRequest> =>
  fc
    .tuple(
      fc.noShrink(fc.constantFrom(...operations)),
      fc.noShrink(fc.shuffledSubarray([...names], { minLength: taken, maxLength: taken })),
      // A third form is sent in one run of four.
      fc.noShrink(fc.nat({ max: 3 }).map((turn) => turn > 0)),
    )
    .chain(([id, chosen, isLast]) => {
      const known = chosen.filter((name) => Object.hasOwn(parametersOf(id), name));
      const odd = isText ? oddText : oddTyped;
      return group(known.map((name, index) => odd({ id, name, index, isLast }))).map((parameters) => ({
        operation: id,
        parameters,
      }));
    });

const askable = (world: World): readonly Row[] =>
  rows.filter(({ operations }) => operations.every((id) => isAskable(id, world)));

/** What a refusal without the error envelope contradicts. */
const envelope = [
  'error.envelope',
  'envelope.error.success',
  'envelope.error.error',
  'envelope.error.code',
  'envelope.error.details',
] as const satisfies readonly ClauseId[];

export const oddInputParameters = defineCheck({
  id: 'errors/odd-input-parameters',
  title: 'Whatever a parameter holds, the reply is no server error, and a refusal has the error envelope',
  clauses: ['error.server-errors', ...envelope],
  operations: keyedOperations.filter((id) => rows.some(({ operations }) => operations.includes(id))),
  rulings: ['odd-strings', 'one-bad-answer-and-many', 'several-faults'],
  property: forEachOf(askable, (row) => ({ ...forAll(requestsOf(row), tryOdd), runs: 1 }), { requests: 3 }),
});

/** Operations with an id in their path: what ids begin with, and the clause that a record for no id contradicts. */
const details: readonly OddDetail[] = [
  { operation: 'getEvent', name: 'event_id', prefix: 'conflict_', clause: 'event-detail.unknown-id' },
  { operation: 'getFacility', name: 'facility_id', prefix: 'f_', clause: 'facilities.detail.malformed' },
  { operation: 'getEntity', name: 'entity_id', prefix: 'e_', clause: 'entities.detail.unknown-id' },
  { operation: 'getStory', name: 'story_id', prefix: 'story_', clause: 'stories.detail.unknown-id' },
  {
    operation: 'getRegistryEntity',
    name: 'lei',
    prefix: '',
    clause: 'registry.detail.invalid-lei.characters',
  },
  { operation: 'getHierarchy', name: 'entity_id', prefix: 'e_', clause: 'hierarchy.unknown-entity' },
  { operation: 'getSituation', name: 'story_id', prefix: '' },
];

const openDetails = (world: World): readonly OddDetail[] =>
  details.filter(({ operation: id }) => {
    const { entitlement } = operation(id);
    return entitlement === undefined || world.offer.entitlements[entitlement] !== 'refused';
  });

/** Of the segments, the first ones are tried in each run, the last one in half of them. */
const shortest = 3;

export const oddInputPaths = defineCheck({
  id: 'errors/odd-input-paths',
  title:
    'Whatever stands in place of an id, the reply is no server error and no record, and a refusal has the envelope',
  clauses: ['error.server-errors', ...envelope, ...details.flatMap(({ clause }) => clause ?? [])],
  operations: details.map(({ operation: id }) => id),
  rulings: ['odd-strings', 'page-url-in-path', 'one-bad-answer-and-many'],
  property: forEachOf(
    openDetails,
    (detail) => ({
      ...forAll(
        (world) => {
          const known = offeredValues(world).of(detail.name)[0];
          const segments = oddSegments(detail.prefix, known === undefined ? undefined : String(known));
          return fc
            .noShrink(fc.boolean())
            .chain((isShort) => group(isShort ? segments.slice(0, shortest) : segments));
        },
        (api, segments) => tryOddSegments(api, detail, segments),
      ),
      runs: 1,
    }),
    { requests: 4 },
  ),
});

/** Filters by a part of a text, each with the clause that a row without that text contradicts. */
const substrings: readonly SubstringFilter[] = [
  { operation: 'listEvents', name: 'search', clause: 'events.search.lexical.contains' },
  { operation: 'listFacilities', name: 'q', clause: 'facilities.q.only' },
  { operation: 'listAwards', name: 'recipient', clause: 'government.awards.recipient.only' },
  { operation: 'listModels', name: 'organization', clause: 'aicompute.models.organization' },
  { operation: 'listDataCenters', name: 'owner', clause: 'aicompute.data-centers.owner' },
  { operation: 'listHardware', name: 'manufacturer', clause: 'aicompute.hardware.manufacturer' },
  { operation: 'listFacilities', name: 'owner_search', clause: 'facilities.owner-search' },
  { operation: 'listModels', name: 'domain', clause: 'aicompute.models.domain' },
  { operation: 'listDataCenters', name: 'country', clause: 'aicompute.data-centers.country' },
  { operation: 'listHardware', name: 'foundry', clause: 'aicompute.hardware.foundry' },
];

/** The filters that clients use most are tried with a wildcard of SQL and one of patterns, the others with any. */
const searched: readonly string[] = ['search', 'q', 'recipient'];
const wildcards = ['a%e', 'a*e'] as const;

export const oddInputPatterns = defineCheck({
  id: 'errors/odd-input-patterns',
  title: 'A filter by a part of a text takes wildcards and patterns as they stand',
  clauses: substrings.map(({ clause }) => clause),
  operations: [...new Set(substrings.map(({ operation: id }) => id))],
  rulings: ['odd-strings', 'phrase-search'],
  property: forEachOf(
    (world) => substrings.filter(({ operation: id }) => isAskable(id, world)),
    (filter) => {
      const examples = searched.includes(filter.name) ? wildcards : [];
      return {
        ...forAll(fc.constantFrom(...oddPatterns), (api, pattern) => expectLiteral(api, filter, pattern), {
          examples,
        }),
        runs: Math.max(1, examples.length),
      };
    },
  ),
});
