import fc from 'fast-check';
import { type ClauseId, type RetiredName, retiredNames } from '../../contract/index.js';
import {
  accusing,
  at,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  isObject,
  type Json,
  type Query,
  rowsOf,
  seenOf,
} from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import { expectSameEvents, idOf } from '../asking/pages.js';
import { clauseNamed, closed, expectServed, names, names as namesIn } from '../asking/refusals.js';
import { sentWith } from '../asking/sent.js';

/** For each retired name a value that would leave no or few Events, were the parameter still applied. */
const filteringValues: Readonly<Record<RetiredName, string>> = {
  canonical_cluster_date_start: '2099-01-01',
  canonical_cluster_date_end: '2001-01-01',
  canonicalClusterDateStart: '2099-01-01',
  canonicalClusterDateEnd: '2001-01-01',
  confidence_profile: 'strict',
  goldstein_min: '9.9',
  goldstein_max: '-9.9',
  goldstein_severity_min: '9.9',
  goldstein_severity_max: '0.01',
  max_confidence: '0.01',
  max_geo_precision: '1',
  max_goldstein: '-9.9',
  max_goldstein_scale: '-9.9',
  max_goldstein_severity: '0.01',
  max_magnitude: '0.01',
  max_market_sensitivity: '0.01',
};

/** Retired parameters with values, as a query. */
const retiredQuery = (
  names: readonly RetiredName[],
  valueFor: (name: RetiredName) => string = (name) => filteringValues[name],
): Readonly<Record<string, string>> => Object.fromEntries(names.map((name) => [name, valueFor(name)]));

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether `applied_filters.retired` has a key for the name, as it was sent or in snake case (ruling retired-aliases). */
function isNamedRetired(reply: Exchange, name: string): boolean {
  const retired = at(reply.json, '/applied_filters/retired');
  return isObject(retired) && (Object.hasOwn(retired, name) || Object.hasOwn(retired, snakeCase(name)));
}

/** Accused if a retired parameter is not answered with success. */
const onRefusal = ({ status }: Exchange): ClauseId =>
  status === 400 ? 'versioning.retired.never-400' : 'states.parameter.retired.accepted';

/** The clause that one name is retired. */
const clauseOf = (name: string): ClauseId => {
  const snake = snakeCase(name);
  return clauseNamed(`versioning.retired.${snake}${snake === name ? '' : '.camel-case'}`);
};

/** Accused if a reply does not name a retired parameter that was sent. */
function onSilence(retired: Json | undefined, [first, ...others]: readonly RetiredName[]): ClauseId {
  if (retired !== undefined && retired !== null && !isObject(retired))
    return 'envelope.applied-filters.retired';
  return first !== undefined && others.length === 0 ? clauseOf(first) : 'versioning.retired.named';
}

export const retiredNamed = defineCheck({
  id: 'versioning/retired-named',
  title: 'Each retired parameter that was sent is a key of applied_filters.retired',
  clauses: [
    'envelope.applied-filters.retired',
    'states.parameter.retired.named',
    'versioning.retired.named',
    'versioning.retired.never-400',
    ...retiredNames.map(clauseOf),
  ],
  operations: ['listEvents'],
  rulings: ['retired-aliases'],
  runs: 3,
  property: forAll<readonly RetiredName[]>(
    fc.subarray([...retiredNames], { minLength: 1 }),
    async (api, names) => {
      const query = closed(api.world, { limit: 100, ...retiredQuery(names) });
      const reply = await api.get('listEvents', query);
      accusing(onRefusal(reply), () => expectOk(reply));
      const retired = at(reply.json, '/applied_filters/retired');
      const silent = names.filter((name) => !isNamedRetired(reply, name));
      expectThat(
        silent.length === 0,
        '/applied_filters/retired',
        `a key for ${silent.join(', ')}`,
        retired,
        onSilence(retired, silent),
      );
      api.witness('retired parameters named', names.length);
    },
    {
      examples: [
        [...retiredNames],
        // Alone, as their snake-case forms would hide that they are not known.
        ['canonicalClusterDateStart', 'canonicalClusterDateEnd'],
      ],
    },
  ),
});

/** Circumstances in which the living successors of the parameters would be refused. */
const circumstances = ['no-number', 'out-of-range', 'other-family'] as const;

const inputs = fc.record({
  names: fc.subarray([...retiredNames], { minLength: 1 }),
  circumstance: fc.constantFrom(...circumstances),
});

const value = { 'no-number': 'garbage', 'out-of-range': '999', 'other-family': '0.5' } as const;

export const retiredNeverRejected = defineCheck({
  id: 'versioning/retired-never-rejected',
  title: 'A retired parameter is accepted with any value and any filter',
  clauses: ['states.parameter.retired.accepted', 'versioning.retired.never-400'],
  operations: ['listEvents'],
  rulings: ['retired-aliases'],
  runs: 4,
  property: forAll(
    inputs,
    async (api, { names, circumstance }) => {
      const category: Query = circumstance === 'other-family' ? { category: 'Battles' } : {};
      const query = { ...retiredQuery(names, () => value[circumstance]), ...category };
      const reply = await api.get('listEvents', closed(api.world, query));
      accusing(onRefusal(reply), () => expectStatus(reply, 200));
      api.witness('retired parameters accepted', names.length);
    },
    { examples: circumstances.map((circumstance) => ({ names: [...retiredNames], circumstance })) },
  ),
});

export const retiredOnSummary = defineCheck({
  id: 'versioning/retired-on-summary',
  title: 'A retired parameter of the Events list never filters a summary without notice',
  clauses: ['states.parameter.retired.no-effect', 'versioning.retired.elsewhere'],
  operations: ['summarizeEvents'],
  rulings: ['retired-aliases', 'undeclared-parameters'],
  runs: 2,
  property: forAll(
    fc.subarray([...retiredNames], { minLength: 1 }),
    async (api, names) => {
      const plain = closed(api.world, { group_by: 'category', limit: 500 });
      const reply = await api.get('summarizeEvents', { ...plain, ...retiredQuery(names) });
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: ['UNKNOWN_PARAM'] });
        api.witness('refusals');
        return;
      }
      const filters = at(reply.json, '/applied_filters');
      if (isObject(filters)) {
        const silent = names.filter(
          (name) => !isNamedRetired(reply, name) && !namesIn(filters.ignored, name),
        );
        expectThat(
          silent.length === 0,
          '/applied_filters',
          `${silent.join(', ')} as retired or ignored`,
          filters,
          'versioning.lenient.ignored',
        );
      }
      const total = totalOf(await api.get('summarizeEvents', plain));
      expectThat(totalOf(reply) === total, '/data', `the unfiltered total of ${total}`, totalOf(reply));
      api.witness('Events counted with and without', total);
    },
    { requests: 2, examples: [[...retiredNames]] },
  ),
});

const idsIn = (reply: Exchange): string => rowsOf(reply).map(idOf).toSorted().join(' ');

export const retiredWithoutEffect = defineCheck({
  id: 'versioning/retired-without-effect',
  title: 'Retired parameters do not change the result',
  clauses: [
    'states.parameter.retired.no-effect',
    'states.parameter.retired.accepted',
    'versioning.retired.accepted',
    'versioning.retired.never-400',
  ],
  operations: ['listEvents'],
  rulings: ['retired-aliases'],
  runs: 2,
  property: forAll(
    fc.subarray([...retiredNames], { minLength: 1 }),
    async (api, names) => {
      const query = closed(api.world, { limit: 100 });
      const reply = await api.get('listEvents', { ...query, ...retiredQuery(names) });
      accusing(onRefusal(reply), () => expectOk(reply));
      const plain = await expectServed(api, 'listEvents', query);
      // Replicas that take turns would answer either request alike each time, and lag: one more shifts their turns.
      const later =
        idsIn(reply) === idsIn(plain) ? plain : await api.get('listEvents', query, { fresh: true });
      const other = idsIn(reply) === idsIn(later) ? later : plain;
      api.witness('Events compared', expectSameEvents(reply, other, 'with retired parameters'));
    },
    { requests: 2, examples: [[...retiredNames]] },
  ),
});

export const retiredTold = defineInvariant({
  id: 'versioning/retired-told',
  title: 'Stories and summaries refuse a retired parameter, or name it as retired or ignored',
  clauses: ['versioning.lenient.ignored'],
  operations: ['listStories', 'summarizeEvents', 'summarizeStories'],
  rulings: ['retired-aliases', 'undeclared-parameters'],
  judge(reply) {
    const { operation } = reply.request;
    const sent = sentWith(reply);
    const retired = retiredNames.filter((name) => sent.has(name));
    // The Events list has to name it as retired.
    if (operation === 'listEvents' || retired.length === 0) return 0;
    const filters = at(reply.json, '/applied_filters');
    if (reply.status !== 200) return at(reply.json, '/code') === 'UNKNOWN_PARAM' ? 1 : 0;
    // A summary may have no place to say it.
    if (!isObject(filters)) return 1;
    const silent = retired.filter((name) => !isNamedRetired(reply, name) && !namesIn(filters.ignored, name));
    const expected = `${silent.join(', ')} as retired or ignored`;
    expectThat(silent.length === 0, '/applied_filters', expected, filters);
    return retired.length;
  },
  provokedBy: ['stories/left-open-filters', 'stories/left-open-summary', 'versioning/retired-on-summary'],
});

export const otherRetiredAliases = defineCheck({
  id: 'versioning/other-retired-aliases',
  title: 'The treatment of alias spellings of metric bounds that are not listed as retired is recorded',
  clauses: ['versioning.retired.other-aliases'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['retired-aliases'],
  property: forEach(['min_confidence', 'max_significance'], async (api, name) => {
    const reply = await api.get('listEvents', closed(api.world, { [name]: '0.5' }));
    const filters = at(reply.json, '/applied_filters');
    const place = ['retired', 'ignored'].find((member) => names(at(filters, `/${member}`), name));
    api.observe(name, place ?? seenOf(reply));
  }),
});
