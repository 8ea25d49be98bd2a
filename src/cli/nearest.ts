import { closestMatch } from 'leven';
import { Unusable } from '../engine/unusable.js';

/** The names nearest to a mistaken one, best first. */
export function nearest(name: string, known: readonly string[], count = 3): readonly string[] {
  const within = known.filter((each) => each.includes(name));
  const left = known.filter((each) => !within.includes(each));
  const close: string[] = [];
  for (let found = closest(name, left, close); found !== undefined && close.length < count; ) {
    close.push(found);
    found = closest(name, left, close);
  }
  return [...within, ...close].slice(0, count);
}

const closest = (name: string, known: readonly string[], taken: readonly string[]): string | undefined =>
  closestMatch(
    name,
    known.filter((each) => !taken.includes(each)),
    { maxDistance: Math.ceil(name.length / 2) },
  );

/** Throws `Unusable` with the nearest names unless the name is known. */
export function requireKnown(kind: string, name: string, known: readonly string[], listing: string): void {
  if (known.includes(name)) return;
  const near = nearest(name, known);
  const hint = near.length === 0 ? '' : `Did you mean ${near.join(' or ')}? `;
  throw new Unusable(`There is no ${kind} '${name}'.`, `${hint}${listing}`);
}
