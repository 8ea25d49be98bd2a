import type { FamilyCall } from '../account/family-route.js';
import type { Facility } from '../corpus/facilities.js';
import type { Entity } from '../corpus/index.js';
import { quoted, Refusal } from '../http/refusal.js';
import { escaped, fold, wordsOf } from '../http/text-matching.js';
import type { Faults, Planted } from '../planted.js';

export const facilityOwnerFaults = {
  'facilities.entity.dropped': {
    clauses: ['facilities.entity.id.only'],
    summary: 'Ignores entity',
  },
  'facilities.entity.unowned-kept': {
    clauses: ['facilities.entity.id.only'],
    summary: 'Keeps facilities without known owners under every entity',
  },
  'facilities.entity.id-by-family': {
    clauses: ['facilities.entity.id.only'],
    summary: 'Returns the facilities of merged siblings for an id as well',
  },
  'facilities.entity.id-unresolved': {
    clauses: ['facilities.entity.id.finds'],
    summary: 'Reads spine ids as names, and finds nothing',
  },
  'facilities.entity.id-refused': {
    clauses: ['facilities.entity.id.finds'],
    summary: 'Refuses spine ids in entity',
  },
  'facilities.entity.first-owner-only': {
    clauses: ['facilities.entity.id.finds'],
    summary: 'Looks at the first owner of a facility only',
  },
  'facilities.entity.name-refused': {
    clauses: ['facilities.entity.name'],
    summary: 'Answers a name in entity with INVALID_ENTITY_ID',
  },
  'facilities.entity.name-dropped': {
    clauses: ['facilities.entity.name'],
    summary: 'Drops an entity that is no id',
  },
  'facilities.entity.name-unresolved': {
    clauses: ['facilities.entity.name'],
    summary: 'Finds nothing for a name in entity',
  },
  'facilities.entity.name-of-facility': {
    clauses: ['facilities.entity.name'],
    summary: 'Looks for a name in entity among the names of facilities',
  },
  'facilities.entity.name-escaped': {
    clauses: ['facilities.entity.name'],
    summary: 'Escapes a name in entity as HTML before it is compared, so that an ampersand finds nothing',
  },
  'facilities.entity.name-case-sensitive': {
    clauses: ['facilities.entity.name.case'],
    summary: 'Compares a name in entity letter case included',
  },
  'facilities.owner-entity-id.dropped': {
    clauses: ['facilities.owner-entity-id'],
    summary: 'Ignores owner_entity_id',
  },
  'facilities.owner-entity-id.unowned-kept': {
    clauses: ['facilities.owner-entity-id'],
    summary: 'Keeps facilities without known owners under every owner_entity_id',
  },
  'facilities.owner-entity-id.empty': {
    clauses: ['facilities.owner-entity-id.finds'],
    summary: 'Finds nothing for owner_entity_id',
  },
  'facilities.owner-entity-id.first-owner-only': {
    clauses: ['facilities.owner-entity-id.finds'],
    summary: 'Compares owner_entity_id with the first owner of a facility only',
  },
  'facilities.owner-entity-id.removed': {
    clauses: ['facilities.owner-entity-id.finds'],
    summary: 'Refuses owner_entity_id as unknown',
  },
  'facilities.owner-search.dropped': {
    clauses: ['facilities.owner-search'],
    summary: 'Ignores owner_search',
  },
  'facilities.owner-search.names-included': {
    clauses: ['facilities.owner-search'],
    summary: 'Looks for owner_search in the names of facilities as well',
  },
  'facilities.owner-search.whole-names-only': {
    clauses: ['facilities.owner-search.substring'],
    summary: 'Finds facilities by the whole name of an owner only',
  },
  'facilities.owner-search.prefix': {
    clauses: ['facilities.owner-search.substring'],
    summary: 'Finds facilities by the beginning of the name of an owner only',
  },
} as const satisfies Faults;

type Keep = (facility: Facility) => boolean;

const all: Keep = () => true;

/** Whether an owner goes by a name: each of its words begins a word of the owner. */
function goesBy(name: string, planted: Planted): (owner: string) => boolean {
  const form = planted('facilities.entity.name-case-sensitive') ? (text: string) => text : fold;
  const words = wordsOf(form(name));
  return (owner) => {
    const own = wordsOf(form(owner));
    return words.length > 0 && words.every((word) => own.some((part) => part.startsWith(word)));
  };
}

const owns = ({ owners }: Facility, firstOnly: boolean, is: (id: string, name: string) => boolean): boolean =>
  (firstOnly ? owners.slice(0, 1) : owners).some(({ entity_id, name }) => is(entity_id, name));

/** The ids that a spine id selects: itself alone. */
function selected(id: string, entities: readonly Entity[], planted: Planted): readonly string[] {
  if (!planted('facilities.entity.id-by-family')) return [id];
  const canonical = entities.find((entity) => entity.id === id)?.canonicalId;
  return entities.filter(({ canonicalId }) => canonicalId === canonical).map((entity) => entity.id);
}

/** Reads `entity`: a spine id or a `wiki:` handle exactly, any name loosely. */
function byEntity({ values, deployment }: FamilyCall, planted: Planted): Keep {
  const text = values.get('entity')?.trim();
  if (text === undefined || planted('facilities.entity.dropped')) return all;
  const { entities } = deployment.corpus;
  const folded = text.toLowerCase();
  const known = entities.find(({ id, wiki }) => id === folded || wiki?.toLowerCase() === folded);
  const isId = /^e_[0-9a-f]+$/.test(folded) || known !== undefined;
  const firstOnly = planted('facilities.entity.first-owner-only');
  const unowned = ({ owners }: Facility): boolean =>
    owners.length === 0 && planted('facilities.entity.unowned-kept');
  if (isId && !planted('facilities.entity.id-unresolved')) {
    if (planted('facilities.entity.id-refused')) {
      throw new Refusal('INVALID_ENTITY_ID', `${quoted(text)} is no name.`, { param: 'entity' });
    }
    const ids = selected(known?.id ?? folded, entities, planted);
    return (facility) => unowned(facility) || owns(facility, firstOnly, (id) => ids.includes(id));
  }
  if (planted('facilities.entity.name-refused')) {
    throw new Refusal('INVALID_ENTITY_ID', `${quoted(text)} is no resolved id.`, { param: 'entity' });
  }
  if (planted('facilities.entity.name-dropped')) return all;
  if (planted('facilities.entity.name-unresolved')) return () => false;
  const matches = goesBy(planted('facilities.entity.name-escaped') ? escaped(text) : text, planted);
  if (planted('facilities.entity.name-of-facility')) return ({ name }) => matches(name);
  return (facility) => owns(facility, firstOnly, (_, name) => matches(name));
}

function byOwnerId({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('owner_entity_id')?.trim().toLowerCase();
  if (text === undefined || planted('facilities.owner-entity-id.dropped')) return all;
  if (planted('facilities.owner-entity-id.removed')) {
    throw new Refusal('UNKNOWN_PARAM', 'Unknown parameter "owner_entity_id".', {
      param: 'owner_entity_id',
      did_you_mean: 'entity',
      accepted_params: ['entity'],
    });
  }
  if (planted('facilities.owner-entity-id.empty')) return () => false;
  const firstOnly = planted('facilities.owner-entity-id.first-owner-only');
  const unowned = planted('facilities.owner-entity-id.unowned-kept');
  return (facility) =>
    (unowned && facility.owners.length === 0) || owns(facility, firstOnly, (id) => id === text);
}

function byOwnerText({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('owner_search')?.toLowerCase();
  if (text === undefined || planted('facilities.owner-search.dropped')) return all;
  const has = (name: string): boolean => {
    const own = name.toLowerCase();
    if (planted('facilities.owner-search.whole-names-only')) return own === text;
    return planted('facilities.owner-search.prefix') ? own.startsWith(text) : own.includes(text);
  };
  const names = planted('facilities.owner-search.names-included');
  return (facility) => owns(facility, false, (_, name) => has(name)) || (names && has(facility.name));
}

/** What `entity` and the two legacy selectors keep. */
export const facilityOwners = (call: FamilyCall, planted: Planted): readonly Keep[] =>
  [byEntity, byOwnerId, byOwnerText].map((by) => by(call, planted));
