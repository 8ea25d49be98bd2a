import type { Delivery } from '../cli/live/mischief.test-data.js';
import { aboveMax, type Behaviours, behaviour } from './behaviour.test-data.js';

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
