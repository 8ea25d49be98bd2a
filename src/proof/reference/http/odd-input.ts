import type { OperationId } from '../../../../contract/index.js';
import type { Call } from '../account/route.js';
import type { Faults, Planted, Serve, Variants } from '../planted.js';
import { at, refusal } from './middleware.js';
import { Refusal } from './refusal.js';

/** What clients seldom send, and deployments seldom expect. */
export const oddInputFaults = {
  'odd-input.event-id.nul-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Hands an Event id with a NUL to a store that refuses it, and fails with a 500',
  },
  'odd-input.story-id.decoded-twice': {
    clauses: ['error.server-errors'],
    summary: 'Decodes a Story id twice, and fails with a 500 on a percent sign',
  },
  'odd-input.lei.slash-cut': {
    clauses: ['registry.detail.invalid-lei.characters'],
    summary: 'Takes what follows an encoded slash for the LEI',
  },
  'odd-input.facility-id.slash-cut': {
    clauses: ['facilities.detail.malformed'],
    summary: 'Takes what follows an encoded slash for the id of a facility',
  },
  'odd-input.events.country.inherited': {
    clauses: ['error.server-errors'],
    summary: 'Finds what objects inherit in its table of countries, and fails with a 500',
  },
  'odd-input.stories.search.nul-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Hands a search for Stories with a NUL to a store that refuses it, and fails with a 500',
  },
  'odd-input.entities.search.astral-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Stores three bytes a character, and fails with a 500 on an astral one in search of Entities',
  },
  'odd-input.search.q.long-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Fails with a 500 on a q of more than 8,000 characters',
  },
  'odd-input.admin1.country.quote-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Puts the country of admin1 between quotes of its own, and fails with a 500 on another one',
  },
  'odd-input.offices.q.backslash-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Fails with a 500 on a backslash in the q of offices',
  },
  'odd-input.facilities.owner-search.longer-in-lower-case': {
    clauses: ['error.server-errors'],
    summary:
      'Takes places in a lower-case text for those of the text sent, and fails with a 500 if it is longer',
  },
  'odd-input.compute.brackets-crash': {
    clauses: ['error.server-errors'],
    summary: 'Makes a list of a parameter with brackets, and fails with a 500 on AI compute lists',
  },
  'odd-input.compute.long-number-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Fails with a 500 on a limit or an offset of 20 digits or more on AI compute lists',
  },
  'odd-input.links.repeated-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Makes a list of a repeated parameter, and fails with a 500 on foreign-agent links',
  },
} as const satisfies Faults;

const page = (status: number, title: string): Response =>
  new Response(`<html><head><title>${title}</title></head><body>${title}</body></html>`, {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

/** The longest request line that many gateways take. */
const longestLine = 8192;

/** What a gateway refuses by itself: long lines, and paths with escapes that it would have to interpret. */
const gateway =
  (serve: Serve): Serve =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.length + search.length > longestLine) return page(414, '414 Request-URI Too Large');
    const isRefused = /%(?:2f|5c|0|7f|(?![0-9a-f]{2}))/i.test(pathname) || isBroken(pathname);
    return isRefused && pathname.startsWith('/api/') ? page(400, '400 Bad Request') : serve(request);
  };

const control = /\p{Cc}/gu;

/** Reads names and values of a query otherwise than they are sent. */
const reading =
  (read: (name: string, value: string) => readonly [name: string, value: string]) =>
  (serve: Serve): Serve =>
  (request) => {
    const url = new URL(request.url);
    const sent = [...url.searchParams];
    const pairs = sent.map(([name, value]) => read(name, value));
    const isSame = pairs.every(
      ([name, value], index) => name === sent[index]?.[0] && value === sent[index]?.[1],
    );
    if (isSame) return serve(request);
    url.search = new URLSearchParams(
      pairs.map(([name, value]): [string, string] => [name, value]),
    ).toString();
    return serve(at(url, request));
  };

/** What else a deployment may make of odd input. */
export const oddInputVariants = {
  'odd-input.gateway': {
    summary: 'Stands behind a gateway that refuses long lines and encoded slashes with pages of its own',
    allowedBy: ['odd-strings', 'page-url-in-path'],
    wire: gateway,
  },
  'odd-input.controls-refused': {
    summary: 'Refuses control characters anywhere in a request with 400',
    allowedBy: ['odd-strings', 'service.spelling.control-characters'],
    front: (serve) => (request) =>
      /%[01][0-9a-f]|%7f/i.test(request.url)
        ? Promise.resolve(refusal(400, 'INVALID_PARAM', 'A request has no control characters.'))
        : serve(request),
  },
  'odd-input.controls-dropped': {
    summary: 'Leaves control characters out of what it reads',
    allowedBy: ['odd-strings', 'service.spelling.control-characters'],
    front: reading((name, value) => [name, value.replace(control, '')]),
  },
  'odd-input.page-url-refused': {
    summary: 'Refuses the URL of a page in the path of an entity with 400, in the error envelope',
    allowedBy: ['page-url-in-path'],
    front: (serve) => (request) =>
      /\/entities\/https?%3a/i.test(request.url)
        ? Promise.resolve(refusal(400, 'INVALID_PARAM', 'A URL is no id.'))
        : serve(request),
  },
  'odd-input.brackets-read': {
    summary: 'Reads a name with brackets as the name before them',
    allowedBy: ['odd-strings', 'service.spelling.repeated'],
    front: reading((name, value) => [name.split('[', 1)[0] ?? '', value]),
  },
} as const satisfies Variants;

/** One parameter, or all that an operation is sent, as each comes: decoded, once for each time that it is sent. */
interface Sent {
  readonly operation: OperationId;
  readonly path: Call['path'];
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

type Cut = 'odd-input.lei.slash-cut' | 'odd-input.facility-id.slash-cut';
type Crash = Exclude<keyof typeof oddInputFaults, Cut>;

type Stumbles = (sent: Sent) => boolean;

const isCompute = ({ operation }: Sent): boolean =>
  ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'].includes(operation);

const inPath =
  (operation: OperationId, name: string, isOdd: (value: string) => boolean): Stumbles =>
  (sent) =>
    sent.operation === operation && isOdd(sent.path[name] ?? '');

const inQuery =
  (operation: OperationId, name: string, isOdd: (value: string) => boolean): Stumbles =>
  (sent) =>
    sent.operation === operation && sent.pairs.some(([own, value]) => own === name && isOdd(value));

const has =
  (text: string) =>
  (value: string): boolean =>
    value.includes(text);

/** Countries by code, as a hasty deployment looks them up. */
const table: Readonly<Record<string, unknown>> = {};

const stumbles: Readonly<Record<Crash, Stumbles>> = {
  'odd-input.event-id.nul-crashes': inPath('getEvent', 'event_id', has('\0')),
  'odd-input.story-id.decoded-twice': inPath('getStory', 'story_id', has('%')),
  'odd-input.events.country.inherited': inQuery('listEvents', 'country', (value) =>
    value.split(',').some((each) => table[each] !== undefined),
  ),
  'odd-input.stories.search.nul-crashes': inQuery('listStories', 'search', has('\0')),
  'odd-input.entities.search.astral-crashes': inQuery('listEntities', 'search', (value) =>
    /[\u{10000}-\u{10FFFF}]/u.test(value),
  ),
  'odd-input.search.q.long-crashes': inQuery('searchEntities', 'q', ({ length }) => length > 8000),
  'odd-input.admin1.country.quote-crashes': inQuery('listAdmin1', 'country', has("'")),
  'odd-input.offices.q.backslash-crashes': inQuery('listOffices', 'q', has('\\')),
  'odd-input.facilities.owner-search.longer-in-lower-case': inQuery(
    'listFacilities',
    'owner_search',
    (value) => value.toLowerCase().length > value.length,
  ),
  'odd-input.compute.brackets-crash': (sent) =>
    isCompute(sent) && sent.pairs.some(([name]) => name.includes('[') && name.endsWith(']')),
  'odd-input.compute.long-number-crashes': (sent) =>
    isCompute(sent) &&
    sent.pairs.some(([name, value]) => /^(?:limit|offset|cursor)$/.test(name) && /^\d{20,}$/.test(value)),
  'odd-input.links.repeated-crashes': ({ operation, pairs }) =>
    operation === 'listForeignAgentLinks' && new Set(pairs.map(([name]) => name)).size < pairs.length,
};

/** Fails as a deployment does that did not expect what it is sent; without a fault, it expects everything. */
export function stumble(
  operation: OperationId,
  { url, path }: Pick<Call, 'url' | 'path'>,
  planted: Planted,
): void {
  const sent = { operation, path, pairs: [...url.searchParams] };
  for (const [id, isOdd] of Object.entries(stumbles) as [Crash, Stumbles][])
    if (isOdd(sent) && planted(id)) throw new Refusal('INTERNAL_ERROR', 'Something went wrong.');
}

/** An id of a path; of one with a slash, a fault takes the end. */
export const idIn = (sent: string, fault: Cut, planted: Planted): string =>
  sent.includes('/') && planted(fault) ? (sent.split('/').at(-1) ?? '') : sent;

/** Whether an escape of a query cannot be decoded. */
export const isBrokenQuery = ({ search }: URL): boolean => isBroken(search);

function isBroken(text: string): boolean {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}
