import type { Json } from '../../src/kit/index.js';
import { block } from './block.js';
import type { Markup } from './markup.js';

// A body this short is seen at a glance.
const short = 400;

/** What stands beside a place of a body, for bodies in which a reader would have to look for it. */
export function surroundings(body: Json | undefined, place: string, bytes: number): Markup | undefined {
  if (body === undefined || !place.startsWith('/') || JSON.stringify(body).length < short) return undefined;
  const end = place.lastIndexOf('/');
  const parent = place.slice(0, end);
  const found = parent === '' ? undefined : valueAt(body, parent);
  return found === undefined
    ? undefined
    : block(
        `Body at ${parent}`,
        JSON.stringify(found, null, 2),
        bytes,
        `  ${JSON.stringify(unescaped(place.slice(end + 1)))}: `,
      );
}

/** The value that a JSON pointer leads to; undefined where it leads nowhere. */
function valueAt(body: Json, pointer: string): Json | undefined {
  let value: Json | undefined = body;
  for (const step of pointer.slice(1).split('/')) {
    if (typeof value !== 'object' || value === null) return undefined;
    const member = unescaped(step);
    value = Object.hasOwn(value, member) ? (value as Readonly<Record<string, Json>>)[member] : undefined;
  }
  return value;
}

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
