import { type Leaf, memberOf, numberOf, textsIn } from '../leaves.js';
import { ownLeaves } from './record.js';

/** Where a facility lies; null where its record shows no coordinates. */
export function coordinatesOf(
  row: unknown,
): { readonly latitude: number; readonly longitude: number } | null {
  const leaves = ownLeaves(row);
  const of = (member: RegExp) => {
    const fits = (name: string) => member.test(name) && !aboutDegrees.test(name);
    return numberOf(leaves.find(({ path }) => fits(memberOf(path)))?.value);
  };
  const latitude = of(/latitude|(?:^|_)lat(?:$|_)/) ?? pointIn(leaves, row, 1);
  const longitude = of(/longitude|(?:^|_)(?:lon|lng|long)(?:$|_)/) ?? pointIn(leaves, row, 0);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Members that tell of a coordinate and hold none. */
const aboutDegrees = /precision|accuracy|source|unit|zone/;

/** A part of a GeoJSON point, which stands longitude first; other pairs do not tell their order. */
function pointIn(leaves: readonly Leaf[], row: unknown, part: 0 | 1): number | undefined {
  const isPoint = textsIn(row).some(({ path, text }) => memberOf(path) === 'type' && text === 'Point');
  const leaf = leaves.find(({ path }) => path.endsWith(`/coordinates/${part}`));
  return isPoint ? numberOf(leaf?.value) : undefined;
}

/** Numbers of a record that no reading takes for degrees. */
const noDegrees = /capacit|mw|power|year|date|count|rank|score|version|unit|id$/;

/** Whether a record has two numbers, or a text of two, that could be coordinates under names unknown to us. */
export function mayShowPlace(row: unknown): boolean {
  const leaves = ownLeaves(row).filter(({ path }) => !noDegrees.test(memberOf(path)));
  const numbers = leaves.filter(({ value }) => Math.abs(numberOf(value) ?? Number.POSITIVE_INFINITY) <= 180);
  const isPair = ({ value }: Leaf) =>
    typeof value === 'string' &&
    /-?\d+(?:\.\d+)?\s*[,; ]\s*-?\d+(?:\.\d+)?|°/.test(value) &&
    !/[:/]/.test(value);
  return numbers.length >= 2 || leaves.some(isPair);
}
