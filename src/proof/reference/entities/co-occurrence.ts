import type { Deployment } from '../account/route.js';
import type { Json } from '../bend.js';
import type { Entity } from '../corpus/entities.js';
import { mentionsIn } from '../corpus/mentions.js';
import { listItems } from '../http/parameter-values.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import { entityByHandle, entityOf } from './handles.js';

export const coOccurrenceFaults = {
  'entities.co-occurring.refused': {
    clauses: ['entities.list.co-occurring-with'],
    summary: 'Refuses co_occurring_with as unknown',
  },
  'entities.co-occurring.reported-ignored': {
    clauses: ['entities.list.co-occurring-with'],
    summary: 'Does not know co_occurring_with, and lists it as ignored',
  },
  'entities.co-occurring.crashes': {
    clauses: ['entities.list.co-occurring-with'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on co_occurring_with',
  },
  'entities.co-occurring.two-intersected': {
    clauses: ['entities.list.co-occurring-with.two-subjects'],
    summary: 'Serves the Entities that occur beside both of two subjects',
  },
  'entities.co-occurring.two-united': {
    clauses: ['entities.list.co-occurring-with.two-subjects'],
    summary: 'Serves the Entities that occur beside either of two subjects',
  },
  'entities.co-occurring.first-of-two': {
    clauses: ['entities.list.co-occurring-with.two-subjects'],
    summary: 'Takes the first of two subjects and drops the other',
  },
  'entities.co-occurring.first-of-two-beside-search': {
    clauses: ['entities.list.co-occurring-with.two-subjects'],
    summary: 'Takes the first of two subjects and drops the other where search is sent too',
  },
  'entities.co-occurring.two-served-empty': {
    clauses: ['entities.list.co-occurring-with.two-subjects'],
    summary: 'Reads two subjects as one name, and answers with an empty 200',
  },
  'entities.co-occurring.two-wrong-status': {
    clauses: ['entities.list.co-occurring-with.two-subjects'],
    admits: ['error.code-status'],
    summary: 'Answers two subjects with status 422',
  },
  'entities.co-occurring.two-crash': {
    clauses: ['entities.list.co-occurring-with.two-subjects'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on two subjects',
  },
} as const satisfies Faults;

/** What `co_occurring_with` does to the Entities list. */
interface CoOccurrence {
  readonly keep: (entities: readonly Entity[]) => readonly Entity[];
  /** What a card tells beside its own members. */
  readonly shown: (entity: Entity) => Json;
  readonly applied: Json;
  readonly ignored: readonly string[];
}

const without: CoOccurrence = { keep: (entities) => entities, shown: () => ({}), applied: {}, ignored: [] };

/** The subjects sent: one name may hold commas; several are parted by commas or sent one by one. */
function subjectsOf(
  sent: readonly string[],
  isSearched: boolean,
  { corpus, planted }: Deployment,
): readonly string[] {
  const whole = sent.join(',');
  if (planted('entities.co-occurring.two-served-empty')) return [whole];
  const items = [...new Set(listItems(whole))];
  if (items.length < 2 || entityByHandle(whole, corpus.entities) !== undefined) return [whole];
  const isCut =
    planted('entities.co-occurring.first-of-two') ||
    (isSearched && planted('entities.co-occurring.first-of-two-beside-search'));
  return isCut ? items.slice(0, 1) : items;
}

function refuseSeveral(count: number, planted: Planted): void {
  if (count < 2) return;
  if (planted('entities.co-occurring.two-intersected') || planted('entities.co-occurring.two-united')) return;
  if (planted('entities.co-occurring.two-crash')) throw new TypeError('subject is an array');
  throw new Refusal(
    'MULTIPLE_ENTITY_HANDLES',
    'co_occurring_with takes one subject.',
    { param: 'co_occurring_with', accepted_count: 1 },
    planted('entities.co-occurring.two-wrong-status') ? { status: 422 } : {},
  );
}

/** Reads `co_occurring_with`: the Entities that share an Event with its one subject, most often first. */
export function coOccurrenceOf(query: URLSearchParams, deployment: Deployment): CoOccurrence {
  const { corpus, planted } = deployment;
  const sent = query.getAll('co_occurring_with').filter((value) => value.trim() !== '');
  if (sent.length === 0) return without;
  if (planted('entities.co-occurring.reported-ignored'))
    return { ...without, ignored: ['co_occurring_with'] };
  if (planted('entities.co-occurring.crashes')) throw new TypeError('no such column');
  if (planted('entities.co-occurring.refused')) {
    throw new Refusal('UNKNOWN_PARAM', 'Unknown parameter.', { param: 'co_occurring_with' });
  }
  const handles = subjectsOf(sent, query.has('search'), deployment);
  refuseSeveral(handles.length, planted);
  const subjects = handles.map((handle) => entityOf(handle, 'co-occurring', deployment));
  const unresolved = handles.filter((_, at) => subjects[at] === undefined);
  const company = subjects.map((subject) =>
    subject === undefined ? new Map<string, number>() : mentionsIn(corpus).besides(subject.id),
  );
  const shared = ({ canonicalId }: Entity): number => {
    const counts = company.map((beside) => beside.get(canonicalId) ?? 0);
    return planted('entities.co-occurring.two-united') ? Math.max(...counts) : Math.min(...counts);
  };
  return {
    keep: (entities) =>
      entities.filter((entity) => shared(entity) > 0).toSorted((left, right) => shared(right) - shared(left)),
    shown: (entity) => ({ shared_event_count: shared(entity) }),
    applied: {
      co_occurring_with: subjects.flatMap((subject) => subject?.id ?? []).join(','),
      ...(unresolved.length === 0 ? {} : { entity_handles_unresolved: unresolved }),
    },
    ignored: [],
  };
}
