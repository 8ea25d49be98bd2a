import type { Entity } from './entities.js';

/** What the families beside the news are made from; it stays as it is when a day passes. */
export interface Records {
  readonly seed: number;
  readonly entities: readonly Entity[];
}

/** Makes something of records once, however many days and corpora share them. */
export function oncePerRecords<T extends object>(make: (records: Records) => T): (records: Records) => T {
  const made = new WeakMap<readonly Entity[], T>();
  return (records) => {
    const known = made.get(records.entities) ?? make(records);
    made.set(records.entities, known);
    return known;
  };
}
