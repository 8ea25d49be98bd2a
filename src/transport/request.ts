import { type OperationId, operation } from '../../contract/index.js';
import {
  type Credential,
  Inconclusive,
  type KeyRole,
  type Query,
  type Request,
  type Spoiling,
  urlText,
} from '../kit/index.js';

/** Names under which a deployment serves the families whose names the document made neutral (ruling neutral-names). */
export type Surfaces = Readonly<Partial<Record<'aicompute' | 'leiregistry', string>>>;

/** The path template of an operation in a deployment that serves its family under another name. */
export const templateOf = (id: OperationId, surfaces: Surfaces): string =>
  Object.entries(surfaces).reduce(
    (path, [surface, name]) => path.replace(`/api/v2/${surface}/`, `/api/v2/${name}/`),
    operation(id).path,
  );

/** Parts of a target that are sent as they stand. */
export interface Written {
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: string | undefined;
}

/** Path and query of a call, below the base URL. Throws a `RangeError` when a placeholder has no value. */
export function targetOf(
  id: OperationId,
  query: Query,
  values: Readonly<Record<string, string>>,
  surfaces: Surfaces,
  written: Written = {},
): string {
  const path = templateOf(id, surfaces).replace(/\{(\w+)\}/g, (_, name: string) => {
    const asWritten = written.path?.[name];
    if (asWritten !== undefined) return asWritten;
    const value = values[name];
    if (value === undefined) throw new RangeError(`${id} needs a value for {${name}}`);
    return name === 'path' ? value : urlText(value);
  });
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${urlText(name)}=${urlText(String(value))}`],
  );
  if (written.query !== undefined) pairs.push(written.query);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

export type Keys = Readonly<Partial<Record<KeyRole, string>>>;

/** A key without its last character; sent so, it is as good as told. */
export const cut = (key: string): string => key.slice(0, -1);

/** A key whose last character stands in front of the five before it: another key of the same form, and as good as told. */
export const rotated = (key: string): string => key.slice(0, -6) + key.slice(-1) + key.slice(-6, -1);

/** What the header holds that is sent with a spoiled key. */
export const spoiledHeaders: Readonly<Record<Spoiling, (key: string) => string>> = {
  cut: (key) => `Bearer ${cut(key)}`,
  lengthened: (key) => `Bearer ${key}00`,
  rotated: (key) => `Bearer ${rotated(key)}`,
  basic: (key) => `Basic ${key}`,
};

/** The header that a credential is sent in. Throws `Inconclusive` where no key is given for its role. */
export function authorization(credential: Credential, keys: Keys): Record<string, string> {
  if ('none' in credential) return {};
  if ('header' in credential) return { Authorization: credential.header };
  const key = keys[credential.role];
  if (key === undefined)
    throw new Inconclusive('needs-operator', `no key is given for the role ${credential.role}`);
  const { field = 'Authorization', spoiled } = credential;
  const whole = `Bearer ${key}`;
  const header = spoiled === undefined ? whole : spoiledHeaders[spoiled](key);
  if (spoiled !== undefined && header === whole)
    throw new Inconclusive('precondition-unreached', 'the last six characters of the key are all the same');
  return { [field]: header };
}

/** What tells credentials apart, free of secrets. */
export const credentialName = (credential: Credential): string =>
  'none' in credential
    ? 'none'
    : 'header' in credential
      ? `header ${credential.header}`
      : `${credential.role} ${credential.spoiled ?? ''} ${credential.field ?? ''}`;

/** What makes two requests one whose reply can be shared. */
export const sharedName = ({ credential, target }: Request): string =>
  `${credentialName(credential)} ${target}`;
