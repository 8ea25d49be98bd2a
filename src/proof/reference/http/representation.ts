import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isObject } from '../bend.js';
import type { Serve, Variants } from '../planted.js';
import { answering, isApi, reshaping, withHeaders } from './middleware.js';

/** As servers compress on the fly; the default takes a hundred times as long. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const coders = {
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, quick),
} as const;

/** Compresses what clients accept compressed. */
const compressed = (coding: keyof typeof coders) =>
  answering(async (response, request) => {
    const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((each) => each.trim());
    if (!accepted.includes(coding) || response.body === null)
      return withHeaders(response, { Vary: 'Accept-Encoding' });
    const body = await coders[coding](Buffer.from(await response.arrayBuffer()));
    return withHeaders(new Response(new Uint8Array(body), response), {
      'Content-Encoding': coding,
      'Content-Length': String(body.byteLength),
      Vary: 'Accept-Encoding, Authorization',
    });
  });

/** Sends a body in pieces of a few bytes, which also cut characters in two. */
const inPieces = answering(async (response) => {
  if (response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const size = Math.max(7, Math.ceil(bytes.length / 50));
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
  return new Response(body, response);
});

const mediaType = (of: (status: number) => string) =>
  answering((response, request) =>
    isApi(request) && response.headers.has('content-type')
      ? withHeaders(response, { 'Content-Type': of(response.status) })
      : response,
  );

/** Headers as caches, tracing and browsers want them; some of their numbers step. */
function decorated(serve: Serve): Serve {
  let answered = 0;
  return async (request) => {
    const response = await serve(request);
    answered += 1;
    return withHeaders(response, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': '*',
      Age: '0',
      'Alt-Svc': 'h3=":443"; ma=86400',
      'Cache-Control': 'private, max-age=0, must-revalidate',
      ETag: `W/"${answered}"`,
      'Last-Modified': 'Fri, 20 Nov 2026 11:00:00 GMT',
      'Server-Timing': `app;dur=${answered}, cache;desc=miss`,
      'Set-Cookie': `visit=${answered}; Path=/; Secure; HttpOnly`,
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Request-Id': String(1_000_000 + answered),
      ...(response.status === 401 ? { 'WWW-Authenticate': 'Bearer realm="api", error="invalid_token"' } : {}),
      'X-Worker': String(answered % 4),
      'X-RateLimit-Limit': '600',
      'X-RateLimit-Remaining': String(600 - (answered % 600)),
      'X-RateLimit-Reset': String(1_795_000_000 + answered),
    });
  };
}

/** Variants of what goes over the wire. */
export const httpVariants = {
  'http.gzip': {
    summary: 'Compresses with gzip where it is accepted',
    allowedBy: ['service.protocol.compression'],
    wire: compressed('gzip'),
  },
  'http.brotli': {
    summary: 'Compresses with Brotli where it is accepted',
    allowedBy: ['service.protocol.compression'],
    wire: compressed('br'),
  },
  'http.in-pieces': {
    summary: 'Sends each body in many pieces',
    allowedBy: ['service.json'],
    wire: inPieces,
  },
  'http.media-type-bare': {
    summary: 'Calls its replies Application/JSON, without a character set',
    allowedBy: ['service.json'],
    wire: mediaType(() => 'Application/JSON'),
  },
  'http.media-type-of-its-own': {
    summary: 'Has media types of its own for data and for problems, with parameters',
    allowedBy: ['service.json'],
    wire: mediaType((status) =>
      status < 400
        ? 'application/vnd.event-intelligence.v2+json ;charset=UTF-8; profile="list"'
        : 'application/problem+json',
    ),
  },
  'http.decorated': {
    summary: 'Sends headers for caches, browsers and tracing, and a cookie',
    allowedBy: ['service.protocol.caching', 'service.protocol.cors'],
    wire: decorated,
  },
} as const satisfies Variants;

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
