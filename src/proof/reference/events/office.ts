import { limits } from '../../../../contract/index.js';
import type { Deployment } from '../account/route.js';
import type { Holder } from '../corpus/entities.js';
import { badDate, calendarDay, dateText } from '../http/dates.js';
import type { Query } from '../http/query.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import type { Days } from './window-span.js';

export const officeFaults = {
  'office.name-served-empty': {
    clauses: ['events.office.name'],
    summary: 'Answers an office given by name with an empty 200',
  },
  'office.q-number-refused': {
    clauses: ['events.office.q-number'],
    summary: 'Takes p_ ids only as offices',
  },
  'office.p-id-refused': {
    clauses: ['events.office.p-id', 'routes.offices.ids'],
    summary: 'Takes Q-numbers only as offices',
  },
  'office.terms-ignored': {
    clauses: ['events.office-as-of.holders'],
    admits: ['events.office.scope'],
    summary: 'Scopes to everyone who ever held the office',
  },
  'office.holders-of-today': {
    clauses: ['events.office.scope'],
    summary: 'Scopes to those who hold the office today, whatever the window is',
  },
  'office.replaces-entity': {
    clauses: ['events.office.union-with-entity'],
    summary: 'Drops entity when office is sent',
  },
  'office.roster-served': {
    clauses: ['events.office.roster-too-large', 'error.office-scope-too-large', 'limits.office-roster'],
    summary: 'Serves rosters of more than 1,000 holders',
  },
  'office.roster-served-on-summary': {
    clauses: ['error.office-scope-too-large', 'limits.office-roster'],
    summary: 'Serves rosters of more than 1,000 holders on the summary',
  },
  'office.roster-served-beside-entity': {
    clauses: ['events.office.roster-too-large'],
    summary: 'Serves rosters of more than 1,000 holders beside entity',
  },
  'office.roster-wrong-code': {
    clauses: ['events.office.roster-too-large', 'error.office-scope-too-large'],
    summary: 'Answers a roster that is too large with MULTIPLE_ENTITY_HANDLES',
  },
  'office.roster-without-holders': {
    clauses: ['error.office-scope-too-large.details.holders'],
    summary: 'Does not tell how many holders the roster has',
  },
  'office.roster-without-accepted-count': {
    clauses: ['error.office-scope-too-large.details.accepted-count'],
    summary: 'Does not tell how many holders are accepted',
  },
  'office.as-of-includes-undated': {
    clauses: ['events.office-as-of.undated-excluded'],
    summary: 'Keeps undated holders under office_as_of',
  },
  'office.as-of-undated-not-counted': {
    clauses: [
      'events.office-as-of.undated-counted',
      'envelope.applied-filters.office-holders.undated-excluded',
    ],
    summary: 'Does not count the undated holders left out',
  },
  'office.as-of-malformed-dropped': {
    clauses: ['events.office-as-of.malformed'],
    summary: 'Drops an office_as_of that it cannot read',
  },
  'office.as-of-alone-filters': {
    clauses: ['events.office-as-of.without-office'],
    summary: 'Lets office_as_of without office select the Events of that day',
  },
  'office.bridged-as-text': {
    clauses: ['envelope.applied-filters.office-holders.bridged-to-news'],
    summary: 'Tells bridged_to_news as a text',
  },
  'office.undated-as-text': {
    clauses: ['envelope.applied-filters.office-holders.undated-excluded'],
    admits: ['events.office-as-of.undated-counted'],
    summary: 'Tells undated_excluded as a text',
  },
  'office.unbridged-not-counted': {
    clauses: ['envelope.applied-filters.office-holders.unbridged'],
    summary: 'Does not count the holders that are not found in the news',
  },
  'office.link-names-other-entity': {
    clauses: ['event-card.entity-link.entity'],
    summary: 'Names an entity in the link of each row of an office to which the Event is not linked',
  },
  'office.union-via-entity': {
    clauses: ['event-card.entity-link.via'],
    summary: 'Links each row via entity where entity stands beside office',
  },
  'office.summary-crosses-entity': {
    clauses: ['events-summary.accepts.office'],
    summary: 'Counts in the summary, of an office beside an entity, the Events alone that refer to both',
  },
  'office.summary-counts-one-more': {
    clauses: ['envelope.applied-filters.office-holders.bridged-to-news'],
    summary: 'Counts one more holder in the news on the summary than on the list',
  },
  'office.holders-as-list': {
    clauses: ['envelope.applied-filters.office-holders'],
    summary: 'Tells office_holders as a list of names',
  },
} as const satisfies Faults;

export const officeVariants = {
  'office.unknown-not-found': {
    summary: 'Answers an office that does not exist, and a day on which nobody held it, with 404',
    allowedBy: ['office'],
  },
  'office.undated-in': {
    summary: 'Counts undated holders in without office_as_of, and tells undated_excluded under it only',
    allowedBy: ['office'],
  },
  'office.date-minded-alone': {
    summary: 'Refuses a malformed office_as_of without office',
    allowedBy: ['office'],
  },
  'office.name-invalid-param': {
    summary: 'Refuses the name of an office with INVALID_PARAM',
    allowedBy: ['office'],
  },
} as const satisfies Variants;

interface OfficeScope {
  /** Names of the holders found in the news, by entity id; absent without `office`. */
  readonly holders: ReadonlyMap<string, string> | undefined;
  /** The one event date that a fault restricts to. */
  readonly onlyDate: string | undefined;
  readonly applied: Readonly<Record<string, unknown>>;
}

const none: OfficeScope = { holders: undefined, onlyDate: undefined, applied: {} };

function refuseRoster(holders: number, { operation, values }: Query, planted: Planted): void {
  if (planted('office.roster-served')) return;
  if (values.has('entity') && planted('office.roster-served-beside-entity')) return;
  if (operation === 'summarizeEvents' && planted('office.roster-served-on-summary')) return;
  const { max } = limits.officeHolders;
  const code = planted('office.roster-wrong-code') ? 'MULTIPLE_ENTITY_HANDLES' : 'OFFICE_SCOPE_TOO_LARGE';
  throw new Refusal(code, `The office has ${holders} holders in the window.`, {
    param: 'office',
    ...(planted('office.roster-without-holders') ? {} : { holders }),
    ...(planted('office.roster-without-accepted-count') ? {} : { accepted_count: max }),
  });
}

/** Whether the term of a holder meets some days; undefined for a holder without dates. */
function held({ start, end }: Holder, { start: first, end: last }: Days): boolean | undefined {
  if (start === undefined && end === undefined) return undefined;
  return (start === undefined || start <= dateText(last)) && (end === undefined || end >= dateText(first));
}

/** Reads `office` and `office_as_of`: the holders in the window, or on one date. */
export function officeOf(query: Query, window: Days, { corpus, planted, now }: Deployment): OfficeScope {
  const id = query.values.get('office');
  const asOf = query.values.get('office_as_of');
  if (id === undefined) {
    const minded = asOf !== undefined && planted.varied('office.date-minded-alone');
    if (minded && calendarDay(asOf) === undefined) throw badDate('office_as_of', asOf, planted);
    const alone = asOf !== undefined && planted('office.as-of-alone-filters');
    return alone ? { ...none, onlyDate: asOf } : none;
  }
  const accepted =
    (/^Q\d+$/.test(id) && !planted('office.q-number-refused')) ||
    (/^p_[0-9A-Za-z]+$/.test(id) && !planted('office.p-id-refused'));
  if (!accepted && !planted('office.name-served-empty')) {
    const code = planted.varied('office.name-invalid-param') ? 'INVALID_PARAM' : 'INVALID_ENTITY_ID';
    throw new Refusal(code, `${quoted(id)} is no office id.`, { param: 'office' });
  }
  const day = asOf === undefined ? undefined : calendarDay(asOf);
  if (asOf !== undefined && day === undefined && !planted('office.as-of-malformed-dropped')) {
    throw badDate('office_as_of', asOf, planted);
  }
  const office = corpus.offices.find(({ ids }) => ids.includes(id));
  const only =
    day ?? (planted('office.holders-of-today') ? calendarDay(now().toISOString().slice(0, 10)) : day);
  const span: Days = only === undefined ? window : { start: only, end: only };
  const everyone = office?.holders ?? [];
  const undated = everyone.filter((holder) => held(holder, span) === undefined);
  const dated = everyone.filter((holder) => held(holder, span) === true);
  const lax = day === undefined && planted.varied('office.undated-in');
  const scoped = planted('office.terms-ignored')
    ? everyone
    : [...dated, ...(lax || planted('office.as-of-includes-undated') ? undated : [])];
  const isNotFound = planted.varied('office.unknown-not-found') || planted.varied('offices.of-countries');
  if (scoped.length === 0 && isNotFound) {
    throw new Refusal('NOT_FOUND', `Nobody holds ${quoted(id)} then.`, { param: 'office' });
  }
  if (scoped.length > limits.officeHolders.max) refuseRoster(scoped.length, query, planted);
  const bridged = scoped.flatMap(({ name, entityId }) =>
    entityId === undefined ? [] : [[entityId, name] as const],
  );
  const isAddedTo = query.operation === 'summarizeEvents' && planted('office.summary-counts-one-more');
  const told = bridged.length + (isAddedTo ? 1 : 0);
  const counts = {
    bridged_to_news: planted('office.bridged-as-text') ? `${bridged.length} found` : told,
    ...(planted('office.unbridged-not-counted') ? {} : { unbridged: scoped.length - bridged.length }),
    ...(lax || planted('office.as-of-undated-not-counted')
      ? {}
      : {
          undated_excluded: planted('office.undated-as-text') ? String(undated.length) : undated.length,
        }),
  };
  return {
    holders: new Map(bridged),
    onlyDate: undefined,
    applied: {
      office_holders: planted('office.holders-as-list') ? scoped.map(({ name }) => name) : counts,
    },
  };
}
