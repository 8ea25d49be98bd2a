import type { Delivery } from '../cli/live/mischief.test-data.js';
import { type Behaviours, behaviour } from './behaviour.test-data.js';

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
    behaviour('asks to wait for a year beside a good reply', 'pass', with_({ 'retry-after': '31536000' })),
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
      'points elsewhere beside a good reply',
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
