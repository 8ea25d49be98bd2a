import type { Entity } from './entities.js';

/** A person in an office, for a term of dates; both dates are missing where the record has none. */
export interface Holder {
  readonly name: string;
  /** The spine id, where the person is found in the news. */
  readonly entityId?: string;
  readonly start?: string;
  readonly end?: string;
}

export interface Office {
  readonly ids: readonly string[];
  readonly name: string;
  readonly holders: readonly Holder[];
}

/** A few offices: overlapping terms, undated holders, and one roster beyond the cap of 1,000. */
export function officesOf(entities: readonly Entity[]): readonly Office[] {
  const known = (name: string): Holder => {
    const entity = entities.find((one) => one.name === name);
    return entity === undefined ? { name } : { name, entityId: entity.id };
  };
  return [
    {
      ids: ['Q900001', 'p_0a1b2c3d'],
      name: 'Minister of Finance',
      holders: [
        { ...known('Zoë Lindqvist'), start: '2019-05-01', end: '2026-10-15' },
        { ...known('Ibrahim Okonjo'), start: '2026-09-01' },
        known('Marta Szabó'),
        { name: 'Ada Vermeulen', start: '2012-01-01' },
      ],
    },
    {
      ids: ['Q900002', 'p_4e5f6a7b'],
      name: 'President of the Republic',
      holders: [
        { ...known('Amara Diallo'), start: '2021-03-01' },
        { ...known('Rafael Quispe'), start: '2014-03-01', end: '2021-02-28' },
      ],
    },
    {
      ids: ['Q900003', 'p_8c9d0e1f'],
      name: 'Member of the National Assembly',
      holders: Array.from({ length: 1_204 }, (_, at) => ({ name: `Deputy ${at + 1}`, start: '2024-01-01' })),
    },
  ];
}
