import { isArray, isObject, type Json } from '../../kit/index.js';
import { all, type Draft, type Edit } from '../contract/pairs/pair.test-data.js';
import type { Scenario } from './scenario.test-data.js';

type Parameter = Record<string, Json> & { name: string; schema: Record<string, Json> };

function parametersOf(draft: Draft, path: string): Parameter[] {
  const item = isObject(draft.paths) ? draft.paths[path] : undefined;
  const get = isObject(item) ? item.get : undefined;
  const parameters = isObject(get) ? get.parameters : undefined;
  if (!isArray(parameters)) throw new RangeError(path);
  return parameters as unknown as Parameter[];
}

function found(draft: Draft, path: string, name: string) {
  const parameters = parametersOf(draft, path);
  const index = parameters.findIndex((each) => each.name === name);
  const parameter = parameters[index];
  if (parameter === undefined) throw new RangeError(`${path} has no ${name}`);
  return { parameters, index, parameter };
}

const events = '/api/v2/events';
const stories = '/api/v2/stories';

const withoutParameter =
  (path: string, name: string): Edit =>
  (draft) => {
    const { parameters, index } = found(draft, path, name);
    parameters.splice(index, 1);
  };

const renamed =
  (path: string, name: string, to: string): Edit =>
  (draft) => {
    found(draft, path, name).parameter.name = to;
  };

const marked =
  (path: string, name: string, marks: Readonly<Record<string, Json>>): Edit =>
  (draft) => {
    Object.assign(found(draft, path, name).parameter, marks);
  };

const withSchema =
  (path: string, name: string, members: Readonly<Record<string, Json>>): Edit =>
  (draft) => {
    Object.assign(found(draft, path, name).parameter.schema, members);
  };

const withParameter =
  (path: string, parameter: Readonly<Record<string, Json>>): Edit =>
  (draft) => {
    parametersOf(draft, path).push({ in: 'query', schema: {}, ...parameter } as unknown as Parameter);
  };

const withoutPath =
  (path: string): Edit =>
  (draft) => {
    if (!isObject(draft.paths)) throw new RangeError('paths');
    draft.paths = Object.fromEntries(Object.entries(draft.paths).filter(([each]) => each !== path));
  };

const withPath =
  (path: string): Edit =>
  (draft) => {
    draft.paths = {
      ...(draft.paths as object),
      [path]: { get: { responses: { 200: { description: 'Signals' } } } },
    };
  };

const refused = 'deprecated.event_family.refused';
const familyGone = withoutParameter(events, 'event_family');
// The fault refuses it in Stories and the summary as well.
const said = '`event_family` is removed.';
const removal = {
  after: { contract: familyGone, faults: [refused] },
  check: 'versioning/deprecated-on-list',
  class: 'breaking',
  cause: 'server',
  diff: ['parameter-removed'],
  compare: ['life cycle status 200 → 400'],
} as const;
const fifty = { default: 50 };
const larger = {
  after: { contract: withSchema(events, 'limit', fifty), faults: ['events.limit.default-50'] },
  check: 'events/limit-default',
  class: 'breaking',
  cause: 'server',
  diff: ['request-default-changed'],
  compare: ['default /pagination/limit 25 → 50'],
} as const;
const renaming = {
  after: { contract: renamed(events, 'magnitude_min', 'magnitude_floor') },
  class: 'breaking',
  diff: ['parameter-renamed'],
} as const;
const oldSpelling = '`magnitude_min` of /api/v2/events is renamed to `magnitude_floor`.';
const cyber = {
  after: { contract: withSchema(events, 'event_family', { enum: ['conflict', 'cameoplus', 'cyber'] }) },
  class: 'announce',
  diff: ['request-enum-value-added'],
} as const;

/** Changes of the contract, with what the changelog says of them, and the behaviour that goes with them. */
export const announcedScenarios: readonly Scenario[] = [
  { name: 'a removal that nobody announced', ...removal, notice: 'unannounced', watch: ['unannounced'] },
  { name: 'a removal 29 days after', ...removal, entries: [[29, said]], notice: 'late', watch: ['late'] },
  {
    name: 'a removal 30 days after',
    ...removal,
    entries: [[30, said]],
    notice: 'announced',
    watch: ['confirmed'],
  },
  {
    name: 'a removal 31 days after',
    ...removal,
    entries: [[31, said]],
    notice: 'announced',
    watch: ['confirmed'],
  },
  {
    name: 'a removal whose entry has no date that can be read',
    ...removal,
    entries: [['next month', said]],
    notice: 'undecided',
    watch: ['undecided'],
  },
  {
    name: 'a removal that an entry tells of another operation',
    ...removal,
    entries: [[60, '`event_family` of /api/v2/entities is removed.']],
    notice: 'unannounced',
    watch: ['unannounced'],
  },
  {
    name: 'a removal of which an entry says that it is deprecated alone',
    ...removal,
    entries: [[60, '`event_family` is deprecated.']],
    notice: 'undecided',
    watch: ['undecided'],
  },
  {
    name: 'an operation that is removed, announced',
    after: { contract: withoutPath('/api/v2/energy/assets') },
    entries: [[40, 'GET /api/v2/energy/assets is removed.']],
    class: 'breaking',
    notice: 'announced',
    diff: ['operation-removed'],
    watch: ['confirmed'],
  },
  {
    name: 'an operation that is removed, unannounced',
    after: { contract: withoutPath('/api/v2/energy/assets') },
    class: 'breaking',
    notice: 'unannounced',
    diff: ['operation-removed'],
    watch: ['unannounced'],
  },
  { name: 'another default, unannounced', ...larger, notice: 'unannounced', watch: ['unannounced'] },
  {
    name: 'another default, announced',
    ...larger,
    entries: [[30, 'The default of `limit` on /api/v2/events changes to 50.']],
    notice: 'announced',
    watch: ['confirmed'],
  },
  {
    name: 'another default than the one that was announced',
    ...larger,
    entries: [[90, 'The default of `limit` on /api/v2/events changes to 30.']],
    notice: 'undecided',
    watch: ['undecided'],
  },
  {
    name: 'a parameter that is renamed, announced',
    ...renaming,
    entries: [[30, oldSpelling]],
    notice: 'announced',
    watch: ['out-of-order', 'confirmed'],
  },
  {
    name: 'a parameter that is renamed in its 30 days',
    ...renaming,
    entries: [[10, oldSpelling]],
    notice: 'undecided',
    watch: ['out-of-order', 'undecided'],
  },
  {
    name: 'a parameter that is renamed, unannounced',
    ...renaming,
    notice: 'unannounced',
    watch: ['out-of-order', 'unannounced'],
  },
  {
    name: 'a closed list with a new value, announced on the day',
    ...cyber,
    entries: [[0, '`event_family` of /api/v2/events accepts `cyber`.']],
    notice: 'announced',
    watch: ['confirmed'],
  },
  {
    name: 'a closed list with a new value, unannounced',
    ...cyber,
    notice: 'unannounced',
    watch: ['unannounced'],
  },
  {
    name: 'a closed list with another new value than the one announced',
    ...cyber,
    entries: [[20, '`event_family` of /api/v2/events accepts `space`.']],
    notice: 'undecided',
    watch: ['undecided'],
  },
  {
    name: 'a closed list that lost a value',
    after: {
      contract: withSchema(events, 'sort', { enum: ['significance'] }),
      faults: ['sort.recent-ignored'],
    },
    check: 'events/sort-recent',
    class: 'breaking',
    notice: 'unannounced',
    cause: 'server',
    diff: ['request-enum-value-removed'],
    watch: ['unannounced'],
    compare: ['order /data/*/metrics/significance no order → descending'],
  },
  {
    name: 'a parameter that is required now',
    after: { contract: marked(stories, 'search', { required: true }) },
    entries: [[45, '`search` of /api/v2/stories is required.']],
    class: 'breaking',
    notice: 'announced',
    diff: ['parameter-became-required'],
    watch: ['confirmed'],
  },
  {
    name: 'a new operation and a new parameter',
    after: { contract: all(withPath('/api/v2/signals'), withParameter(events, { name: 'tone_min' })) },
    class: 'free',
    diff: ['operation-added', 'parameter-added'],
    watch: ['free', 'free'],
  },
  {
    name: 'a new operation that was announced',
    after: { contract: withPath('/api/v2/signals') },
    entries: [[1, 'New: GET /api/v2/signals.']],
    class: 'free',
    diff: ['operation-added'],
    watch: ['confirmed'],
  },
  {
    name: 'a parameter that is deprecated',
    after: { contract: marked(events, 'region', { deprecated: true }) },
    class: 'free',
    diff: ['parameter-deprecated'],
    watch: ['free'],
  },
  {
    name: 'wider bounds',
    after: { contract: withSchema(events, 'magnitude_min', { maximum: 12 }) },
    class: 'free',
    diff: ['request-maximum-raised'],
    watch: ['free'],
  },
  {
    name: 'narrower bounds, announced too late',
    after: { contract: withSchema(events, 'magnitude_min', { maximum: 9 }) },
    entries: [[5, 'The maximum of `magnitude_min` on /api/v2/events is lowered to 9.']],
    class: 'breaking',
    notice: 'late',
    diff: ['request-maximum-lowered'],
    watch: ['late'],
  },
  {
    name: 'a removal that was announced and did not come',
    after: {},
    entries: [[60, said]],
    watch: ['not-there'],
  },
  {
    name: 'a field that is gone under the same contract, announced',
    after: { faults: ['card.title-missing'] },
    entries: [[35, 'The field `title` of GET /api/v2/events is removed.']],
    check: 'event-card/texts',
    class: 'breaking',
    cause: 'server',
    watch: ['confirmed'],
    compare: ['shape /data/*/title text → nothing'],
  },
  {
    name: 'a field that is gone under the same contract, announced too late',
    after: { faults: ['card.title-missing'] },
    entries: [[5, 'The field `title` of GET /api/v2/events is removed.']],
    check: 'event-card/texts',
    class: 'breaking',
    cause: 'server',
    watch: ['late'],
    compare: ['shape /data/*/title text → nothing'],
  },
];
