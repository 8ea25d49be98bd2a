import { type Credential, Inconclusive, type KeyRole } from '../kit/index.js';

export type Keys = Readonly<Partial<Record<KeyRole, string>>>;

/** A key without its last character; sent so, it is as good as told. */
export const cut = (key: string): string => key.slice(0, -1);

/** The header that a credential is sent in. Throws `Inconclusive` where no key is given for its role. */
export function authorization(credential: Credential, keys: Keys): Record<string, string> {
  if ('none' in credential) return {};
  if ('header' in credential) return { authorization: credential.header };
  const key = keys[credential.role];
  if (key === undefined)
    throw new Inconclusive('needs-operator', `no key is given for the role ${credential.role}`);
  if (credential.spoiled === 'basic') return { authorization: `Basic ${key}` };
  return { authorization: `Bearer ${credential.spoiled === 'cut' ? cut(key) : key}` };
}

/** What tells credentials apart, free of secrets. */
export const credentialName = (credential: Credential): string =>
  'none' in credential
    ? 'none'
    : 'header' in credential
      ? `header ${credential.header}`
      : `${credential.role} ${credential.spoiled ?? ''}`;
