import leven from 'leven';
import { SetupError } from '../engine/setup-error.js';

/** The names nearest to a mistaken one, best first: those that contain it, are spelt like it or begin with its first part. */
export function suggestions(name: string, known: readonly string[], count = 3): readonly string[] {
  const [part = ''] = name.split(/[/.]/);
  const ranked = known.map((each) => ({
    each,
    distance: each.includes(name)
      ? 0
      : Math.min(leven(name, each), leven(name, each.slice(0, name.length)) + 1),
    related: each.split(/[/.]/)[0] === part,
  }));
  return ranked
    .filter(({ distance, related }) => related || distance <= Math.ceil(name.length / 2))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ each }) => each);
}

/** Throws `SetupError` with the nearest names unless the name is known. */
export function requireKnown(kind: string, name: string, known: readonly string[], listing: string): void {
  if (known.includes(name)) return;
  const near = suggestions(name, known);
  const hint = near.length === 0 ? '' : `Did you mean ${near.join(' or ')}? `;
  throw new SetupError(`There is no ${kind} '${name}'.`, `${hint}${listing}`);
}
