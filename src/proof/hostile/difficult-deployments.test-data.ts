import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { keysOf } from '../../cli/reference/deployment.js';
import { program, temporaryFolder } from '../../cli/whole-program.test-data.js';
import type { Report } from '../../engine/record/report.js';
import { loopback } from '../../transport/loopback.test-data.js';
import type { Time } from '../../transport/pacing.js';
import type { Keys } from '../../transport/request.js';
import { createReference, type FaultId } from '../reference/index.js';
import { type Answer, type Delivery, plain } from './deliveries.test-data.js';

const noon = Date.parse('2026-11-20T12:00:00Z');

/** A clock that runs so many times as fast as life, so that nobody waits for seconds. */
export function fastTime(speed = 20): Time {
  const began = performance.now();
  return {
    now: () => noon + (performance.now() - began) * speed,
    sleep: (ms, signal) =>
      delay(ms / speed, undefined, signal === undefined ? {} : { signal }).catch(() => {}),
  };
}

/** What a server has seen. */
interface Seen {
  /** Instants of the clock, one a request. */
  readonly arrivals: readonly number[];
  /** Paths with query, one a request. */
  readonly targets: readonly string[];
  readonly connections: number;
  readonly mostConnections: number;
  /** Requests that were open at once. */
  readonly mostAtOnce: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
}

export interface Difficult {
  readonly origin: string;
  readonly keys: Keys;
  readonly seen: Seen;
  /** Breaks every connection and lets nobody in. */
  leave(): void;
  /** Opens the same port again. */
  comeBack(): void;
}

export interface Difficulty {
  readonly time: Time;
  readonly faults?: readonly FaultId[];
  /** How a request is dealt with; `nth` counts from 0. */
  readonly deliver?: (request: IncomingMessage, nth: number, deployment: Difficult) => Delivery;
}

/** Deployments of the reference on loopback that are hard to reach; they end with their test. */
export function difficulties() {
  const { listening, close } = loopback();
  return {
    close,
    async deployment({ time, faults = [], deliver = () => plain }: Difficulty): Promise<Difficult> {
      const reference = createReference({ faults, now: () => new Date(time.now()) });
      const seen = {
        arrivals: [] as number[],
        targets: [] as string[],
        connections: 0,
        mostConnections: 0,
        mostAtOnce: 0,
        statuses: {} as Record<number, number>,
      };
      let atOnce = 0;
      const sockets = new Set<Socket>();
      const server = createServer(async (request, reply) => {
        // Else the server tells the time of life.
        reply.setHeader('date', new Date(time.now()).toUTCString());
        const nth = seen.arrivals.push(time.now()) - 1;
        seen.targets.push(request.url ?? '');
        atOnce += 1;
        seen.mostAtOnce = Math.max(seen.mostAtOnce, atOnce);
        reply.on('close', () => {
          atOnce -= 1;
          if (reply.headersSent) seen.statuses[reply.statusCode] = (seen.statuses[reply.statusCode] ?? 0) + 1;
        });
        await deliver(request, nth, deployment)(reply, () => answerTo(request, reference.fetch));
      });
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        seen.connections += 1;
        seen.mostConnections = Math.max(seen.mostConnections, sockets.size);
      });
      const port = await listening(server);
      const deployment: Difficult = {
        origin: `http://127.0.0.1:${port}`,
        keys: keysOf(reference.accounts),
        seen,
        leave() {
          server.close();
          for (const socket of sockets) socket.resetAndDestroy();
        },
        comeBack: () => void server.listen(port, '127.0.0.1'),
      };
      return deployment;
    },
  };
}

async function answerTo(
  { url, method, headers }: IncomingMessage,
  fetch: (request: Request) => Promise<Response>,
): Promise<Answer> {
  const { authorization } = headers;
  const reply = await fetch(
    new Request(`http://reference.invalid${url}`, {
      method: method ?? 'GET',
      headers: authorization === undefined ? {} : { authorization },
    }),
  );
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: Buffer.from(await reply.arrayBuffer()),
  };
}

/** Checks of every kind, which a sound deployment passes in about a hundred requests. */
const mixed = [
  'envelopes/list',
  'envelopes/pagination',
  'envelopes/error',
  'envelopes/each-operation',
  'events/category-list',
  'events/limit-above-max',
  'events/window-chunks',
  'events/cursor-walk',
  'events/sort-recent',
  'errors/invalid-enum',
  'errors/stable-code',
  'authentication/missing-key',
  'authentication/metering',
] as const;

export interface Judged {
  readonly exitCode: number;
  /** Outcome and reason by check, of those that were selected. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** What the report says of them beyond that. */
  readonly notes: readonly string[];
  readonly requests: number;
  readonly seen: Seen;
  readonly err: string;
}

/** Whole runs against difficult deployments; what they leave behind ends with `close`. */
export function liveRuns() {
  const { deployment, close } = difficulties();
  const folders = temporaryFolder();
  return {
    async close() {
      await close();
      folders.remove();
    },
    async judged(
      { time = fastTime(), ...difficulty }: Partial<Difficulty> = {},
      args: readonly string[] = [],
      checks: readonly string[] = mixed,
    ): Promise<Judged> {
      const { origin, keys, seen } = await deployment({ time, ...difficulty });
      const { exitCode, out, err, files } = await program(
        ['run', '--base-url', origin, ...checks.flatMap((each) => ['--check', each]), ...args],
        {
          out: folders.make(),
          ...time,
          environment: { EI_API_KEY: keys.full, EI_API_KEY_REVOKED: keys.revoked },
        },
      );
      const everything = [out, err, ...Object.values(files)].join('\n');
      for (const key of Object.values(keys)) expect(everything).not.toContain(key);
      const report: Partial<Report> = JSON.parse(files['report.json'] ?? '{}');
      const selected = (report.checks ?? []).filter(({ id }) => checks.includes(id));
      return {
        exitCode,
        outcomes: Object.fromEntries(
          selected.map(({ id, outcome, reason }) => [
            id,
            reason === undefined ? outcome : `${outcome}: ${reason}`,
          ]),
        ),
        notes: selected.flatMap(({ note }) => note ?? []),
        requests: seen.arrivals.length,
        seen,
        err,
      };
    },
  };
}
