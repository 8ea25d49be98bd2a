import type { Deployment } from '../account/route.js';
import type { Entity as handlesEntity } from '../corpus/entities.js';
import type { Entity } from '../corpus/index.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

export type HandleKind = 'spine' | 'wiki' | 'cik' | 'page' | 'name';

/** What kind of handle a text is; whatever has the form of no id is a name. */
export function handleKind(handle: string): HandleKind {
  if (/^e_[0-9a-f]+$/i.test(handle)) return 'spine';
  if (/^wiki:./i.test(handle)) return 'wiki';
  if (/^cik:\d+$/i.test(handle)) return 'cik';
  return /^https?:\/\//i.test(handle) ? 'page' : 'name';
}

const matchers: Readonly<Record<HandleKind, (handle: string, entity: Entity) => boolean>> = {
  spine: (handle, { id }) => id === handle,
  wiki: (handle, { wiki }) => wiki?.toLowerCase() === handle,
  cik: (handle, { cik }) => cik === handle,
  page: (handle, { encyclopediaUrl }) => encyclopediaUrl?.toLowerCase() === handle,
  name: (handle, { name }) => name.toLowerCase() === handle,
};

/** The entity that a handle names, in whatever letter case; of merged ones, that into which they were merged. */
export function entityByHandle(handle: string, entities: readonly Entity[]): Entity | undefined {
  const folded = handle.toLowerCase();
  const matches = matchers[handleKind(handle)];
  const found = entities.find((entity) => matches(folded, entity));
  return entities.find(({ id }) => id === found?.canonicalId);
}

export const handleFaults = {
  'entities.detail.spine-id-unresolved': {
    clauses: ['entities.handle.spine.detail'],
    admits: ['entity-card.id.either-form'],
    summary: 'Does not find Entities by their e_ ids',
  },
  'entities.detail.wiki-id-unresolved': {
    clauses: ['entities.handle.wiki.detail'],
    admits: ['entity-card.id.either-form'],
    summary: 'Does not find Entities by their wiki: ids',
  },
  'entities.detail.wiki-id-of-registered-unresolved': {
    clauses: ['entities.handle.wiki.detail'],
    admits: ['entity-card.id.either-form'],
    summary: 'Finds by wiki: ids only the Entities that have no e_ id',
  },
  'entities.detail.wiki-id-beyond-ascii-unresolved': {
    clauses: ['entities.handle.wiki.detail'],
    summary: 'Does not find Entities by wiki: ids with letters beyond ASCII',
  },
  'entities.detail.wiki-id-other-card': {
    clauses: ['entity-card.id.either-form'],
    summary: 'Takes the wiki: id of an Entity for that of the next one',
  },
  'entities.detail.name-not-found': {
    clauses: ['entities.handle.name.detail'],
    summary: 'Answers the name of an Entity in the path with 404',
  },
  'entities.detail.name-wrong-code': {
    clauses: ['entities.handle.name.detail'],
    summary: 'Answers the name of an Entity in the path with INVALID_PARAM',
  },
  'entities.detail.name-other-card': {
    clauses: ['entities.handle.name.detail'],
    summary: 'Answers the name of an Entity with the card of the next one',
  },
  'entities.detail.encyclopedia-url-other-card': {
    clauses: ['entities.handle.encyclopedia-url.path'],
    summary: 'Answers every encyclopedia URL in the path with the same card',
  },
  'entities.detail.encyclopedia-url-crashes': {
    clauses: ['entities.handle.encyclopedia-url.path'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on an encyclopedia URL in the path',
  },
  'entities.co-occurring.spine-id-unresolved': {
    clauses: ['entities.handle.spine.co-occurring-with'],
    summary: 'Does not resolve e_ ids in co_occurring_with',
  },
  'entities.co-occurring.spine-id-refused': {
    clauses: ['entities.handle.spine.co-occurring-with'],
    summary: 'Takes names only in co_occurring_with, and refuses e_ ids',
  },
  'entities.tone.spine-id-refused': {
    clauses: ['entities.handle.spine.tone'],
    summary: 'Takes names only in requests for the tone, and refuses e_ ids',
  },
  'entities.tone.organization-id-refused': {
    clauses: ['entities.handle.spine.tone'],
    summary: 'Refuses e_ ids of organizations in requests for the tone',
  },
  'entities.co-occurring.name-wrong-code': {
    clauses: ['entities.handle.name.co-occurring-with'],
    summary: 'Answers a name in co_occurring_with with INVALID_PARAM',
  },
  'entities.co-occurring.name-not-found': {
    clauses: ['entities.handle.name.co-occurring-with'],
    summary: 'Answers a name in co_occurring_with with 404',
  },
  'entities.co-occurring.name-crashes': {
    clauses: ['entities.handle.name.co-occurring-with'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on a name in co_occurring_with',
  },
} as const satisfies Faults;

/** Where a handle stands. */
type HandlePlace = 'detail' | 'co-occurring' | 'tone';

/** Faults that refuse a kind of handle. */
function refuseKind(handle: string, kind: HandleKind, place: HandlePlace, planted: Planted): void {
  const says = `${quoted(handle)} is no id of an Entity.`;
  if (place === 'tone' && kind === 'spine' && planted('entities.tone.spine-id-refused')) {
    throw new Refusal('INVALID_ENTITY_ID', says, { param: 'entity' });
  }
  if (place === 'co-occurring') {
    if (kind === 'spine' && planted('entities.co-occurring.spine-id-refused')) {
      throw new Refusal('INVALID_ENTITY_ID', says, { param: 'co_occurring_with' });
    }
    if (kind !== 'name') return;
    if (planted('entities.co-occurring.name-crashes')) throw new TypeError('handle is null');
    if (planted('entities.co-occurring.name-not-found')) throw new Refusal('NOT_FOUND', says);
    if (planted('entities.co-occurring.name-wrong-code')) throw new Refusal('INVALID_PARAM', says);
  }
  if (place === 'detail') {
    if (kind === 'page' && planted('entities.detail.encyclopedia-url-crashes')) throw new TypeError('no id');
    if (kind === 'name' && planted('entities.detail.name-wrong-code'))
      throw new Refusal('INVALID_PARAM', says);
  }
}

function isOverlooked(kind: HandleKind, place: HandlePlace, planted: Planted): boolean {
  if (place === 'co-occurring')
    return kind === 'spine' && planted('entities.co-occurring.spine-id-unresolved');
  if (place !== 'detail') return false;
  if (kind === 'spine') return planted('entities.detail.spine-id-unresolved');
  if (kind === 'wiki') return planted('entities.detail.wiki-id-unresolved');
  return kind === 'name' && planted('entities.detail.name-not-found');
}

const nextAfter = (entity: handlesEntity, entities: readonly handlesEntity[]): handlesEntity | undefined => {
  const canonical = entities.filter(({ id, canonicalId }) => id === canonicalId);
  return canonical[(canonical.indexOf(entity) + 1) % canonical.length];
};

/** The entity that a handle means in a place; a merged variant stands for the entity into which it was merged. */
export function entityOf(
  handle: string,
  place: HandlePlace,
  { corpus, planted }: Deployment,
): handlesEntity | undefined {
  const text = handle.trim();
  const kind = handleKind(text);
  refuseKind(text, kind, place, planted);
  if (isOverlooked(kind, place, planted)) return undefined;
  const isLost = place === 'detail' && planted('entities.detail.wiki-id-beyond-ascii-unresolved');
  if (isLost && kind === 'wiki' && /[^ -~]/.test(text)) return undefined;
  const { entities } = corpus;
  const found = entityByHandle(text, entities);
  if (found === undefined) return undefined;
  const isForPersons = place === 'tone' && planted('entities.tone.organization-id-refused');
  if (isForPersons && kind === 'spine' && found.type === 'Organization')
    throw new Refusal('INVALID_ENTITY_ID', `${quoted(text)} is no id of a person.`, { param: 'entity' });
  if (place !== 'detail') return found;
  if (kind === 'wiki' && found.id.startsWith('e_')) {
    if (planted('entities.detail.wiki-id-of-registered-unresolved')) return undefined;
    if (planted('entities.detail.wiki-id-other-card')) return nextAfter(found, entities);
  }
  if (kind === 'page' && planted('entities.detail.encyclopedia-url-other-card')) return entities[0];
  if (kind === 'name' && planted('entities.detail.name-other-card')) return nextAfter(found, entities);
  return found;
}

/** Letters whose marks do not come off by decomposition. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', þ: 'th', æ: 'ae' };

/** A name as it is compared: without marks, in lower case, words parted by single blanks. */
export const foldedName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßþæ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const folded = new WeakMap<object, string>();

/** The name of a record as it is compared, worked out once. */
export function foldedNameOf(record: object, name: string): string {
  const known = folded.get(record) ?? foldedName(name);
  folded.set(record, known);
  return known;
}

export type MatchReason = 'exact_name' | 'name_prefix' | 'word_prefix' | 'substring' | 'shared_word';

const scores: Readonly<Record<MatchReason, number>> = {
  exact_name: 0.95,
  name_prefix: 0.8,
  word_prefix: 0.65,
  substring: 0.5,
  shared_word: 0.3,
};

export interface NameMatch {
  readonly reason: MatchReason;
  readonly score: number;
}

/** Words shorter than this are too common to join names by. */
const tellingLength = 4;

function sharesWord(name: string, wanted: string): boolean {
  const words = ` ${name} `;
  return wanted.split(' ').some((word) => word.length >= tellingLength && words.includes(` ${word} `));
}

function reasonOf(name: string, wanted: string): MatchReason | undefined {
  // Most names fit nothing, and each search compares thousands.
  if (!name.includes(wanted)) return sharesWord(name, wanted) ? 'shared_word' : undefined;
  if (name === wanted) return 'exact_name';
  if (name.startsWith(wanted)) return 'name_prefix';
  return name.includes(` ${wanted}`) ? 'word_prefix' : 'substring';
}

/** How well a name fits a text, both folded; undefined where it does not. */
export function matchOf(name: string, wanted: string): NameMatch | undefined {
  const reason = wanted === '' ? undefined : reasonOf(name, wanted);
  return reason === undefined ? undefined : { reason, score: scores[reason] };
}
