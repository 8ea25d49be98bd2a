import { Unusable } from '../engine/unusable.js';
import { type KeyRole, keyRoles, keyVariable } from '../kit/index.js';
import type { Keys } from '../transport/client.js';

/** The keys that the environment gives. Throws `Unusable` for one that no header can carry; its value is not shown. */
export function keysFrom(environment: Readonly<Record<string, string | undefined>>): Keys {
  const given = keyRoles.flatMap((role): [KeyRole, string][] => {
    const key = environment[keyVariable(role)]?.trim();
    return key === undefined || key === '' ? [] : [[role, key]];
  });
  for (const [role, key] of given) {
    if (!/^[\x21-\x7e]+$/.test(key)) {
      throw new Unusable(
        `${keyVariable(role)} holds a character that no key has.`,
        'Set it to the key alone, without quotes or spaces.',
      );
    }
  }
  return Object.fromEntries(given);
}
