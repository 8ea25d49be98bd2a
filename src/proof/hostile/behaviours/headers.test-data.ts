import { away, type Delivery, limited, pastDue, plain, refused } from '../deliveries.test-data.js';
import { aboveMax, type Behaviours, behaviour } from './behaviour.test-data.js';

type Headers = Readonly<Record<string, string | readonly string[]>>;

const with_ =
  (headers: Headers, without: readonly string[] = []): Delivery =>
  async (reply, answer) => {
    const { status, headers: usual, body } = await answer();
    const kept = Object.fromEntries(Object.entries(usual).filter(([name]) => !without.includes(name)));
    reply.writeHead(status, { ...kept, ...headers } as Record<string, string>).end(body);
  };

export const headers: Behaviours = {
  kind: 'Headers of every reply',
  check: 'events/limit-above-max',
  meets: () => true,
  rows: [
    behaviour('says that it is the year 1970', 'pass', with_({ date: 'Thu, 01 Jan 1970 00:00:00 GMT' })),
    behaviour('says that it is the year 9999', 'pass', with_({ date: 'Fri, 31 Dec 9999 23:59:59 GMT' })),
    behaviour('tells a day that there is not', 'pass', with_({ date: 'Foo, 99 Bar 20226 25:61:61 GMT' })),
    behaviour('tells no time', 'pass', with_({ date: '' })),
    behaviour(
      'sets two hundred cookies',
      'pass',
      with_({
        'set-cookie': Array.from({ length: 200 }, (_, index) => `c${index}=${'x'.repeat(40)}; Path=/`),
      }),
    ),
    behaviour('asks for a wait of a year on a good reply', 'pass', with_({ 'retry-after': '31536000' })),
    behaviour(
      'tells limits without sense',
      'pass',
      with_({
        'x-ratelimit-limit': 'NaN',
        'x-ratelimit-remaining': '-1e999',
        'x-ratelimit-reset': '__proto__',
      }),
    ),
    behaviour(
      'keeps connections alive for a thousand years',
      'pass',
      with_({ connection: 'keep-alive', 'keep-alive': 'timeout=31536000000, max=0' }),
    ),
    behaviour(
      'keeps connections alive for no time',
      'pass',
      with_({ connection: 'keep-alive', 'keep-alive': 'timeout=0' }),
    ),
    behaviour(
      'names a header as every object names its members',
      'pass',
      with_({ __proto__x: 'a', constructor: 'b', ['__proto__']: 'c' }),
    ),
    behaviour('sends a header of ten thousand characters', 'pass', with_({ 'x-long': 'x'.repeat(10_000) })),
    behaviour('sends a header in Latin-1', 'pass', with_({ 'x-name': 'caf\u00e9' })),
    behaviour('puts script into a header', 'pass', with_({ 'x-script': '"><script>alert(1)</script>' })),
    behaviour(
      'names a file outside the folder',
      'pass',
      with_({ 'content-disposition': 'attachment; filename="../../../../tmp/owned"' }),
    ),
    behaviour(
      'sends a Location header on a good reply',
      'pass',
      with_({
        location: 'http://127.0.0.1:1/',
        refresh: '0; url=http://127.0.0.1:1/',
        'alt-svc': 'h2="127.0.0.1:1"',
      }),
    ),
    behaviour('offers another protocol', 'pass', with_({ connection: 'upgrade', upgrade: 'h2c' })),
    behaviour('tells no type', 'pass', with_({}, ['content-type'])),
    behaviour('tells the type of a web page', 'pass', with_({ 'content-type': 'text/html; charset=utf-7' })),
    behaviour('tells two types', 'pass', with_({ 'content-type': ['application/json', 'text/html'] })),
    behaviour(
      'tells another character set than it uses',
      'pass',
      with_({ 'content-type': 'application/json; charset=utf-16le' }),
    ),
    behaviour('tells the range of a part', 'pass', with_({ 'content-range': 'bytes 0-1/99999999999' })),
    behaviour(
      'forbids whatever can be forbidden',
      'pass',
      with_({
        'strict-transport-security': 'max-age=99999999999; includeSubDomains; preload',
        'clear-site-data': '"*"',
        'content-security-policy': "sandbox; default-src 'none'",
        'access-control-allow-origin': 'null',
      }),
    ),
    behaviour(
      'wants a password for a realm of its own',
      'pass',
      with_({ 'www-authenticate': 'Basic realm=""\\u001b[2J"', 'proxy-authenticate': 'Basic realm="x"' }),
    ),
  ],
};

/** Nobody may ask for what lies there. */
export const trap = '/trap';

const to =
  (location: (host: string) => string | undefined, status = 302): Delivery =>
  (reply) => {
    const place = location(reply.req.headers.host ?? '');
    reply.writeHead(status, place === undefined ? {} : { location: place }).end();
  };

export const redirects: Behaviours = {
  ...aboveMax,
  together: true,
  kind: 'Redirects',
  rows: [
    behaviour(
      'redirects to itself',
      'fail',
      (reply) => void reply.writeHead(301, { location: reply.req.url }).end(),
    ),
    behaviour(
      'redirects in a loop',
      'fail',
      to(() => '/api/v2/events?limit=101&again=1', 307),
    ),
    behaviour(
      'redirects to another place',
      'fail',
      to(() => trap),
    ),
    behaviour(
      'redirects for good',
      'fail',
      to(() => trap, 308),
    ),
    behaviour(
      'redirects to another origin',
      'fail',
      to((host) => `http://${host.replace('127.0.0.1', 'localhost')}${trap}`),
    ),
    behaviour(
      'redirects to its own origin by another spelling',
      'fail',
      to((host) => `//${host}${trap}`),
    ),
    behaviour(
      'redirects with a password of its own',
      'fail',
      to((host) => `http://user:password@${host}${trap}`),
    ),
    behaviour(
      'redirects to the address of cloud credentials',
      'fail',
      to(() => 'http://169.254.169.254/latest/meta-data/'),
    ),
    behaviour(
      'redirects to a file',
      'fail',
      to(() => 'file:///etc/passwd'),
    ),
    behaviour(
      'redirects to a script',
      'fail',
      to(() => 'javascript:alert(1)'),
    ),
    behaviour(
      'redirects to no address',
      'fail',
      to(() => 'http://[::1'),
    ),
    behaviour(
      'redirects nowhere',
      'fail',
      to(() => undefined),
    ),
    behaviour(
      'offers several places',
      'fail',
      to(() => trap, 300),
    ),
    behaviour(
      'says that nothing was modified',
      'fail',
      to(() => undefined, 304),
    ),
    behaviour(
      'wants a proxy to be used',
      'fail',
      to((host) => `http://${host}${trap}`, 305),
    ),
    behaviour(
      'redirects to an interface of this machine',
      'fail',
      to(() => 'http://[fe80::1%25lo]/'),
    ),
    behaviour(
      'redirects to a host whose address changes',
      'fail',
      to((host) => `http://rebind.invalid:${host.split(':')[1]}${trap}`),
    ),
    behaviour(
      'redirects with a request in the address',
      'fail',
      to(() => `${trap}?%0d%0aHost:%20other%0d%0a%0d%0aGET%20${trap}`),
    ),
    behaviour(
      'redirects to ten thousand characters',
      'fail',
      to(() => `${trap}/${'x'.repeat(10_000)}`),
    ),
    behaviour(
      'redirects to data',
      'fail',
      to(() => 'data:application/json,{"success":true,"data":[]}'),
    ),
    behaviour('redirects to two places', 'fail', (reply) => {
      reply.setHeader('location', [trap, `${trap}/2`]);
      reply.writeHead(302).end();
    }),
  ],
};

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
