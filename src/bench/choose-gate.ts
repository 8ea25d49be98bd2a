import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { suite } from '../../suites/index.js';
import { keysOf } from '../cli/reference.js';
import type { Matrix } from '../cli/selftest/matrix.js';
import { session } from '../engine/session.js';
import { defaults } from '../engine/settings.js';
import { createReference } from '../reference/index.js';
import { inProcess } from '../transport/in-process.js';
import type { Wire } from '../transport/wire.js';

/** Requests that the preset may cost on the reference, the probe's included; a tenth is left for other seeds. */
const most = 360;
const noon = Date.parse('2026-11-20T12:00:00Z');

/** Remembers what was asked for. */
function recording(wire: Wire, asked: Set<string>): Wire {
  return {
    ...wire,
    send: (request, signal) => {
      asked.add(JSON.stringify([request.path, request.headers]));
      return wire.send(request, signal);
    },
  };
}

/** The requests of a run over some checks; checks share the replies to identical ones. */
async function requestsOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const began = performance.now();
  const now = () => noon + performance.now() - began;
  const reference = createReference({ now: () => new Date(now()) });
  const asked = new Set<string>();
  const settings = {
    baseUrl: 'http://reference.invalid',
    targetName: 'the reference',
    keys: keysOf(reference.accounts),
    surfaces: {},
    seed: 1,
    concurrency: defaults.concurrency,
    maxRequests: defaults.maxRequests,
    timeoutMs: defaults.timeoutMs,
    select: ids,
    command: '',
  };
  const time = { now, sleep: async (ms: number) => void (await setTimeout(ms)) };
  const wire = recording(inProcess(reference.fetch), asked);
  for await (const _ of session(settings, { checks: suite, version: '0', wire, time })) {
    // Only what is asked for matters here.
  }
  return asked;
}

const [matrixFile = 'matrix.json', out = 'suites/gate.ts'] = process.argv.slice(2);
const matrix = JSON.parse(readFileSync(matrixFile, 'utf8')) as Matrix;
const caughtBy = new Map<string, Set<string>>();
for (const { fault, outcomes } of matrix.rows) {
  for (const { check, outcome } of outcomes) {
    if (outcome !== 'fail') continue;
    caughtBy.set(check, (caughtBy.get(check) ?? new Set()).add(fault));
  }
}

const candidates = new Map<string, ReadonlySet<string>>();
for (const { id, kind } of suite) {
  if (caughtBy.has(id)) candidates.set(id, kind === 'invariant' ? new Set() : await requestsOf([id]));
}

const chosen = new Set<string>();
const asked = new Set<string>();
const caught = new Set<string>();
const added = (all: ReadonlySet<string>, had: ReadonlySet<string>): number =>
  [...all].filter((each) => !had.has(each)).length;

while (candidates.size > 0) {
  const ranked = [...candidates]
    .map(([id, requests]) => ({
      id,
      requests,
      cost: added(requests, asked),
      gain: added(caughtBy.get(id) ?? new Set(), caught),
    }))
    .filter(({ cost, gain }) => gain > 0 && asked.size + cost <= most)
    .toSorted((one, other) => other.gain / (other.cost + 0.5) - one.gain / (one.cost + 0.5));
  const [best] = ranked;
  if (best === undefined) break;
  chosen.add(best.id);
  candidates.delete(best.id);
  for (const request of best.requests) asked.add(request);
  for (const fault of caughtBy.get(best.id) ?? []) caught.add(fault);
}

const ids = suite.map(({ id }) => id).filter((id) => chosen.has(id));
const text = `/**
 * The checks of the preset \`gate\`: those that catch most faults of the reference for the fewest requests.
 * Chosen by \`node dist/src/bench/choose-gate.js\` from the matrix of the self-test.
 */
export const gate: readonly string[] = [
${ids.map((id) => `  '${id}',`).join('\n')}
];
`;
writeFileSync(out, text);
console.log(
  `${ids.length} checks, ${asked.size} requests, ${caught.size} of ${matrix.rows.length} faults (${((caught.size / matrix.rows.length) * 100).toFixed(1)} %)`,
);
