import fc from 'fast-check';
import type { QueryValue } from '../../src/kit/index.js';
import { invalidDates } from '../dates.js';
import { invalidBooleans, wordsOutside } from '../enums.js';
import { invalidNumbers } from '../numbers.js';
import { type Form, fits, hasAlternatives, type ListForm, type NumberForm } from './form.js';
import type { MadeParameter } from './request.js';

/** The one rule of a parameter's schema that a value breaks. */
export type Rule = 'enum' | 'number' | 'boolean' | 'date' | 'below' | 'above' | 'pattern';

/** Values that the schema of a parameter excludes by one rule. */
export interface Breakage {
  readonly name: string;
  readonly rule: Rule;
  readonly values: fc.Arbitrary<QueryValue>;
}

/** Each way in which a value of a parameter can break its schema; what breaks one alternative may fit another. */
export const breakagesOf = ({ parameter: { name, schema }, form }: MadeParameter): readonly Breakage[] =>
  hasAlternatives(schema)
    ? []
    : rulesOf(form.kind === 'list' ? form.item : form).map(([rule, values]) => ({ name, rule, values }));

type Ruled = readonly [Rule, fc.Arbitrary<QueryValue>];

function rulesOf(form: Exclude<Form, ListForm>): readonly Ruled[] {
  switch (form.kind) {
    case 'enum':
      return [['enum', outside(form.values)]];
    case 'boolean':
      return [['boolean', invalidBooleans()]];
    case 'number':
      return [['number', invalidNumbers()], ...boundsOf(form)];
    case 'date':
    case 'instant':
      return [['date', invalidDates()]];
    case 'text': {
      const word = 'zzqx~';
      return form.pattern === undefined || fits({ ...form, shortest: 0 }, word)
        ? []
        : [['pattern', fc.constant(word)]];
    }
  }
}

const boundsOf = ({ minimum, maximum }: NumberForm): readonly Ruled[] => [
  ...(minimum === undefined ? [] : [['below', steps().map((step) => minimum - step)] as const]),
  ...(maximum === undefined ? [] : [['above', steps().map((step) => maximum + step)] as const]),
];

/** Whole, so that a whole number stays one. */
const steps = (): fc.Arbitrary<number> => fc.integer({ min: 1, max: 1000 });

/** Words that are no value in any letter case, as services may fold it. */
function outside(values: readonly QueryValue[]): fc.Arbitrary<string> {
  const words = values.map((each) => String(each).toLowerCase());
  return wordsOutside(words.length > 0 ? words : ['x']).map((word) =>
    words.includes(word) ? `${word}zzqx` : word,
  );
}
