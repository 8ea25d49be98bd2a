import { isUsualKey, prefixOf } from '../engine/key-form.js';
import { type KeyRole, keyRoles } from '../kit/index.js';
import { cut, type Keys } from '../transport/credentials.js';
import { sha256 } from './canonical.js';

/** What a bundle tells of the full key: enough to send requests of the same kinds, and no secret. */
export interface KeyForm {
  readonly prefix: string;
  /** Whether it has the form that the document shows. */
  readonly usual: boolean;
}

export const keyFormOf = (key: string): KeyForm => ({ prefix: prefixOf(key), usual: isUsualKey(key) });

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
export function headerNames(keys: Keys): (header: string | undefined) => string {
  const known = new Map(
    Object.entries(keys).flatMap(([role, key]) => [
      [`Bearer ${key}`, role],
      [`Bearer ${cut(key)}`, `${role} cut`],
      [`Basic ${key}`, `${role} basic`],
    ]),
  );
  return (header) =>
    header === undefined ? 'none' : (known.get(header) ?? `other sha256:${sha256(header)}`);
}
