import type { Entity } from '../corpus/index.js';

export type HandleKind = 'spine' | 'wiki' | 'cik' | 'page' | 'name';

/** What kind of handle a text is; whatever has the form of no id is a name. */
export function handleKind(handle: string): HandleKind {
  if (/^e_[0-9a-f]+$/i.test(handle)) return 'spine';
  if (/^wiki:./i.test(handle)) return 'wiki';
  if (/^cik:\d+$/i.test(handle)) return 'cik';
  return /^https?:\/\//i.test(handle) ? 'page' : 'name';
}

const matchers: Readonly<Record<HandleKind, (handle: string, entity: Entity) => boolean>> = {
  spine: (handle, { id }) => id === handle,
  wiki: (handle, { wiki }) => wiki?.toLowerCase() === handle,
  cik: (handle, { cik }) => cik === handle,
  page: (handle, { encyclopediaUrl }) => encyclopediaUrl?.toLowerCase() === handle,
  name: (handle, { name }) => name.toLowerCase() === handle,
};

/** The entity that a handle names, in whatever letter case; of merged ones, that into which they were merged. */
export function entityByHandle(handle: string, entities: readonly Entity[]): Entity | undefined {
  const folded = handle.toLowerCase();
  const matches = matchers[handleKind(handle)];
  const found = entities.find((entity) => matches(folded, entity));
  return entities.find(({ id }) => id === found?.canonicalId);
}
