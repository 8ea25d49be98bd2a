import type { Serve, Variants } from '../variant.js';
import { answering, withHeaders } from './replies.js';

const numberIn = (response: Response, name: string): number => Number(response.headers.get(name));

/** Tells the usage after a call in headers of its own, in place of the usual ones. */
const telling = (headersOf: (used: number, allowance: number) => Readonly<Record<string, string>>) =>
  answering((response) =>
    response.headers.has('x-usage-used')
      ? withHeaders(response, {
          'X-Usage-Limit': null,
          'X-Usage-Used': null,
          'X-Usage-Remaining': null,
          ...headersOf(numberIn(response, 'x-usage-used'), numberIn(response, 'x-usage-limit')),
        })
      : response,
  );

/** Calls of another client between two calls of ours, in turn. */
const bursts = [0, 2, 0, 0, 1, 3, 0, 1, 0, 2, 0];

/** Another client of the workspace, whose calls come between. */
function amongOthers(serve: Serve): Serve {
  let calls = 0;
  let others = 0;
  return telling((used, allowance) => {
    calls += 1;
    others += bursts[calls % bursts.length] ?? 0;
    return { 'X-Usage-Limit': String(allowance), 'X-Usage-Used': String(used + others) };
  })(serve);
}

/** Variants of how the usage of a workspace is told. */
export const usageVariants = {
  'usage.counting-down': {
    summary: 'Tells what remains of the allowance, and nothing else',
    allowedBy: ['auth.metering.usage-headers.names'],
    front: telling((used, allowance) => ({ 'Query-Units-Left': String(allowance - used) })),
  },
  'usage.total': {
    summary: 'Tells the consumption in a header with its unit',
    allowedBy: ['auth.metering.usage-headers.names'],
    front: telling((used) => ({ 'X-Consumption': `${used} QU` })),
  },
  'usage.in-one-header': {
    summary: 'Tells usage and allowance in one header, and the rate limit in another',
    allowedBy: ['auth.metering.usage-headers.names', 'C56'],
    front: telling((used, allowance) => ({
      'X-Quota': `used=${used}, limit=${allowance}, period=month`,
      RateLimit: '"default";r=599;t=1',
    })),
  },
  'usage.unspoken-name': {
    summary: 'Tells the usage in a header whose name does not speak of it',
    allowedBy: ['auth.metering.usage-headers.names'],
    front: telling((used) => ({ 'X-Calls': String(used) })),
  },
  'usage.among-others': {
    summary: 'Counts the calls of another busy client of the workspace as well',
    allowedBy: ['C56'],
    front: amongOthers,
  },
} as const satisfies Variants;
