import type { FamilyCall } from '../account/family-route.js';
import type { Facility } from '../corpus/facilities.js';
import { quoted, Refusal } from '../http/refusal.js';
import { contains } from '../http/text-matching.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const facilityTextFaults = {
  'facilities.q.dropped': {
    clauses: ['facilities.q.only'],
    summary: 'Ignores q',
  },
  'facilities.q.owners-included': {
    clauses: ['facilities.q.only'],
    summary: 'Looks for q in the names of owners as well',
  },
  'facilities.q.any-word': {
    clauses: ['facilities.q.only'],
    summary: 'Finds facilities by any word of q',
  },
  'facilities.q.whole-names-only': {
    clauses: ['facilities.q.substring'],
    summary: 'Finds facilities by their whole name only',
  },
  'facilities.q.prefix': {
    clauses: ['facilities.q.substring'],
    summary: 'Finds facilities by the beginning of their name only',
  },
  'facilities.q.whole-words': {
    clauses: ['facilities.q.substring'],
    summary: 'Finds facilities by whole words of their name only',
  },
  'facilities.q.owned-only': {
    clauses: ['facilities.q.substring'],
    summary: 'Finds no facility without an owner by its name, as the index of names joins both',
  },
  'facilities.q.case-sensitive': {
    clauses: ['facilities.q.case'],
    summary: 'Compares q letter case included',
  },
  'facilities.has-geo.dropped': {
    clauses: ['facilities.has-geo.no-data-centers'],
    admits: ['facilities.has-geo.true'],
    summary: 'Ignores has_geo',
  },
  'facilities.has-geo.pipelines-kept': {
    clauses: ['facilities.has-geo.true'],
    summary: 'Takes every facility of the energy registry for located',
  },
  'facilities.has-geo.data-centers-kept': {
    clauses: ['facilities.has-geo.no-data-centers'],
    summary: 'Keeps data centers, which have a country, under has_geo',
  },
  'facilities.has-geo.one-served': {
    clauses: ['facilities.has-geo.non-boolean', 'error.invalid-boolean'],
    summary: 'Takes 1 and yes for true in has_geo',
  },
  'facilities.has-geo.non-boolean-dropped': {
    clauses: ['facilities.has-geo.non-boolean', 'error.invalid-boolean'],
    summary: 'Drops a has_geo that is no boolean',
  },
  'facilities.has-geo.case-refused': {
    clauses: ['error.invalid-boolean.case'],
    summary: 'Refuses TRUE in has_geo',
  },
  'facilities.booleans.upper-case-dropped': {
    clauses: ['error.invalid-boolean.case'],
    summary: 'Reads TRUE in has_geo and has_owner as if nothing had been sent',
  },
  'facilities.has-owner.dropped': {
    clauses: ['facilities.has-owner.true'],
    admits: ['facilities.has-owner.no-ports'],
    summary: 'Ignores has_owner',
  },
  'facilities.has-owner.unowned-kept': {
    clauses: ['facilities.has-owner.true'],
    summary: 'Takes every facility whose silo knows owners for owned',
  },
  'facilities.has-owner.ports-kept': {
    clauses: ['facilities.has-owner.no-ports'],
    summary: 'Keeps ports, which have an authority, under has_owner',
  },
  'facilities.has-owner.non-boolean-dropped': {
    clauses: ['facilities.has-owner.non-boolean', 'error.invalid-boolean'],
    summary: 'Drops a has_owner that is no boolean',
  },
  'facilities.has-owner.non-boolean-wrong-code': {
    clauses: ['facilities.has-owner.non-boolean', 'error.invalid-boolean'],
    summary: 'Answers a has_owner that is no boolean with INVALID_ENUM',
  },
} as const satisfies Faults;

export const facilityTextVariants = {
  'facilities.booleans.false-is-unset': {
    summary: 'Takes has_geo=false and has_owner=false for no filter',
    allowedBy: ['facilities.has-geo.false', 'facilities.has-owner.false'],
  },
} as const satisfies Variants;

type Keep = (facility: Facility) => boolean;

const all: Keep = () => true;

function byName({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('q');
  const has = contains(text, {
    dropped: planted('facilities.q.dropped'),
    whole: planted('facilities.q.whole-names-only'),
    prefix: planted('facilities.q.prefix'),
    sensitive: planted('facilities.q.case-sensitive'),
  });
  const words = (text ?? '').toLowerCase().split(' ');
  return ({ name, owners }) => {
    if (text !== undefined && owners.length === 0 && planted('facilities.q.owned-only')) return false;
    if (text !== undefined && planted('facilities.q.any-word')) {
      return words.some((word) => name.toLowerCase().includes(word));
    }
    if (text !== undefined && planted('facilities.q.whole-words')) {
      return ` ${name.toLowerCase()} `.includes(` ${text.toLowerCase()} `);
    }
    return has([name]) || (planted('facilities.q.owners-included') && has(owners.map((owner) => owner.name)));
  };
}

const lenient: Readonly<Record<string, boolean>> = { '1': true, yes: true };

function booleanOf(
  { values }: FamilyCall,
  name: 'has_geo' | 'has_owner',
  planted: Planted,
): boolean | undefined {
  const text = values.get(name);
  if (text === undefined) return undefined;
  const slug = name === 'has_geo' ? 'has-geo' : 'has-owner';
  if (planted(`facilities.${slug}.dropped`)) return undefined;
  if (text !== text.toLowerCase() && planted('facilities.booleans.upper-case-dropped')) return undefined;
  const exact = name === 'has_geo' && planted('facilities.has-geo.case-refused');
  const word = exact ? text : text.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  if (name === 'has_geo' && planted('facilities.has-geo.one-served') && lenient[word] === true) return true;
  if (planted(`facilities.${slug}.non-boolean-dropped`)) return undefined;
  const wrong = name === 'has_owner' && planted('facilities.has-owner.non-boolean-wrong-code');
  throw new Refusal(
    wrong ? 'INVALID_ENUM' : 'INVALID_BOOLEAN',
    `${name} is true or false, not ${quoted(text)}.`,
    {
      param: name,
      accepted_values: ['true', 'false'],
    },
  );
}

function byPosition(call: FamilyCall, planted: Planted): Keep {
  const wanted = booleanOf(call, 'has_geo', planted);
  const open = wanted === false && planted.varied('facilities.booleans.false-is-unset');
  if (wanted === undefined || open) return all;
  return ({ latitude, type, source }) => {
    const located =
      (latitude !== null && type !== 'data_center') ||
      (source === 'energy_registry' && planted('facilities.has-geo.pipelines-kept')) ||
      (type === 'data_center' && planted('facilities.has-geo.data-centers-kept'));
    return located === wanted;
  };
}

function byOwned(call: FamilyCall, planted: Planted): Keep {
  const wanted = booleanOf(call, 'has_owner', planted);
  const open = wanted === false && planted.varied('facilities.booleans.false-is-unset');
  if (wanted === undefined || open) return all;
  return ({ owners, class: of }) => {
    const owned =
      (owners.length > 0 && of !== 'ports') ||
      (of !== 'ports' && planted('facilities.has-owner.unowned-kept')) ||
      (of === 'ports' && planted('facilities.has-owner.ports-kept'));
    return owned === wanted;
  };
}

/** What `q`, `has_geo` and `has_owner` keep. */
export const facilityTexts = (call: FamilyCall, planted: Planted): readonly Keep[] =>
  [byName, byPosition, byOwned].map((by) => by(call, planted));
