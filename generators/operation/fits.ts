import type { QueryValue } from '../../src/kit/index.js';
import { isDate } from '../values/date.js';
import type { Form, NumberForm, TextForm } from './form.js';

/** What a query carries under one name: a value, or several of a list. */
export type Value = QueryValue | readonly QueryValue[];

/** Whether a value has a form. */
export function fits(form: Form, value: Value): boolean {
  if (form.kind === 'list') {
    const items = isSeveral(value) ? value : [value];
    return (
      form.fewest <= items.length && items.length <= form.most && items.every((each) => fits(form.item, each))
    );
  }
  if (isSeveral(value)) return false;
  switch (form.kind) {
    case 'enum':
      return form.values.includes(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && isWithin(form, value);
    case 'date':
      return typeof value === 'string' && isDate(value);
    case 'instant':
      return (
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))
      );
    case 'text':
      return typeof value === 'string' && isText(form, value);
  }
}

export const isSeveral = (value: Value): value is readonly QueryValue[] => Array.isArray(value);

const isWithin = ({ whole, minimum, maximum }: NumberForm, value: number): boolean =>
  Number.isFinite(value) &&
  (!whole || Number.isInteger(value)) &&
  value >= (minimum ?? Number.NEGATIVE_INFINITY) &&
  value <= (maximum ?? Number.POSITIVE_INFINITY);

/** The length is counted in characters, as JSON Schema does. */
function isText({ shortest, longest, pattern }: TextForm, value: string): boolean {
  const { length } = [...value];
  if (length < shortest || length > longest) return false;
  try {
    return pattern === undefined || new RegExp(pattern, 'u').test(value);
  } catch {
    return false;
  }
}
