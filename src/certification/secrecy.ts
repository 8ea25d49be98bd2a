import { keyPrefix } from '../../contract/index.js';
import { hasDocumentedForm, keyPrefixOf } from '../engine/preflight/api-key.js';
import { type KeyRole, keyRoles, withoutEnding } from '../kit/index.js';
import { redactor } from '../transport/redaction.js';
import { type Keys, spoiledHeaders } from '../transport/request.js';
import { authorizationField, type WireRequest } from '../transport/wire.js';
import { sha256 } from './canonical.js';

/** What a text has in it that a bundle may not have; never the secret itself. */
type Leak = 'a secret of the run' | 'a text of the form of a key' | 'a private key';

/** Hides what looks like a key, whosever it is: one that the harness made up, or one that a target shows. */
export function keyShapeHider(prefix: string): (text: string) => string {
  const shape = keyShape(prefix);
  return (text) => text.replace(shape, (_, usual, own) => `${usual ?? own}…`);
}

/** Hides the secrets of a run, and what looks like one. */
export function hiderOf(secrets: readonly string[], prefix: string): (text: string) => string {
  const redact = redactor(secrets);
  const mask = keyShapeHider(prefix);
  return (text) => mask(redact(text));
}

/** A copy of a value in which no text shows what is hidden. */
export const hiddenIn = <Value>(value: Value, hide: (text: string) => string): Value =>
  copy(value, hide) as Value;

function copy(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => copy(each, hide));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [hide(name), copy(each, hide)]));
}

/** Looks for what hiding may have missed: what it would hide, and secrets in further spellings. */
export function createAudit(secrets: readonly string[], prefix: string): (text: string) => Leak | undefined {
  const redact = redactor(secrets);
  const spellings = [...new Set(secrets.flatMap(spellingsOf))];
  const shape = keyShape(prefix);
  return (text) => {
    if (text.includes('PRIVATE KEY-----')) return 'a private key';
    if (text.search(shape) >= 0) return 'a text of the form of a key';
    const lower = spellings.length === 0 ? '' : text.toLowerCase();
    const isThere = spellings.some((each) => lower.includes(each)) || redact(text) !== text;
    return isThere ? 'a secret of the run' : undefined;
  };
}

/** Prefixes that are told from other words by themselves, and those that are by what follows; shorter ones tell nothing. */
const [telling, fair] = [6, 3];

const keyShape = (prefix: string): RegExp => {
  const own =
    prefix.length >= telling
      ? `(${literal(prefix)})[0-9a-z]{8,}`
      : prefix.length >= fair
        ? `(?<![0-9a-z])(${literal(prefix)})[0-9a-z]{24,}`
        : undefined;
  const usual = `(${literal(keyPrefix)})[0-9a-z]{8,}`;
  return new RegExp([usual, ...(own === undefined ? [] : [own])].join('|'), 'gi');
};

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Shorter ones are words. */
const shortest = 8;

/** A secret as it is, behind its prefix, backwards, and as URLs, JSON, hexadecimal digits and Base64 spell it, in small letters. */
function spellingsOf(secret: string): readonly string[] {
  const bare = secret.slice(secret.lastIndexOf('_') + 1);
  return [secret, bare]
    .filter((each) => each.length >= shortest)
    .flatMap((each) => [
      each,
      [...each].toReversed().join(''),
      encodeURIComponent(each),
      JSON.stringify(each).slice(1, -1),
      Buffer.from(each).toString('hex'),
      ...base64Of(each),
    ])
    .map((each) => each.toLowerCase());
}

/** What Base64 makes of a text wherever it stands in another one: three ways, without what the neighbours decide. */
const base64Of = (text: string): readonly string[] =>
  [0, 1, 2].flatMap((before) => {
    const coded = withoutEnding(Buffer.from(`${' '.repeat(before)}${text}`).toString('base64'), '=');
    const own = coded.slice(Math.ceil((before * 8) / 6), -1);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });

/** What a bundle tells of the full key: enough to send requests of the same kinds, and no secret. */
export interface KeyForm {
  readonly prefix: string;
  /** Whether it has the form that the document shows. */
  readonly usual: boolean;
}

export const keyFormOf = (key: string): KeyForm => ({
  prefix: keyPrefixOf(key),
  usual: hasDocumentedForm(key),
});

/** Stand-ins for the keys of some roles: each is another, and too short to be taken for a word of a reply. */
export function standIns(roles: readonly KeyRole[], { prefix, usual }: KeyForm): Keys {
  const short = (role: KeyRole): string => `~${keyRoles.indexOf(role)}~`;
  const full = usual ? `${prefix}${sha256('the full key')}` : short('full');
  return Object.fromEntries(roles.map((role) => [role, role === 'full' ? full : short(role)]));
}

/**
 * Names an `Authorization` header without telling it: by the role of the key in it and what was done to that, or by the
 * digest of a header that is no key's.
 */
export function headerNames(keys: Keys): (request: Pick<WireRequest, 'headers'>) => string {
  const known = new Map(
    Object.entries(keys).flatMap(([role, key]) => [
      [`Bearer ${key}`, role],
      ...Object.entries(spoiledHeaders).map(([spoiled, headerOf]): [string, string] => [
        headerOf(key),
        `${role} ${spoiled}`,
      ]),
    ]),
  );
  return (request) => {
    const field = authorizationField(request);
    if (field === undefined) return 'none';
    const name = known.get(field.value) ?? `other sha256:${sha256(field.value)}`;
    return field.name === 'Authorization' ? name : `${name} in ${field.name}`;
  };
}
