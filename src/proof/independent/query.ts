import { type Bug, has } from './bugs.js';
import { isDate } from './corpus/calendar.js';
import { listParameters, refused, retired } from './events/parameters.js';
import { badEnum, Refusal } from './http/answer.js';
import type { Parameter } from './http/route.js';

/** A request's parameters under their canonical names, and what was left aside. */
export interface Reading {
  readonly values: ReadonlyMap<string, string>;
  readonly ignored: readonly string[];
  /** Retired names in snake case. */
  readonly retired: readonly string[];
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** How many single-letter edits part two names, counted up to a small bound. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Names that were refused; only a bug makes use of them. */
const refusedNames = new Set<string>();

/** The names told as accepted; bent, those that earlier requests were refused for too. */
function acceptedTold(accepted: readonly string[], name: string): readonly string[] {
  if (!has('refused-names-become-accepted')) return accepted;
  const told = [...accepted, ...refusedNames];
  refusedNames.add(name);
  return told;
}

function unknownParameter(name: string, accepted: readonly string[], query: URLSearchParams): Refusal {
  const blamed = has('first-name-blamed') ? [...query.keys()][0] : name;
  const foreign = has('suggestion-not-accepted-here') ? listParameters.map((given) => given.name) : [];
  const candidates = [...new Set([...accepted, ...foreign])];
  const near = candidates.filter((candidate) => edits(candidate, name.toLowerCase()) <= 3);
  near.sort((a, b) => edits(a, name) - edits(b, name));
  const suggested = near.slice(0, has('suggestion-missing') ? 0 : 2);
  const beside = {
    did_you_mean: suggested,
    ...(!has('accepted-names-missing') && { accepted_params: acceptedTold(accepted, name) }),
  };
  return new Refusal(
    400,
    'UNKNOWN_PARAM',
    `O parâmetro ${name} não está declarado aqui.`,
    has('unknown-name-untold') ? {} : { param: blamed },
    beside,
  );
}

/** Aliases that a bug forgets. */
const forgottenAliases: Readonly<Record<string, Bug>> = {
  observedEnd: 'observed-end-alias-unknown',
  country_iso3: 'country-alias-unknown',
  entities: 'entities-alias-unknown',
  offset: 'cursor-alias-unknown',
  lng: 'lng-alias-unknown',
  language: 'language-alias-unknown',
  q: 'q-alias-unknown',
  org: 'org-alias-unknown',
};

/** Aliases that a bug forgets where another parameter is sent. */
const forgottenBeside: Readonly<
  Record<string, { readonly bug: Bug; readonly beside: string; readonly being?: string }>
> = {
  categories: { bug: 'categories-unknown-beside-subcategory', beside: 'subcategory' },
  country_iso3: { bug: 'country-alias-unknown-beside-admin1', beside: 'admin1' },
  offset: { bug: 'offset-unknown-beside-recent', beside: 'sort', being: 'recent' },
  cursor: { bug: 'center-cursor-unknown-beside-owner', beside: 'owner' },
  start_date: { bug: 'start-date-unknown-beside-date-end', beside: 'date_end' },
};

function canonical(name: string, declared: readonly Parameter[], query: URLSearchParams): string | undefined {
  const bug = forgottenAliases[name];
  const pair = forgottenBeside[name];
  const lost = pair !== undefined && query.has(pair.beside, pair.being) && has(pair.bug);
  const aliased = (bug === undefined || !has(bug)) && !lost;
  return declared.find((given) => given.name === name || (aliased && given.aliases.includes(name)))?.name;
}

/** Operations that refuse a name they do not declare. */
export function readStrictly(query: URLSearchParams, declared: readonly Parameter[]): Reading {
  const values = new Map<string, string>();
  for (const [name, value] of query) {
    const known = canonical(name, declared, query);
    if (known === undefined && values.size > 0 && has('later-unknown-name-served')) continue;
    const isFolded = declared.some((given) => given.name === name.toLowerCase());
    if (known === undefined && isFolded && has('capital-name-passed-over')) continue;
    if (known === undefined)
      throw unknownParameter(
        name,
        declared.map((given) => given.name),
        query,
      );
    values.set(known, value);
  }
  return { values, ignored: [], retired: [] };
}

/** Bent: whether a name is passed over because the Events list declares it. */
function isKnownToEvents(name: string): boolean {
  return has('ignored-unless-known-to-events') && listParameters.some((given) => given.name === name);
}

/** Operations that serve the request and name what they did not recognise. */
export function readLeniently(query: URLSearchParams, declared: readonly Parameter[]): Reading {
  const values = new Map<string, string>();
  const ignored: string[] = [];
  for (const [name, value] of query) {
    const known = canonical(name, declared, query);
    if (known !== undefined) values.set(known, value);
    if (known !== undefined && name === 'org' && has('org-applied-yet-told-ignored')) ignored.push(name);
    if (known === undefined && !isKnownToEvents(name)) ignored.push(name);
  }
  return { values, ignored, retired: [] };
}

/** The Events list: refusals on purpose and retired names come before the declared ones. */
export function readEvents(query: URLSearchParams, declared: readonly Parameter[]): Reading {
  const kept = new URLSearchParams();
  const gone: string[] = [];
  for (const [name, value] of query) {
    const isOff = ['0', 'false'].includes(value) && has('rejected-zero-served');
    const isServed = isOff || (name === 'quad_class' && has('quad-class-ignored'));
    const alternatives = isServed ? undefined : refused[name];
    if (name === 'max_fatalities' && has('fatality-bound-retired')) {
      gone.push(name);
      continue;
    }
    if (alternatives !== undefined)
      throw new Refusal(
        400,
        'UNSUPPORTED_FILTER',
        `O filtro ${name} não é servido.`,
        has('refusal-without-alternatives') ? {} : { alternatives },
      );
    if (name === 'confidence_profile' && has('retired-name-refused'))
      throw new Refusal(400, 'UNSUPPORTED_PARAM', 'confidence_profile acabou.');
    if (snake(name).startsWith('canonical_cluster_date') && !isDate(value) && has('retired-date-validated'))
      throw new Refusal(400, 'INVALID_DATE', `${name} quer AAAA-MM-DD.`, { recebido: value });
    if (name === 'goldstein_min' && has('retired-bound-still-applied'))
      kept.append('goldstein_scale_min', value);
    if (name === 'as_of')
      throw new Refusal(
        400,
        has('as-of-unsupported-filter') ? 'UNSUPPORTED_FILTER' : 'UNSUPPORTED_PARAM',
        'As métricas são calculadas no momento; as_of não existe aqui.',
      );
    const isApplied = name === 'max_geo_precision' && has('old-precision-spelling-applied');
    const former = has('retired-camel-case-unknown') ? name : snake(name);
    if (retired[former] !== undefined && !isApplied) gone.push(snake(name));
    else kept.append(name, value);
  }
  if (has('retired-name-silences-its-successor'))
    for (const name of gone.flatMap((former) => retired[former] ?? [])) kept.delete(name);
  return { ...readLeniently(kept, declared), retired: gone };
}

export function booleanIn(values: ReadonlyMap<string, string>, name: string): boolean | undefined {
  const sent = values.get(name);
  if (sent === undefined) return undefined;
  const folded = has('boolean-case-sensitive') ? sent : sent.toLowerCase();
  if (folded === '1' && has('boolean-one-accepted')) return true;
  const read = has('capital-true-reads-false') ? sent : folded;
  if (folded === 'true' || folded === 'false') return read === 'true';
  throw new Refusal(400, 'INVALID_BOOLEAN', `${name} quer true ou false.`, {
    accepted_values: ['true', 'false'],
  });
}

export function numberIn(
  values: ReadonlyMap<string, string>,
  name: string,
  range: readonly [low: number, high: number],
  code = 'INVALID_NUMBER',
): number | undefined {
  const sent = values.get(name);
  if (sent === undefined) return undefined;
  const number = /^-?\d+(\.\d+)?$/.test(sent) ? Number(sent) : Number.NaN;
  if (number >= range[0] && number <= range[1]) return number;
  throw new Refusal(400, code, `${name} quer um número de ${range[0]} a ${range[1]}.`, { recebido: sent });
}

export function dateIn(values: ReadonlyMap<string, string>, name: string): string | undefined {
  const given = values.get(name);
  const sent = has('unpadded-date-accepted') ? given?.replaceAll(/-(\d)(?!\d)/g, '-0$1') : given;
  if (sent === undefined || isDate(sent)) return sent;
  throw new Refusal(400, 'INVALID_DATE', `${name} quer AAAA-MM-DD.`, { recebido: sent });
}

export function choiceIn<T extends string>(
  values: ReadonlyMap<string, string>,
  name: string,
  choices: readonly T[],
  code = 'INVALID_ENUM',
): T | undefined {
  const sent = values.get(name);
  if (sent === undefined) return undefined;
  const choice = choices.find((value) => value === sent);
  if (choice === undefined) throw badEnum(code, name, sent, choices);
  return choice;
}

export function listIn(values: ReadonlyMap<string, string>, name: string): readonly string[] {
  const parts = (values.get(name) ?? '').split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}
