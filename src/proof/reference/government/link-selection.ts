import type { ForeignAgentLink, Party } from '../corpus/government.js';
import type { Entity } from '../corpus/index.js';
import { entityByHandle, handleKind } from '../entities/handles.js';
import { booleanOf } from '../http/parameter-values.js';
import { isRare } from '../http/rare-rows.js';
import { quoted, Refusal } from '../http/refusal.js';
import { escaped, fuzzyMatcher } from '../http/text-matching.js';
import type { Faults, Planted } from '../planted.js';

export const linkSelectionFaults = {
  'government.links.not-covered': {
    clauses: ['government.links.covered'],
    summary: 'Answers every selection of foreign-agent links with 404',
  },
  'government.links.entity.registrant-side-only': {
    clauses: ['government.links.entity.foreign-principal'],
    summary: 'Compares entity with the registrant only',
  },
  'government.links.entity.principal-side-only': {
    clauses: ['government.links.entity.registrant'],
    summary: 'Compares entity with the foreign principal only',
  },
  'government.links.entity.spine-id-unresolved': {
    clauses: ['government.links.entity.registrant'],
    admits: ['government.links.entity.foreign-principal'],
    summary: 'Finds no link for any e_ id',
  },
  'government.links.entity.ignored': {
    clauses: ['government.links.entity.only'],
    summary: 'Ignores entity on links',
  },
  'government.links.entity.colleagues-included': {
    clauses: ['government.links.entity.only'],
    summary: 'Adds the links of other principals from the countries of those of the entity',
  },
  'government.links.registrant.ignored': {
    clauses: ['government.links.registrant'],
    summary: 'Ignores registrant',
  },
  'government.links.registrant.other-side': {
    clauses: ['government.links.registrant'],
    summary: 'Looks for registrant among the foreign principals',
  },
  'government.links.registrant.unfound': {
    clauses: ['government.links.registrant'],
    summary: 'Finds no link for any registrant',
  },
  'government.links.registrant.escaped': {
    clauses: ['government.links.registrant'],
    summary: 'Escapes registrant as HTML before it is compared, so that no name with an ampersand is found',
  },
  'government.links.foreign-principal.escaped': {
    clauses: ['government.links.foreign-principal'],
    summary: 'Escapes foreign_principal as HTML before it is compared, so that an apostrophe finds nothing',
  },
  'government.links.foreign-principal.ignored': {
    clauses: ['government.links.foreign-principal'],
    summary: 'Ignores foreign_principal',
  },
  'government.links.foreign-principal.other-side': {
    clauses: ['government.links.foreign-principal'],
    summary: 'Looks for foreign_principal among the registrants',
  },
  'government.links.foreign-principal.unfound': {
    clauses: ['government.links.foreign-principal'],
    summary: 'Finds no link for any foreign principal',
  },
  'government.links.country.ignored': {
    clauses: ['government.links.country'],
    summary: 'Ignores country on links',
  },
  'government.links.country.upper-case-unfound': {
    clauses: ['government.links.country'],
    summary: 'Compares country with names in title case, so that the published upper case finds nothing',
  },
  'government.links.country.nothing-beside-active-only': {
    clauses: ['government.links.country', 'government.links.active-only.finds'],
    summary: 'Finds no link of any country where active_only is sent',
  },
  'government.links.country.others-included': {
    clauses: ['government.links.country'],
    summary: 'Returns the links of every country that begins with the same letter',
  },
  'government.links.adversary-only.drops-other-filters': {
    clauses: ['government.links.adversary-only'],
    summary: 'Returns every adversary for adversary_only=true, whatever other filters are sent',
  },
  'government.links.sanctioned-only.after-limit': {
    clauses: ['government.links.sanctioned-only.finds'],
    summary: 'Looks for links of sanctioned principals among as many as limit allows',
  },
  'government.links.sanctioned-only.ignored': {
    clauses: ['government.links.sanctioned-only'],
    summary: 'Ignores sanctioned_only',
  },
  'government.links.sanctioned-only.inverted': {
    clauses: ['government.links.sanctioned-only'],
    admits: ['government.links.sanctioned-only.finds'],
    summary: 'Returns the principals without sanctions for sanctioned_only=true',
  },
  'government.links.sanctioned-only.first-list-only': {
    clauses: ['government.links.sanctioned-only.finds'],
    summary: 'Keeps only principals that stand on the best-known list',
  },
  'government.links.sanctioned-only.once-a-principal': {
    clauses: ['government.links.sanctioned-only.finds'],
    summary: 'Returns one link of each principal for sanctioned_only=true, whoever else is registered for it',
  },
  'government.links.active-only.ignored': {
    clauses: ['government.links.active-only'],
    summary: 'Ignores active_only',
  },
  'government.links.active-only.not-of-registrants': {
    clauses: ['government.links.active-only'],
    summary:
      'Heeds active_only beside entity where the entity is the foreign principal, not where it is the registrant',
  },
  'government.links.active-only.inverted': {
    clauses: ['government.links.active-only'],
    admits: ['government.links.active-only.finds'],
    summary: 'Returns the terminated links for active_only=true',
  },
  'government.links.active-only.loses-old-ones': {
    clauses: ['government.links.active-only.finds'],
    summary: 'Takes links that were registered before 2010 for ended',
  },
  'government.links.active-only.after-limit': {
    clauses: ['government.links.active-only.finds'],
    summary: 'Looks for active links among as many as limit allows',
  },
  'government.links.adversary-only.one-accepted': {
    clauses: ['government.links.adversary-only.non-boolean', 'error.invalid-boolean'],
    summary: 'Reads 1 in adversary_only as true',
  },
  'government.links.adversary-only.nonsense-dropped': {
    clauses: ['government.links.adversary-only.non-boolean', 'error.invalid-boolean'],
    summary: 'Drops an adversary_only that is no boolean',
  },
  'government.links.sanctioned-only.one-accepted': {
    clauses: ['government.links.sanctioned-only.non-boolean', 'error.invalid-boolean'],
    summary: 'Reads 1 in sanctioned_only as true',
  },
  'government.links.sanctioned-only.nonsense-dropped': {
    clauses: ['government.links.sanctioned-only.non-boolean', 'error.invalid-boolean'],
    summary: 'Drops a sanctioned_only that is no boolean',
  },
  'government.links.active-only.one-accepted': {
    clauses: ['government.links.active-only.non-boolean', 'error.invalid-boolean'],
    summary: 'Reads 1 in active_only as true',
  },
  'government.links.active-only.nonsense-dropped': {
    clauses: ['government.links.active-only.non-boolean', 'error.invalid-boolean'],
    summary: 'Drops an active_only that is no boolean',
  },
  'government.links.booleans.wrong-code': {
    clauses: ['government.links.adversary-only.non-boolean', 'error.invalid-boolean'],
    admits: ['government.links.sanctioned-only.non-boolean', 'government.links.active-only.non-boolean'],
    summary: 'Answers a boolean of links that is none with INVALID_PARAM',
  },
  'government.links.booleans.case-sensitive': {
    clauses: ['error.invalid-boolean.case'],
    summary: 'Refuses TRUE in the booleans of links',
  },
  'government.links.booleans.upper-case-dropped': {
    clauses: ['error.invalid-boolean.case'],
    summary: 'Reads TRUE in the booleans of links as false',
  },
  'government.links.sanctioned-only.upper-case-dropped': {
    clauses: ['error.invalid-boolean.case'],
    summary: 'Reads TRUE in sanctioned_only as false, and in the other booleans of links as true',
  },
} as const satisfies Faults;

type Keep = (link: ForeignAgentLink) => boolean;

const all: Keep = () => true;
const none: Keep = () => false;

function byEntity(
  text: string,
  links: readonly ForeignAgentLink[],
  entities: readonly Entity[],
  planted: Planted,
): Keep {
  const handle = text.trim();
  const entity = entityByHandle(handle, entities);
  if (entity === undefined) {
    if (handleKind(handle) !== 'name') return none;
    throw new Refusal('INVALID_ENTITY_ID', `No entity is called ${quoted(handle)}.`, { param: 'entity' });
  }
  if (planted('government.links.entity.ignored')) return all;
  if (planted('government.links.entity.spine-id-unresolved') && handleKind(handle) === 'spine') return none;
  const isIt = (party: Party): boolean => party.entity?.canonicalId === entity.id;
  const registrants = !planted('government.links.entity.principal-side-only');
  const principals = !planted('government.links.entity.registrant-side-only');
  const keep: Keep = (link) => (registrants && isIt(link.registrant)) || (principals && isIt(link.principal));
  if (!planted('government.links.entity.colleagues-included')) return keep;
  const countries = new Set(links.filter(keep).map(({ principal }) => principal.country));
  return ({ principal }) => countries.has(principal.country);
}

function byName(side: 'registrant' | 'foreign-principal', text: string, planted: Planted): Keep {
  if (planted(`government.links.${side}.ignored`)) return all;
  if (planted(`government.links.${side}.unfound`)) return none;
  const matches = fuzzyMatcher(planted(`government.links.${side}.escaped`) ? escaped(text) : text);
  const registrants = (side === 'registrant') !== planted(`government.links.${side}.other-side`);
  return ({ registrant, principal }) => matches(registrants ? registrant.name : principal.name);
}

function byCountry(text: string, planted: Planted): Keep {
  const wanted = text.trim().toUpperCase();
  if (planted('government.links.country.ignored')) return all;
  if (planted('government.links.country.upper-case-unfound') && text === wanted) return none;
  if (planted('government.links.country.others-included')) {
    return ({ principal }) => principal.country.startsWith(wanted.slice(0, 1));
  }
  return ({ principal }) => principal.country === wanted;
}

type Flag = 'adversary-only' | 'sanctioned-only' | 'active-only';

function isOn(flag: Flag, values: ReadonlyMap<string, string>, planted: Planted): boolean {
  const name = flag.replace('-', '_');
  const text = values.get(name) ?? '';
  const sound = /^(true|false)?$/i.test(text);
  if (text === '1' && planted(`government.links.${flag}.one-accepted`)) return true;
  if (!sound && planted(`government.links.${flag}.nonsense-dropped`)) return false;
  const isUpper = text !== text.toLowerCase();
  if (isUpper && planted('government.links.booleans.upper-case-dropped')) return false;
  const isSanctionedOnly = flag === 'sanctioned-only';
  if (isUpper && isSanctionedOnly && planted('government.links.sanctioned-only.upper-case-dropped'))
    return false;
  const strange = planted('government.links.booleans.case-sensitive') && isUpper;
  if (strange || (!sound && planted('government.links.booleans.wrong-code'))) {
    const code = strange ? 'INVALID_BOOLEAN' : 'INVALID_PARAM';
    throw new Refusal(code, `${name} is true or false, not ${quoted(text)}.`, { param: name });
  }
  return booleanOf(values, name, planted) === true;
}

const isSanctioned: Keep = ({ principal }) => principal.lists.length > 0;
const isActive: Keep = ({ terminated }) => terminated === null;

function onlySanctioned(planted: Planted): Keep {
  if (planted('government.links.sanctioned-only.ignored')) return all;
  if (planted('government.links.sanctioned-only.inverted')) return (link) => !isSanctioned(link);
  if (planted('government.links.sanctioned-only.first-list-only')) {
    return ({ principal }) => principal.lists.some((list) => list.startsWith('OFAC SDN'));
  }
  return isSanctioned;
}

function onlyActive(planted: Planted): Keep {
  if (planted('government.links.active-only.ignored')) return all;
  if (planted('rare.terminated-link-kept')) return (link) => isActive(link) || isRare(link.id, 20);
  if (planted('government.links.active-only.inverted')) return (link) => !isActive(link);
  if (planted('government.links.active-only.loses-old-ones')) {
    return (link) => isActive(link) && link.registered >= '2010';
  }
  return isActive;
}

/** The links that every filter of the query keeps, newest registration first; without a filter, all of them. */
export function selectLinks(
  links: readonly ForeignAgentLink[],
  entities: readonly Entity[],
  values: ReadonlyMap<string, string>,
  planted: Planted,
): readonly ForeignAgentLink[] {
  const given = (name: string, make: (text: string) => Keep): readonly Keep[] => {
    const text = values.get(name);
    return text === undefined || text.trim() === '' ? [] : [make(text)];
  };
  const adversaries = isOn('adversary-only', values, planted);
  const named = entityByHandle(values.get('entity') ?? '', entities)?.id;
  const isOfRegistrant =
    named !== undefined && links.some(({ registrant }) => registrant.entity?.canonicalId === named);
  const isSparing = isOfRegistrant && planted('government.links.active-only.not-of-registrants');
  const filters: readonly Keep[] = [
    ...given('entity', (text) => byEntity(text, links, entities, planted)),
    ...given('registrant', (text) => byName('registrant', text, planted)),
    ...given('foreign_principal', (text) => byName('foreign-principal', text, planted)),
    ...given('country', (text) =>
      isOn('active-only', values, planted) && planted('government.links.country.nothing-beside-active-only')
        ? () => false
        : byCountry(text, planted),
    ),
    ...(isOn('sanctioned-only', values, planted) ? [onlySanctioned(planted)] : []),
    ...(isOn('active-only', values, planted) ? [isSparing ? all : onlyActive(planted)] : []),
  ];
  if (planted('government.links.not-covered')) throw new Refusal('NOT_FOUND', 'No links are held.');
  const alone = adversaries && planted('government.links.adversary-only.drops-other-filters');
  const kept = links.filter(
    (link) => (!adversaries || link.principal.adversary) && (alone || filters.every((keep) => keep(link))),
  );
  const isJoined =
    isOn('sanctioned-only', values, planted) && planted('government.links.sanctioned-only.once-a-principal');
  return isJoined ? [...new Map(kept.map((link) => [link.principal, link])).values()] : kept;
}
