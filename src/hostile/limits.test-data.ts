import { away, type Delivery, limited, pastDue, plain, refused } from '../cli/live/mischief.test-data.js';
import { aboveMax, type Behaviours, behaviour } from './behaviour.test-data.js';

const told = 'inconclusive: rate-limited';

/** So for two times, and then as it should be. */
function twice(delivery: Delivery): Delivery {
  const met = new Map<string, number>();
  return (reply, answer) => {
    const { url = '' } = reply.req;
    const nth = (met.get(url) ?? 0) + 1;
    met.set(url, nth);
    return nth <= 2 ? delivery(reply, answer) : plain(reply, answer);
  };
}

export const limits: Behaviours = {
  ...aboveMax,
  kind: 'Limits and refusals',
  rows: [
    ...[
      ['a date in the past', 'Wed, 21 Oct 2015 07:28:00 GMT'],
      ['a date in a thousand years', 'Fri, 21 Oct 3026 07:28:00 GMT'],
      ['a day that there is not', 'Thu, 99 Foo 2026 99:99:99 GMT'],
      ['a negative number', '-5'],
      ['a fraction', '0.5'],
      ['a power of ten', '1e9'],
      ['four hundred digits', '9'.repeat(400)],
      ['words', 'soon'],
      ['two numbers', '1, 999999'],
      ['nothing', ''],
    ].map(([what, value]) => behaviour(`limits for ever, with ${what} in Retry-After`, told, limited(value))),
    behaviour('limits for ever, with a date a second ahead in Retry-After', told, (reply, answer) =>
      limited(new Date(Date.now() + 1000).toUTCString())(reply, answer),
    ),
    behaviour('limits two times, and then answers', 'pass', twice(limited('1'))),
    behaviour('is away two times, and then answers', 'pass', twice(away(503, { 'retry-after': '1' }))),
    behaviour('limits with a web page', told, away(429)),
    behaviour(
      'limits and says success',
      told,
      (reply) => void reply.writeHead(429).end('{"success":true,"data":[]}'),
    ),
    behaviour('limits without a body', told, (reply) => void reply.writeHead(429).end()),
    behaviour(
      'says that the usage limit is reached',
      'inconclusive: quota-exhausted',
      refused(429, 'QUOTA_EXCEEDED'),
    ),
    behaviour('says that the account is past due', 'inconclusive: quota-exhausted', pastDue),
    behaviour(
      'says that semantic search is away',
      'inconclusive: precondition-unreached',
      refused(503, 'SEMANTIC_SEARCH_UNAVAILABLE'),
    ),
    behaviour('answers 500 for ever', 'fail', refused(500, 'INTERNAL_ERROR')),
    behaviour(
      'answers 503 for ever, to be asked again in a year',
      'fail',
      away(503, { 'retry-after': '31536000' }),
    ),
    behaviour('refuses the key of a sudden', 'fail', refused(401, 'INVALID_API_KEY')),
  ],
};
