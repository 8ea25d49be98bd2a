import { limits } from '../../../../contract/index.js';
import type { Award } from '../corpus/government.js';
import type { Entity } from '../corpus/index.js';
import { entityByHandle, handleKind } from '../entities/handles.js';
import { quoted, Refusal } from '../http/refusal.js';
import { escaped } from '../http/text-matching.js';
import type { Faults, Planted } from '../planted.js';

export const awardSelectionFaults = {
  'government.awards.not-covered': {
    clauses: ['government.awards.covered'],
    summary: 'Answers every selection of awards with 404',
  },
  'government.awards.selector.served-unfiltered': {
    clauses: ['government.awards.selector-required', 'error.missing-param'],
    summary: 'Answers a request without a selector with every award',
  },
  'government.awards.selector.served-empty': {
    clauses: ['government.awards.selector-required', 'error.missing-param'],
    summary: 'Answers a request without a selector with an empty 200',
  },
  'government.awards.selector.wrong-code': {
    clauses: ['error.missing-param'],
    summary: 'Answers a request without a selector with INVALID_PARAM',
  },
  'government.awards.selector.wrong-status': {
    clauses: ['government.awards.selector-required', 'error.missing-param'],
    admits: ['error.code-status'],
    summary: 'Answers a request without a selector with status 422',
  },

  'government.awards.entity.ignored': {
    clauses: ['government.awards.entity'],
    summary: 'Returns the awards of every recipient for any entity',
  },
  'government.awards.entity.first-registration-only': {
    clauses: ['government.awards.entity'],
    summary: 'Finds the awards of one registration of an entity that has several',
  },
  'government.awards.entity.by-name-beginning': {
    clauses: ['government.awards.entity'],
    summary: 'Compares the first word of the names, so that namesakes of an entity are found with it',
  },
  'government.awards.entity.none-joins-unknown': {
    clauses: ['government.awards.entity'],
    summary:
      'Finds for an entity without a registration the awards of every recipient that is no known entity',
  },
  'government.awards.entity.spine-id-refused': {
    clauses: ['government.awards.entity.spine-id'],
    summary: 'Refuses e_ ids with INVALID_ENTITY_ID',
  },
  'government.awards.entity.spine-id-unresolved': {
    clauses: ['government.awards.entity'],
    summary: 'Finds no award for any e_ id',
  },
  'government.awards.entity.wiki-refused': {
    clauses: ['government.awards.entity.wiki'],
    summary: 'Refuses wiki: ids with INVALID_ENTITY_ID',
  },
  'government.awards.entity.accented-wiki-unresolved': {
    clauses: ['government.awards.entity.wiki'],
    summary: 'Finds no award for wiki: ids with letters beyond ASCII',
  },
  'government.awards.entity.wiki-unresolved': {
    clauses: ['government.awards.entity.wiki'],
    summary: 'Finds no award for any wiki: id',
  },
  'government.awards.entity.cik-refused': {
    clauses: ['government.awards.entity.cik'],
    summary: 'Refuses cik: ids with INVALID_ENTITY_ID',
  },
  'government.awards.entity.cik-unknown-refused': {
    clauses: ['government.awards.entity.cik'],
    summary: 'Refuses the cik: id of a company that it does not know as if it were a bare name',
  },
  'government.awards.entity.cik-unresolved': {
    clauses: ['government.awards.entity.cik'],
    summary: 'Finds no award for any cik: id',
  },
  'government.awards.entity.bare-name-resolved': {
    clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
    summary: 'Resolves a bare name as if it were an id',
  },
  'government.awards.entity.bare-name-empty': {
    clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
    summary: 'Answers a bare name with an empty 200',
  },
  'government.awards.entity.bare-name-if-known': {
    clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
    summary: 'Resolves the whole name of an entity that it knows, and refuses other names',
  },
  'government.awards.entity.bare-name-wrong-code': {
    clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
    summary: 'Answers a bare name with ENTITY_REQUIRED',
  },
  'government.awards.entity.bare-name-wrong-status': {
    clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
    admits: ['error.code-status'],
    summary: 'Answers a bare name with status 404',
  },

  'government.awards.uei.ignored': {
    clauses: ['government.awards.uei'],
    summary: 'Returns the awards of every recipient for any UEI',
  },
  'government.awards.uei.relatives-included': {
    clauses: ['government.awards.uei'],
    summary: 'Adds the awards of the other registrations of the same organisation',
  },
  'government.awards.uei.unresolved': {
    clauses: ['government.awards.uei'],
    summary: 'Finds no award for any UEI',
  },
  'government.awards.uei.case-sensitive': {
    clauses: ['government.awards.uei.case'],
    summary: 'Finds no award for a UEI in lower case',
  },

  'government.awards.recipient.ignored': {
    clauses: ['government.awards.recipient.only'],
    summary: 'Returns the awards of every recipient whatever text is sent',
  },
  'government.awards.recipient.any-word': {
    clauses: ['government.awards.recipient.only'],
    summary: 'Finds recipients that have any word of the text in their name',
  },
  'government.awards.recipient.agency-included': {
    clauses: ['government.awards.recipient.only'],
    summary: 'Looks for the text in the name of the awarding agency as well',
  },
  'government.awards.recipient.prefix-only': {
    clauses: ['government.awards.recipient.substring'],
    summary: 'Finds recipients by the beginning of their name only',
  },
  'government.awards.recipient.whole-words': {
    clauses: ['government.awards.recipient.substring'],
    summary: 'Finds recipients by whole words only',
  },
  'government.awards.recipient.exact': {
    clauses: ['government.awards.recipient.substring'],
    summary: 'Finds recipients by their whole name only',
  },
  'government.awards.recipient.escaped': {
    clauses: ['government.awards.recipient.substring'],
    summary: 'Escapes the text as HTML before it is compared, so that a part with an ampersand finds nothing',
  },
  'government.awards.recipient.case-sensitive': {
    clauses: ['government.awards.recipient.case'],
    summary: 'Compares the names of recipients letter case included',
  },
  'government.awards.recipient.brackets-crash': {
    clauses: ['error.server-errors'],
    summary: 'Fails with a 500 on a text with a bracket',
  },
  'government.awards.recipient.wildcards': {
    clauses: ['government.awards.recipient.only'],
    summary: 'Takes a percent sign or a low line in the text for a wildcard',
  },
  'government.awards.recipient.pattern': {
    clauses: ['government.awards.recipient.only'],
    admits: ['error.server-errors'],
    summary: 'Reads the text as a pattern, so that a bracket crashes the request',
  },
} as const satisfies Faults;

type Keep = (award: Award) => boolean;

const all: Keep = () => true;
const none: Keep = () => false;

const shut = {
  spine: 'government.awards.entity.spine-id-refused',
  wiki: 'government.awards.entity.wiki-refused',
  cik: 'government.awards.entity.cik-refused',
} as const;
const lost = {
  spine: 'government.awards.entity.spine-id-unresolved',
  wiki: 'government.awards.entity.wiki-unresolved',
  cik: 'government.awards.entity.cik-unresolved',
} as const;

function noId(handle: string, planted: Planted): Refusal {
  const code = planted('government.awards.entity.bare-name-wrong-code')
    ? 'ENTITY_REQUIRED'
    : 'INVALID_ENTITY_ID';
  return new Refusal(
    code,
    `entity takes an e_, wiki: or cik: id, not ${quoted(handle)}.`,
    { param: 'entity', accepted_prefixes: ['e_', 'wiki:', 'cik:'] },
    planted('government.awards.entity.bare-name-wrong-status') ? { status: 404 } : {},
  );
}

function byEntity(
  text: string,
  awards: readonly Award[],
  entities: readonly Entity[],
  planted: Planted,
): Keep {
  const handle = text.trim();
  const kind = handleKind(handle);
  if (kind === 'name') {
    if (planted('government.awards.entity.bare-name-empty')) return none;
    const isKnown = entities.some(({ name }) => name === handle);
    const resolves =
      planted('government.awards.entity.bare-name-resolved') ||
      (isKnown && planted('government.awards.entity.bare-name-if-known'));
    if (!resolves) throw noId(handle, planted);
  } else if (kind !== 'page') {
    if (planted(shut[kind])) throw noId(handle, planted);
    if (planted(lost[kind])) return none;
    if (/[^ -~]/.test(handle) && planted('government.awards.entity.accented-wiki-unresolved')) return none;
  }
  if (planted('government.awards.entity.ignored')) return all;
  const entity = entityByHandle(handle, entities);
  if (entity === undefined) {
    if (kind === 'cik' && planted('government.awards.entity.cik-unknown-refused'))
      throw noId(handle, planted);
    return none;
  }
  if (planted('government.awards.entity.by-name-beginning')) {
    const [word = ''] = entity.name.toUpperCase().split(' ');
    return ({ recipient }) => recipient.name.toUpperCase().startsWith(word);
  }
  if (planted('government.awards.entity.first-registration-only')) {
    const first = awards.find(({ recipient }) => recipient.entity?.id === entity.id)?.recipient;
    return ({ recipient }) => recipient === first;
  }
  const isRegistered = awards.some(({ recipient }) => recipient.entity?.id === entity.id);
  if (!isRegistered && planted('government.awards.entity.none-joins-unknown'))
    return ({ recipient }) => recipient.entity === undefined;
  return ({ recipient }) => recipient.entity?.id === entity.id;
}

function byUei(text: string, awards: readonly Award[], planted: Planted): Keep {
  const sent = text.trim();
  if (!/^[0-9a-z]+$/i.test(sent) || sent.length !== limits.uei.length) {
    throw new Refusal('INVALID_PARAM', `A UEI has ${limits.uei.length} letters and digits.`, {
      param: 'uei',
    });
  }
  if (planted('government.awards.uei.ignored')) return all;
  if (planted('government.awards.uei.unresolved')) return none;
  const uei = planted('government.awards.uei.case-sensitive') ? sent : sent.toUpperCase();
  if (planted('government.awards.uei.relatives-included')) {
    const known = awards.find(({ recipient }) => recipient.uei === uei)?.recipient;
    const id = known?.entity?.id;
    return ({ recipient }) => recipient === known || (id !== undefined && recipient.entity?.id === id);
  }
  return ({ recipient }) => recipient.uei === uei;
}

function pattern(text: string): RegExp {
  try {
    return new RegExp(text, 'i');
  } catch {
    throw new Refusal('INTERNAL_ERROR', 'Something went wrong.');
  }
}

/** What LIKE makes of a text: any characters for a percent sign, one for a low line. */
const likePattern = (text: string): RegExp =>
  new RegExp(
    text
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/%/g, '.*')
      .replace(/_/g, '.'),
    'i',
  );

function byName(text: string, planted: Planted): Keep {
  if (planted('government.awards.recipient.ignored')) return all;
  if (planted('government.awards.recipient.pattern')) {
    const wanted = pattern(text);
    return ({ recipient }) => wanted.test(recipient.name);
  }
  if (/[()[\]]/.test(text) && planted('government.awards.recipient.brackets-crash'))
    throw new Refusal('INTERNAL_ERROR', 'Something went wrong.');
  if (planted('government.awards.recipient.wildcards')) {
    const wanted = likePattern(text);
    return ({ recipient }) => wanted.test(recipient.name);
  }
  const fold = (name: string): string =>
    planted('government.awards.recipient.case-sensitive') ? name : name.toLowerCase();
  const wanted = fold(planted('government.awards.recipient.escaped') ? escaped(text) : text.trim());
  if (planted('government.awards.recipient.any-word')) {
    const words = wanted.split(/\s+/);
    return ({ recipient }) => words.some((word) => fold(recipient.name).includes(word));
  }
  return ({ recipient, agency }) => {
    const name = fold(recipient.name);
    if (planted('government.awards.recipient.prefix-only')) return name.startsWith(wanted);
    if (planted('government.awards.recipient.whole-words')) return ` ${name} `.includes(` ${wanted} `);
    if (planted('government.awards.recipient.exact')) return name === wanted;
    if (planted('government.awards.recipient.agency-included') && fold(agency).includes(wanted)) return true;
    return name.includes(wanted);
  };
}

function withoutSelector(awards: readonly Award[], planted: Planted): readonly Award[] {
  if (planted('government.awards.selector.served-unfiltered')) return awards;
  if (planted('government.awards.selector.served-empty')) return [];
  const code = planted('government.awards.selector.wrong-code') ? 'INVALID_PARAM' : 'MISSING_PARAM';
  const required = ['entity', 'uei', 'recipient'];
  const form = planted('government.awards.selector.wrong-status') ? { status: 422 } : {};
  throw new Refusal(code, `Send one of ${required.join(', ')}.`, { required }, form);
}

/** The awards that every selector of the query keeps, newest first; a query without any is refused. */
export function selectAwards(
  awards: readonly Award[],
  entities: readonly Entity[],
  values: ReadonlyMap<string, string>,
  planted: Planted,
): readonly Award[] {
  const text = (name: string): string | undefined => {
    const value = values.get(name);
    return value === undefined || value.trim() === '' ? undefined : value;
  };
  const [entity, uei, recipient] = [text('entity'), text('uei'), text('recipient')];
  const keeps: readonly Keep[] = [
    ...(entity === undefined ? [] : [byEntity(entity, awards, entities, planted)]),
    ...(uei === undefined ? [] : [byUei(uei, awards, planted)]),
    ...(recipient === undefined ? [] : [byName(recipient, planted)]),
  ];
  if (keeps.length === 0) return withoutSelector(awards, planted);
  if (planted('government.awards.not-covered')) throw new Refusal('NOT_FOUND', 'No awards are held.');
  return awards.filter((award) => keeps.every((keep) => keep(award)));
}
