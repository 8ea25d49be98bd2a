import { isApi } from '../http/middleware.js';
import type { Serve, Variants } from '../planted.js';

const unavailable = (): Response =>
  new Response('<h1>503 Service Unavailable</h1>', { status: 503, headers: { 'Content-Type': 'text/html' } });

/** A reply whose connection is lost before its body. */
const lost = (): Response =>
  new Response(
    new ReadableStream({ start: (controller) => controller.error(new Error('The connection was lost.')) }),
  );

/** Requests of the API between which the instances of the deployment restart, one after the other. */
const restart = { from: 600, to: 720 } as const;

/** During a restart each third request meets an instance that is going down or coming up; a repeat meets another one. */
function rollingRestart(serve: Serve): Serve {
  let asked = 0;
  const met = new Set<string>();
  return async (request) => {
    if (!isApi(request)) return serve(request);
    asked += 1;
    const isDown = restart.from <= asked && asked < restart.to && asked % 3 === 0;
    if (!isDown || met.has(request.url)) return serve(request);
    met.add(request.url);
    return asked % 2 === 0 ? unavailable() : lost();
  };
}

/** News as they come and go: most of what happens is new. */
const busyKinds = [
  'publication',
  'publication',
  'publication',
  'revision',
  'revision',
  'withdrawal',
  'merge',
] as const;
const lags = [0, 700, 2_500] as const;

/** Variants whose data move while they are judged. At every instant each of them keeps to the text. */
export const livingVariants = {
  'living.published-1': {
    summary: 'Publishes an Event a minute',
    allowedBy: ['live-data', 'events.metrics.live'],
    living: { perMinute: 1, kinds: ['publication'] },
  },
  'living.published-30': {
    summary: 'Publishes 30 Events a minute',
    allowedBy: ['live-data', 'events.metrics.live'],
    living: { perMinute: 30, kinds: ['publication'] },
  },
  'living.published-100': {
    summary: 'Publishes 100 Events a minute',
    allowedBy: ['live-data', 'events.metrics.live'],
    living: { perMinute: 100, kinds: ['publication'] },
  },
  'living.published-300': {
    summary: 'Publishes 300 Events a minute',
    allowedBy: ['live-data', 'events.metrics.live'],
    living: { perMinute: 300, kinds: ['publication'] },
  },
  'living.revised': {
    summary: 'Revises scores, coding, places, counts and titles of Events 300 times a minute',
    allowedBy: ['live-data', 'cursor-errors', 'events.metrics.live'],
    living: { perMinute: 300, kinds: ['revision'] },
  },
  'living.withdrawn': {
    summary: 'Withdraws an Event for each one that it publishes, 100 times a minute in all',
    allowedBy: ['live-data', 'cursor-errors', 'events.metrics.live'],
    living: { perMinute: 100, kinds: ['publication', 'withdrawal'] },
  },
  'living.merged': {
    summary: 'Merges two Events, or two Stories, for each Event that it publishes, 100 times a minute in all',
    allowedBy: ['live-data', 'cursor-errors', 'events.metrics.live'],
    living: { perMinute: 100, kinds: ['publication', 'merge'] },
  },
  'living.news': {
    summary: 'Publishes and revises 100 Events a minute',
    allowedBy: ['live-data', 'cursor-errors', 'events.metrics.live'],
    living: { perMinute: 100, kinds: ['publication', 'revision'] },
  },
  'living.lagging': {
    summary: 'Answers from three replicas, which know of changes at once, 0.7 s and 2.5 s late',
    allowedBy: ['live-data', 'cursor-errors', 'events.metrics.live'],
    living: { perMinute: 100, kinds: ['publication', 'revision'], lags },
  },
  'living.restarting': {
    summary:
      'Restarts its instances one after the other: for a while a third of the requests gets 503 or no reply',
    allowedBy: ['live-data', 'answers-to-any-request'],
    living: { perMinute: 30, kinds: ['publication'] },
    wire: rollingRestart,
  },
  'living.midnight': {
    summary: 'Publishes and revises 100 Events a minute, and is judged across midnight',
    allowedBy: ['live-data', 'today', 'events.metrics.live'],
    living: { perMinute: 100, kinds: ['publication', 'revision'], judged: 'across-midnight' },
  },
  'living.busy': {
    summary: 'Publishes, revises, withdraws and merges 300 Events a minute on lagging replicas that restart',
    allowedBy: ['live-data', 'cursor-errors', 'answers-to-any-request', 'events.metrics.live'],
    living: { perMinute: 300, kinds: busyKinds, lags, judged: 'across-midnight' },
    wire: rollingRestart,
  },
} as const satisfies Variants;
