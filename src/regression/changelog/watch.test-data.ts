import type { Json, JsonObject } from '../../kit/index.js';
import type { Change, ChangeClass } from '../contract/change.js';
import type { Shown } from '../life-cycle/state.js';
import type { Label } from './reconciliation.js';

/** A day of the history, as days from its first look. */
export const dayAt = (day: number): Date => new Date(Date.UTC(2026, 2, 1 + day, 12));

export interface Entry {
  readonly title: string;
  readonly text: string;
  /** The day of its date. */
  readonly day: number;
  /** How the date is written, in place of the day's. */
  readonly written?: string;
  /** The first day on which the feed lists it, where that is not its own. */
  readonly from?: number;
}

const entry = (day: number, title: string, text: string, more: Partial<Entry> = {}): Entry => ({
  day,
  title,
  text,
  ...more,
});

/** What the feed listed at one time or another. */
export const entries: readonly Entry[] = [
  entry(-90, 'Welcome', 'The changelog begins here.'),
  entry(-80, 'Version 1', 'Every path under /api/v1/ answers 410; version 2 is the only one.'),
  entry(-60, 'domain is deprecated', '`domain` of /api/v2/events is deprecated; use `category`.'),
  entry(-55, 'Faster replies', 'Pages are served from a cache.'),
  entry(-50, 'Stories by recency', 'Added `sort` to /api/v2/stories.'),
  entry(-45, 'New facilities', '4,100 ports were added to the directory.'),
  entry(
    -25,
    'min_magnitude gets a new name',
    '`min_magnitude` on /api/v2/events is renamed to `magnitude_min`.',
  ),
  entry(-20, 'domain goes', '`domain` will be removed from `GET /api/v2/events`.'),
  entry(-10, 'Status page', 'There is a new page about incidents.'),
  entry(15, 'Larger pages', 'The default of `limit` on /api/v2/events changes from 25 to 50.'),
  entry(16, 'Corrected countries', 'Some Events of 2026-03 had the wrong country.'),
  entry(45, 'event_family', '`event_family` of <b>/api/v2/events</b> is renamed to `family`.'),
  entry(49, 'Security review', 'Our yearly review is finished.'),
  entry(55, 'Signals', 'Introduces `GET /api/v2/signals`.'),
  entry(56, 'Offices', '`q` of /api/v2/offices is removed.', { written: 'soon' }),
  entry(57, 'Near', 'The `near` filter of Events is more exact at the poles.'),
  entry(40, 'Dimension needed', '`group_by` of /api/v2/events/summary becomes required.', { from: 91 }),
  entry(95, 'Smaller pages', 'The maximum `limit` changes to 20.'),
  entry(96, 'Terms', 'New terms of service.'),
  entry(97, 'Search', '`search` is removed from /api/v2/stories.'),
  entry(98, 'Facilities', 'GET /api/v2/facilities is gone soon; sunset of the directory.'),
  entry(99, 'Weekend', 'Support is closed on Sunday.'),
  entry(101, 'Office names', 'Names of offices follow the national spelling.'),
  entry(102, 'Continents', 'The `continent` of Russia is Europe.'),
  entry(103, 'Prices', 'Plans have new prices.'),
  entry(139, 'Maintenance', 'One hour on Sunday.'),
];

/** The day from which the feed lists nothing older. */
export const cutOn = 139;

/** A look: what the contract is then, how it differs from the one before, and what is to be said of it. */
interface HistoricLook {
  readonly day: number;
  readonly edit?: (contract: Contract) => void;
  readonly changes?: readonly Change[];
  /** Labels with the rule of the change or the title of the announcement. */
  readonly shown?: ReadonlyMap<string, Shown>;
  readonly expected: readonly (readonly [Label, string])[];
  readonly exitCode: 0 | 1 | 2;
}

type Contract = Record<string, Record<string, { deprecated?: true } & Record<string, Json>>>;

/** Paths with their parameters at the first look. */
export const firstContract = (): Contract => ({
  '/api/v2/events': {
    limit: {},
    domain: { deprecated: true },
    event_family: { deprecated: true },
    category: {},
    sort: {},
    near: {},
    min_magnitude: {},
  },
  '/api/v2/events/summary': { group_by: {}, limit: {} },
  '/api/v2/stories': { limit: {}, search: {}, sort: {} },
  '/api/v2/facilities': { q: {} },
  '/api/v2/offices': { q: {} },
});

export const documentOf = (contract: Contract): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'A service', version: '2.0.0' },
  paths: Object.fromEntries(
    Object.entries(contract).map(([path, parameters]) => [
      path,
      {
        get: {
          parameters: Object.entries(parameters).map(([name, more]) => ({ name, in: 'query', ...more })),
          responses: {},
        },
      },
    ]),
  ),
});

const change = (
  rule: string,
  kind: ChangeClass,
  operation: string,
  parameter: string | undefined,
  from: string | undefined,
  to: string | undefined,
): Change => ({
  rule,
  class: kind,
  operation: `GET /api/v2${operation}`,
  ...(parameter === undefined ? {} : { parameter }),
  at: `/paths/${operation}`,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  said: `${rule} ${operation} ${parameter ?? ''}`,
});

const drop =
  (path: string, name: string) =>
  (contract: Contract): void => {
    delete contract[`/api/v2${path}`]?.[name];
  };
const add =
  (path: string, name: string) =>
  (contract: Contract): void => {
    const parameters = contract[`/api/v2${path}`];
    if (parameters !== undefined) parameters[name] = {};
  };
const both =
  (...edits: readonly ((contract: Contract) => void)[]) =>
  (contract: Contract): void => {
    for (const edit of edits) edit(contract);
  };
/** A document that is another one, and declares the same names. */
const mark =
  (path: string, name: string, value: Json) =>
  (contract: Contract): void => {
    const parameter = contract[`/api/v2${path}`]?.[name];
    if (parameter !== undefined) parameter['x-mark'] = value;
  };

export const looks: readonly HistoricLook[] = [
  { day: 0, expected: [], exitCode: 0 },
  {
    day: 5,
    expected: [
      ['not-there', 'domain goes'],
      ['not-there', 'min_magnitude gets a new name'],
    ],
    exitCode: 0,
  },
  {
    day: 10,
    edit: add('/events', 'magnitude_min'),
    changes: [change('parameter-added', 'free', '/events', 'magnitude_min', undefined, undefined)],
    expected: [
      ['confirmed', 'parameter-added'],
      ['not-there', 'domain goes'],
    ],
    exitCode: 0,
  },
  {
    day: 12,
    edit: drop('/events', 'min_magnitude'),
    changes: [change('parameter-removed', 'breaking', '/events', 'min_magnitude', undefined, undefined)],
    expected: [
      ['confirmed', 'parameter-removed'],
      ['not-there', 'domain goes'],
      ['out-of-order', 'min_magnitude'],
    ],
    exitCode: 0,
  },
  {
    day: 20,
    edit: drop('/events', 'domain'),
    changes: [change('parameter-removed', 'breaking', '/events', 'domain', undefined, undefined)],
    expected: [
      ['confirmed', 'parameter-removed'],
      ['not-there', 'Larger pages'],
    ],
    exitCode: 0,
  },
  {
    day: 44,
    edit: mark('/events', 'limit', 50),
    changes: [change('request-default-changed', 'breaking', '/events', 'limit', '25', '50')],
    expected: [['late', 'request-default-changed']],
    exitCode: 1,
  },
  {
    day: 46,
    edit: both(add('/events', 'family'), drop('/events', 'event_family')),
    shown: new Map([['/events event_family', 'refused']]),
    changes: [
      change('parameter-added', 'free', '/events', 'family', undefined, undefined),
      change('parameter-removed', 'breaking', '/events', 'event_family', undefined, undefined),
    ],
    expected: [
      ['confirmed', 'parameter-added'],
      ['stopped-too-early', 'parameter-removed'],
    ],
    exitCode: 1,
  },
  {
    day: 50,
    edit: mark('/stories', 'limit', 10),
    changes: [
      change('request-enum-value-removed', 'breaking', '/events', 'sort', '"recent"', undefined),
      change('request-default-changed', 'breaking', '/stories', 'limit', '25', '10'),
      change('request-enum-value-added', 'announce', '/stories', 'sort', undefined, '"oldest"'),
      change('parameter-extension-changed', 'free', '/stories', 'search', 'a', 'b'),
    ],
    expected: [
      ['unannounced', 'request-enum-value-removed'],
      ['unannounced', 'request-default-changed'],
      ['unannounced', 'request-enum-value-added'],
      ['free', 'parameter-extension-changed'],
    ],
    exitCode: 1,
  },
  {
    day: 60,
    expected: [
      ['not-there', 'Signals'],
      ['not-there', 'Offices'],
    ],
    exitCode: 0,
  },
  {
    day: 90,
    edit: both(
      (contract) => {
        contract['/api/v2/signals'] = { days: {} };
      },
      drop('/offices', 'q'),
    ),
    changes: [
      change('operation-added', 'free', '/signals', undefined, undefined, undefined),
      change('parameter-removed', 'breaking', '/offices', 'q', undefined, undefined),
    ],
    expected: [
      ['confirmed', 'operation-added'],
      ['undecided', 'parameter-removed'],
      ['out-of-order', 'q'],
    ],
    exitCode: 2,
  },
  {
    day: 91,
    edit: mark('/events/summary', 'group_by', 'required'),
    changes: [
      change('parameter-became-required', 'breaking', '/events/summary', 'group_by', undefined, undefined),
    ],
    // The entry is dated fifty days back, and was not in the feed yesterday.
    expected: [['undecided', 'parameter-became-required']],
    exitCode: 2,
  },
  {
    day: 100,
    expected: [
      ['not-there', 'Smaller pages'],
      ['not-there', 'Search'],
      ['not-there', 'Facilities'],
    ],
    exitCode: 0,
  },
  {
    day: 126,
    edit: mark('/stories', 'limit', 20),
    changes: [change('request-maximum-lowered', 'breaking', '/stories', 'limit', '100', '20')],
    expected: [
      ['undecided', 'request-maximum-lowered'],
      ['not-there', 'Search'],
      ['not-there', 'Facilities'],
    ],
    exitCode: 2,
  },
  {
    day: 127,
    edit: drop('/stories', 'search'),
    changes: [change('parameter-removed', 'breaking', '/stories', 'search', undefined, undefined)],
    expected: [
      ['undecided', 'parameter-removed'],
      ['not-there', 'Facilities'],
      ['out-of-order', 'search'],
    ],
    exitCode: 2,
  },
  {
    day: 129,
    expected: [['not-there', 'Facilities']],
    exitCode: 0,
  },
  {
    day: 130,
    edit: (contract) => {
      delete contract['/api/v2/facilities'];
    },
    changes: [change('operation-removed', 'breaking', '/facilities', undefined, undefined, undefined)],
    expected: [['confirmed', 'operation-removed']],
    exitCode: 0,
  },
  {
    day: 140,
    edit: mark('/events', 'near', 'required'),
    changes: [change('parameter-became-required', 'breaking', '/events', 'near', undefined, undefined)],
    expected: [['undecided', 'parameter-became-required']],
    exitCode: 2,
  },
  {
    day: 150,
    edit: drop('/events', 'category'),
    changes: [change('parameter-removed', 'breaking', '/events', 'category', undefined, undefined)],
    expected: [
      ['unannounced', 'parameter-removed'],
      ['out-of-order', 'category'],
    ],
    exitCode: 1,
  },
];
