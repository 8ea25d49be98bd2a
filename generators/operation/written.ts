import { type ServedOperation, type ServedParameter, urlText } from '../../src/kit/index.js';
import { isSeveral, type Value } from './fits.js';
import type { OperationRequest } from './request.js';

const separators: Readonly<Record<string, string>> = {
  form: ',',
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
};

/** The pairs of a query that carry a value, as the parameter's style has it. */
export function pairsOf({ name, style, explode }: ServedParameter, value: Value): readonly string[] {
  const written = (text: unknown) => urlText(String(text));
  const items = (isSeveral(value) ? value : [value]).map(written);
  const key = written(name);
  return explode ? items.map((each) => `${key}=${each}`) : [`${key}=${items.join(separators[style] ?? ',')}`];
}

/** Path and query of a request below the base URL. Throws a `RangeError` when a placeholder has no value. */
export function writtenTarget(
  { target, parameters }: Pick<ServedOperation, 'target' | 'parameters'>,
  { path, query }: OperationRequest,
): string {
  const filled = target.replace(/\{([^}]*)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new RangeError(`${target} needs a value for {${name}}`);
    return urlText(isSeveral(value) ? value.join(',') : String(value));
  });
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const parameter = parameters.find((each) => each.place === 'query' && each.name === name);
    return parameter === undefined ? [] : pairsOf(parameter, value);
  });
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}
