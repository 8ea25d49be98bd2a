import type { FamilyCall } from '../routes/family.js';

/** How a text filter deviates; each deviation is a fault of some filter, and none is the rule. */
interface Deviation {
  /** The filter has no effect. */
  readonly dropped?: boolean;
  /** Only the whole value matches. */
  readonly whole?: boolean;
  /** Only the beginning of the value matches. */
  readonly prefix?: boolean;
  /** Letter case matters. */
  readonly sensitive?: boolean;
}

/** Whether one of the values of a row contains the text; a filter that is not sent keeps every row. */
export function contains(
  text: string | undefined,
  { dropped = false, whole = false, prefix = false, sensitive = false }: Deviation,
): (values: readonly (string | null)[]) => boolean {
  if (text === undefined || dropped) return () => true;
  const fold = (value: string): string => (sensitive ? value : value.toLowerCase());
  const wanted = fold(text);
  return (values) =>
    values.some((value) => {
      if (value === null) return false;
      if (whole) return fold(value) === wanted;
      return prefix ? fold(value).startsWith(wanted) : fold(value).includes(wanted);
    });
}

/** The value of a parameter with an alias; a fault can make the deployment deaf to the alias. */
export function aliasedValue(
  { values, url }: FamilyCall,
  name: string,
  isAliasIgnored: boolean,
): string | undefined {
  return isAliasIgnored && (url.searchParams.get(name) ?? '') === '' ? undefined : values.get(name);
}
