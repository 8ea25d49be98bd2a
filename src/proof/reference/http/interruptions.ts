import type { Serve, Variants } from '../planted.js';
import { isApi, refusal } from './middleware.js';

/** Gives another answer to each so-many-th request of the API; a repeat is served. */
const eachSoMany =
  (many: number, answer: (response: Response) => Response | Promise<Response>) =>
  (serve: Serve): Serve => {
    let asked = 0;
    const interrupted = new Set<string>();
    return async (request) => {
      const response = await serve(request);
      if (!isApi(request)) return response;
      asked += 1;
      if (asked % many !== 0 || interrupted.has(request.url)) return response;
      interrupted.add(request.url);
      return answer(response);
    };
  };

const semantic = (request: Request): boolean => {
  const { pathname, searchParams } = new URL(request.url);
  const phrase = searchParams.get('search') ?? searchParams.get('q') ?? '';
  return (
    /^\/api\/v2\/(?:events|stories)$/.test(pathname) &&
    phrase !== '' &&
    searchParams.get('search_mode') !== 'lexical'
  );
};

/** Variants of answers that may come to any request, and of a search that is down. */
export const interruptionVariants = {
  'interruptions.rate-limited': {
    summary: 'Answers each 37th request with 429 and Retry-After: 0',
    allowedBy: ['answers-to-any-request', 'error.rate-limited.retry-after'],
    wire: eachSoMany(37, () => refusal(429, 'RATE_LIMITED', 'Too fast.', {}, { 'Retry-After': '0' })),
  },
  'interruptions.rate-limited-without-wait': {
    summary: 'Answers each 97th request with 429, and does not say how long to wait',
    allowedBy: ['answers-to-any-request', 'error.rate-limited.retry-after'],
    wire: eachSoMany(97, () => refusal(429, 'RATE_LIMITED', 'Too fast.')),
  },
  'interruptions.gateway': {
    summary: 'Answers each 211th request with the 503 page of a gateway',
    allowedBy: ['answers-to-any-request', 'one-bad-answer-and-many'],
    wire: eachSoMany(
      211,
      () =>
        new Response('<h1>503 Service Unavailable</h1>', {
          status: 503,
          headers: { 'Content-Type': 'text/html' },
        }),
    ),
  },
  'interruptions.broken-bodies': {
    summary: 'Loses the end of each 223rd reply',
    allowedBy: ['answers-to-any-request'],
    wire: eachSoMany(223, async (response) => {
      const { status, headers } = response;
      const text = await response.text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), { status, headers });
    }),
  },
  'interruptions.semantic-search-down': {
    summary: 'Has no semantic search at present',
    allowedBy: ['answers-to-any-request', 'phrase-search'],
    undecided: [
      'events/search-default',
      'events/search-later-page',
      'events/search-or',
      'events/search-title-first',
    ],
    wire: (serve) => async (request) => {
      const response = await serve(request);
      return semantic(request) && response.status === 200
        ? refusal(503, 'SEMANTIC_SEARCH_UNAVAILABLE', 'Semantic search is unavailable.')
        : response;
    },
  },
} as const satisfies Variants;
