import { pointerStep } from '../kit/index.js';

/** Where two JSON values differ first, and how each is there; undefined where they are equal. */
export function firstDifference(one: unknown, other: unknown, at = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other))
    return `at ${at === '' ? '(document)' : at}: ${brief(one)}, not ${brief(other)}`;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    const place = `${at}/${pointerStep(name)}`;
    const found = firstDifference(memberOf(one, name), memberOf(other, name), place);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const memberOf = (value: Container, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
