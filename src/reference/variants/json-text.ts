import { isObject } from '../bend.js';
import type { Serve, Variants } from '../variant.js';
import { reshaping } from './reshaped.js';

/** Sends the same JSON value as another text. */
const rewritten =
  (write: (value: unknown) => string) =>
  (serve: Serve): Serve =>
  async (request) => {
    const response = await serve(request);
    const { status, headers } = response;
    if (headers.get('Content-Type')?.includes('json') !== true) return response;
    return new Response(write(await response.json()), { status, headers });
  };

const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : isObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([name, member]) => [name, reversed(member)]),
        )
      : value;

/** Members as a later version might add them, in every object. */
const grown = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(grown)
    : isObject(value)
      ? {
          _links: { self: '/api/v2' },
          ...Object.fromEntries(Object.entries(value).map(([name, member]) => [name, grown(member)])),
          x_added_later: [{ since: '2026-10-01', value: null }, 'text', 7, true],
        }
      : value;

const escaped = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Variants of how JSON is written; the values are the same. */
export const jsonTextVariants = {
  'json.members-reversed': {
    summary: 'Writes the members of every object in the opposite order',
    allowedBy: ['service.json'],
    wire: rewritten((value) => JSON.stringify(reversed(value))),
  },
  'json.indented': {
    summary: 'Indents its JSON and ends it with a line break',
    allowedBy: ['service.json'],
    wire: rewritten((value) => `${JSON.stringify(value, null, 2)}\n`),
  },
  'json.escaped': {
    summary: 'Escapes whatever is not ASCII',
    allowedBy: ['service.json'],
    wire: rewritten((value) => escaped(JSON.stringify(value))),
  },
  'json.members-added': {
    summary: 'Has more members than are shown in every object of a reply',
    allowedBy: ['versioning.without-notice.response-fields'],
    front: reshaping(({ body }) => grown(body) as typeof body),
  },
} as const satisfies Variants;
