const rings = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEF', 'GHIJKLMNOPQRSTUVWXYZ'];
const turned: ReadonlyMap<string, string> = new Map(
  rings.flatMap((ring) =>
    [...ring].map((character, index) => [character, ring.charAt((index + 3) % ring.length)] as const),
  ),
);

/**
 * The id with every letter and digit after its prefix changed into another of its kind: so far off, few are in use.
 * The prefix ends with the first underscore; an id without one has none.
 */
export function turnedId(id: string): string {
  const start = id.indexOf('_') + 1;
  return (
    id.slice(0, start) +
    id.slice(start).replace(/[0-9a-z]/gi, (character) => turned.get(character) ?? character)
  );
}
