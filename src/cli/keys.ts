import { Unusable } from '../engine/unusable.js';
import { type KeyRole, keyRoles } from '../kit/index.js';
import type { Keys } from '../transport/client.js';

/** The environment variable that holds the key of a role. */
export const variableOf = (role: KeyRole): string =>
  role === 'full' ? 'EI_API_KEY' : `EI_API_KEY_${role.toUpperCase().replaceAll('-', '_')}`;

/** The keys that the environment gives. Throws `Unusable` for one that no header can carry; its value is not shown. */
export function keysFrom(environment: Readonly<Record<string, string | undefined>>): Keys {
  const given = keyRoles.flatMap((role): [KeyRole, string][] => {
    const key = environment[variableOf(role)]?.trim();
    return key === undefined || key === '' ? [] : [[role, key]];
  });
  for (const [role, key] of given) {
    if (!/^[\x21-\x7e]+$/.test(key)) {
      throw new Unusable(
        `${variableOf(role)} holds a character that no key has.`,
        'Set it to the key alone, without quotes or spaces.',
      );
    }
  }
  return Object.fromEntries(given);
}
