import { isObject, type Json, put } from '../bend.js';
import type { Serve, Variants } from '../planted.js';
import { contract, fronts } from './middleware.js';

/** Rewrites the texts of API replies, and the addresses of requests. */
const rewriting =
  (inward: (address: string) => string, outward: (text: string) => string) =>
  (serve: Serve): Serve =>
  async (request) => {
    const { method, headers } = request;
    const { origin, pathname, search } = new URL(request.url);
    const address = `${origin}${inward(`${pathname}${search}`)}`;
    const response = await serve(new Request(address, { method, headers }));
    const json = response.headers.get('Content-Type')?.includes('json') === true;
    if (!json || !pathname.startsWith('/api/')) return response;
    return new Response(outward(await response.text()), {
      status: response.status,
      headers: response.headers,
    });
  };

/** Events and entities; 12 digits as the corpus makes them. */
const usual = /\b(conflict|cameoplus|e)_([0-9a-f]{12})\b/g;
/** As an address has them, where an encoded comma may stand before. */
const upperCase = /(?<=%2C|\b)(conflict|cameoplus|e)_([0-9A-F]{12})\b/g;
const longer = /(?<=%2C|\b)(conflict|cameoplus|e)_0{20}([0-9a-f]{12})\b/g;
const shorter = /(?<=%2C|\b)(conflict|cameoplus|e)_[0-9a-f]{12}\b/g;

/** Numbers Stories as a deployment counts them; equal Stories get equal numbers. */
function numbered(): (serve: Serve) => Serve {
  const numbers = new Map<string, number>();
  const names = new Map<string, string>();
  const numberOf = (id: string): number => {
    const known = numbers.get(id) ?? 48_000_000 + 37 * numbers.size;
    numbers.set(id, known);
    names.set(String(known), id);
    return known;
  };
  return rewriting(
    (address) =>
      address.replace(
        /\/(stories|situations)\/(\d+)(?=$|[/?])/,
        (_, route: string, number: string) => `/${route}/${names.get(number) ?? 'story_unknown'}`,
      ),
    (text) => text.replace(/"(story_[0-9a-f]{12})"/g, (_, id: string) => String(numberOf(id))),
  );
}

/** Declares Story ids as whole numbers wherever a schema names one. */
const declared = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(declared)
    : isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, each]) => [
            name,
            name === 'story_id' && isObject(each) && each.type === 'string'
              ? { type: 'integer' }
              : declared(each),
          ]),
        )
      : value;

const integer = { type: 'integer' } as const;

/** Variants of ids: other forms that the shapes permit. */
export const identifierVariants = {
  'ids.upper-case': {
    summary: 'Writes the hexadecimal digits of Events and entities in capitals',
    allowedBy: ['entities.handle.grammar', 'event-card.id.shape'],
    front: fronts(
      rewriting(
        (address) =>
          address.replace(
            upperCase,
            (_, begin: string, digits: string) => `${begin}_${digits.toLowerCase()}`,
          ),
        (text) =>
          text.replace(usual, (_, begin: string, digits: string) => `${begin}_${digits.toUpperCase()}`),
      ),
      contract(
        (document) => JSON.parse(JSON.stringify(document).replaceAll('e_[0-9a-f]', 'e_[0-9A-F]')) as Json,
      ),
    ),
  },
  'ids.long': {
    summary: 'Has ids of 32 hexadecimal digits for Events and entities',
    allowedBy: ['event-card.id.shape', 'entity-card.id.forms'],
    front: rewriting(
      (address) =>
        address
          .replace(shorter, (id) => `${id}0`)
          .replace(longer, (_, begin: string, digits: string) => `${begin}_${digits}`),
      (text) =>
        text.replace(usual, (_, begin: string, digits: string) => `${begin}_${'0'.repeat(20)}${digits}`),
    ),
  },
  'ids.stories-numbered': {
    summary: 'Numbers its Stories',
    allowedBy: ['story-card.other-fields'],
    front: (serve) =>
      fronts(
        numbered(),
        contract((document) =>
          put('components.schemas', (schemas: unknown) =>
            put(
              'Story.properties.id',
              integer,
            )(put('Event.properties.story_refs.items.properties.id', integer)(declared(schemas) as Json)),
          )(document),
        ),
      )(serve),
  },
  'ids.urls-relative': {
    summary: 'Gives the addresses of its own Stories relative to the base',
    allowedBy: ['event-card.urls.form'],
    front: rewriting(
      (address) => address,
      (text) => text.replaceAll('"https://service.example/', '"/'),
    ),
  },
} as const satisfies Variants;
