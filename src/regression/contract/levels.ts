import type { Change } from './change.js';

/** How a rule counts where the user decides: as a class of change, or not at all. */
export const levels = ['breaking', 'announce', 'free', 'off'] as const;
export type Level = (typeof levels)[number];
export type Levels = Readonly<Record<string, Level | undefined>>;

/** Changes by the classes that the user gave their rules, without those of none. */
export const levelled = (changes: readonly Change[], given: Levels): readonly Change[] =>
  changes.flatMap((change): readonly Change[] => {
    const level = given[change.rule] ?? change.class;
    return level === 'off' ? [] : [{ ...change, class: level }];
  });
