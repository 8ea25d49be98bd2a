import { Unusable } from '../engine/unusable.js';
import { type KeyRole, keyRoles, keyVariable } from '../kit/index.js';
import type { ConfigFile } from './settings/config-file.js';
import type { Environment } from './surroundings.js';

/** A key and where it came from. */
export interface GivenKey {
  readonly role: KeyRole;
  readonly key: string;
  readonly from: string;
}

/**
 * The keys that the environment gives, and of the file those that it does not give.
 * Throws `Unusable` for one that no header can carry; its value is not shown.
 */
export function keysFrom(environment: Environment, file?: ConfigFile): readonly GivenKey[] {
  return keyRoles.flatMap((role) => {
    const variable = keyVariable(role);
    return (
      keyOf(role, environment[variable], variable, `environment ${variable}`) ??
      keyOf(role, file?.config.keys?.[role], `keys.${role} in ${file?.name}`, `file ${file?.name}`) ??
      []
    );
  });
}

function keyOf(role: KeyRole, text: string | undefined, place: string, from: string): GivenKey | undefined {
  const key = text?.trim() ?? '';
  if (key === '') return undefined;
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new Unusable(
      `${place} holds a character that no key has.`,
      'Set it to the key alone, without quotes or spaces.',
      undefined,
      'settings',
    );
  }
  return { role, key, from };
}
