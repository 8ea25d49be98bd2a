import { type ClauseId, deprecated, type OperationId, retiredNames } from '../../../contract/index.js';
import type { Query } from '../../kit/index.js';
import { sampleValue } from '../life-cycle/observation.js';

const ask = (
  id: string,
  operation: OperationId,
  query: Query,
  clauses: readonly ClauseId[],
  more: Partial<Question> = {},
): Question => ({ id, operation, query, clauses, ...more });

const beside = (base: string): Partial<Question> => ({ beside: base });
const byDefault = { about: 'default' } as const;

const events: readonly Question[] = [
  ask('events', 'listEvents', { limit: 100 }, ['envelope.list.data']),
  ask('events by default', 'listEvents', {}, ['events.limit.default', 'events.sort.default'], byDefault),
  ask('events without a window', 'listEvents', { limit: 1 }, ['envelope.meta.query-window'], {
    ...byDefault,
    bare: true,
  }),
  ask('events by time', 'listEvents', { limit: 100, sort: 'recent' }, ['events.sort.recent']),
  ask('events above the limit', 'listEvents', { limit: 101 }, [
    'events.limit.above-max',
    'events.limit.above-max.normalized',
  ]),
  ask('events of a limit of none', 'listEvents', { limit: 0 }, [
    'events.limit.below-min',
    'error.invalid-limit',
  ]),
  ask('events of a limit in words', 'listEvents', { limit: 'ten' }, [
    'events.limit.non-numeric',
    'error.invalid-limit',
  ]),
  ask('events of an unknown parameter', 'listEvents', { categry: 'CRIME' }, ['error.unknown-param']),
  ask('events of an unknown order', 'listEvents', { sort: 'oldest' }, ['events.sort.unknown']),
  ask('events of an unknown category', 'listEvents', { category: 'WEATHER' }, [
    'events.category.unknown',
    'error.invalid-enum',
  ]),
  ask(
    'events of a category',
    'listEvents',
    { limit: 100, category: 'CRIME' },
    ['events.category.filter'],
    beside('events'),
  ),
  ask('events of a subcategory alone', 'listEvents', { subcategory: 'TE01' }, [
    'error.subcategory-requires-category',
  ]),
  ask(
    'events with fatalities',
    'listEvents',
    { limit: 100, has_fatalities: true },
    ['events.has-fatalities.true'],
    beside('events'),
  ),
  ask('events of no boolean', 'listEvents', { has_fatalities: 'perhaps' }, ['error.invalid-boolean']),
  ask(
    'events of a region',
    'listEvents',
    { limit: 100, region: 'Europe' },
    ['events.country-match.echo', 'events.country-match.default'],
    beside('events'),
  ),
  ask(
    'events of a place',
    'listEvents',
    { limit: 100, region: 'Europe', country_match: 'location' },
    ['events.country-match.echo'],
    beside('events'),
  ),
  ask(
    'events of significance',
    'listEvents',
    { limit: 100, significance_max: 0.2 },
    ['event-card.metrics.significance.range'],
    beside('events'),
  ),
  ask('events of crossed bounds', 'listEvents', { confidence_min: 0.9, confidence_max: 0.1 }, [
    'error.invalid-number-range',
  ]),
  ask('events of a number out of range', 'listEvents', { confidence_min: 7 }, [
    'error.invalid-number.out-of-range',
  ]),
  ask('events of a rejected filter', 'listEvents', { fatalities_min: 3 }, ['error.unsupported-filter']),
  ask('events as of a day', 'listEvents', { as_of: '2026-06-01' }, ['versioning.as-of.events']),
  ask('events of two windows', 'listEvents', { days: 3 }, ['error.conflicting-time-window']),
  ask('events of an unreadable date', 'listEvents', { date_start: 'yesterday' }, ['error.invalid-date']),
  ask('events of an unreadable cursor', 'listEvents', { cursor: 'nonsense' }, ['error.invalid-cursor']),
  ask('an unknown event', 'getEvent', {}, ['event-detail.unknown-id'], {
    bare: true,
    path: { event_id: 'conflict_0000000000000000' },
  }),
];

const summaries: readonly Question[] = [
  ask('event summary', 'summarizeEvents', { group_by: 'category', limit: 500 }, ['envelope.summary.data']),
  ask(
    'event summary by default',
    'summarizeEvents',
    {},
    ['events-summary.group-by.default', 'events-summary.limit.default'],
    byDefault,
  ),
  ask('event summary of a limit of none', 'summarizeEvents', { limit: 0 }, [
    'events-summary.limit.below-min',
  ]),
  ask('event summary of an unknown dimension', 'summarizeEvents', { group_by: 'colour' }, [
    'events-summary.group-by.unknown',
  ]),
  ask('event summary of a search', 'summarizeEvents', { search: 'port' }, [
    'events-summary.search.not-accepted',
  ]),
];

const stories: readonly Question[] = [
  ask('stories', 'listStories', { limit: 100 }, ['envelope.list.data']),
  ask('stories by default', 'listStories', {}, ['limits.stories-limit.default'], byDefault),
  ask('stories of an unknown parameter', 'listStories', { colour: 'red' }, ['versioning.lenient.ignored']),
  ask('stories of one letter', 'listStories', { search: 'a' }, ['error.invalid-search']),
  ask('story summary', 'summarizeStories', {}, ['envelope.summary.data'], byDefault),
];

const others: readonly Question[] = [
  ask('entities', 'listEntities', { limit: 10 }, ['envelope.reference.success']),
  ask('search', 'searchEntities', { q: 'bank' }, ['envelope.reference.success']),
  ask('regions without a country', 'listAdmin1', {}, ['geography.country.required']),
  ask('facilities', 'listFacilities', { limit: 100 }, ['envelope.reference.data']),
  ask(
    'facilities by default',
    'listFacilities',
    {},
    ['facilities.limit.default', 'facilities.sort.default'],
    byDefault,
  ),
  ask(
    'facilities of a type',
    'listFacilities',
    { limit: 100, type: 'coal_plant' },
    ['envelope.reference.data'],
    beside('facilities'),
  ),
  ask('facilities of an unknown type', 'listFacilities', { type: 'castle' }, [
    'facilities.type.unknown',
    'error.invalid-enum',
  ]),
  ask('facilities by capacity', 'listFacilities', { limit: 100, sort: 'capacity_desc' }, [
    'facilities.sort.capacity-desc',
  ]),
  ask('models', 'listModels', {}, ['aicompute.limit.default', 'aicompute.models.sort.default'], byDefault),
  ask('hardware of an unknown type', 'listHardware', { type: 'abacus' }, [
    'aicompute.hardware.type.unknown',
    'error.invalid-enum',
  ]),
  ask('registry without a filter', 'listRegistryEntities', {}, ['registry.entities.filter-required']),
  ask('registry of a broken LEI', 'listRegistryEntities', { lei: '123' }, ['error.invalid-lei']),
  ask('awards without a selector', 'listAwards', {}, ['government.awards.selector-required']),
  ask('agents', 'listForeignAgentLinks', { limit: 10 }, ['envelope.reference.data']),
  ask(
    'a removed path',
    'removedV1',
    {},
    ['versioning.v1.gone', 'versioning.v1.deprecation', 'versioning.v1.link-rel'],
    {
      path: { path: 'events' },
    },
  ),
  ask('endpoints', 'listEndpoints', {}, ['versioning.meta-endpoints.coverage']),
];

/** The questions that a name of an operation stands beside. */
const wholes: Readonly<Partial<Record<OperationId, string>>> = {
  listEvents: 'events',
  listStories: 'stories',
};

const lifeCycle: readonly Question[] = [
  ...retiredNames.map((name) =>
    ask(
      `retired ${name}`,
      'listEvents',
      { limit: 100, [name]: sampleValue(name, undefined) },
      ['versioning.retired.never-400', 'versioning.retired.named'],
      { beside: 'events', about: 'life cycle' },
    ),
  ),
  ...deprecated.map(({ operation, name }) => {
    const whole = wholes[operation];
    return ask(
      `deprecated ${name} of ${operation}`,
      operation,
      { ...(whole === undefined ? {} : { limit: 100 }), [name]: sampleValue(name, undefined) },
      ['states.parameter.deprecated.applied'],
      { about: 'life cycle', ...(whole === undefined ? {} : { beside: whole }) },
    );
  }),
];

/** Everything that is asked; a new one is a row. */
export const questions: readonly Question[] = [...events, ...summaries, ...stories, ...others, ...lifeCycle];

/** One request that is asked of both deployments, and what it exercises. */
export interface Question {
  readonly id: string;
  readonly operation: OperationId;
  /** The query without the window, which is the same closed one for all that take one. */
  readonly query: Query;
  /** Values of the path's placeholders. */
  readonly path?: Readonly<Record<string, string>>;
  /** Whether the closed window is left out. */
  readonly bare?: true;
  /** The question whose rows it is compared with: a filter that changes nothing is ignored. */
  readonly beside?: string;
  /** What it exercises, in addition to what its aspects rest on. */
  readonly clauses: readonly ClauseId[];
  /** What a difference of its result is about, where that is not its rows. */
  readonly about?: 'default' | 'life cycle';
}
