import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { suite } from '../../../suites/index.js';
import { keysOf } from '../../cli/reference/deployment.js';
import { type JudgeOptions, judge } from '../../library/judge.js';
import { changesBetween } from '../../regression/contract/changes.js';
import { contractOf } from '../../regression/contract/document/contract.js';
import { createReference } from '../reference/index.js';
import { type Curve, chartOf, exponentOf, type Points, shown } from './growth-chart.js';
import { noon } from './workload.js';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const root = resolve(import.meta.dirname, '../../../..');
const main = join(root, 'dist', 'src', 'main.js');
const picture = join(root, 'docs', 'screenshots', 'growth.svg');

/** Seconds that this process computes meanwhile, whatever else the machine does. */
async function computed(work: () => Promise<unknown>): Promise<number> {
  collect();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The less of two measurements. */
const least = async (work: () => Promise<unknown>): Promise<number> =>
  Math.min(await computed(work), await computed(work));

/** A declared operation of no family, with so many parameters. */
const extraOperation = (nth: number, parameters: number) => ({
  get: {
    operationId: `listExtra${nth}`,
    security: [{ bearerAuth: [] }],
    parameters: Array.from({ length: parameters }, (_, at) => ({
      name: `p${at}`,
      in: 'query',
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    })),
    responses: {
      200: { description: 'Rows', content: { 'application/json': { schema: rowsSchema } } },
      400: { description: 'A refusal', content: { 'application/json': { schema: { type: 'object' } } } },
    },
  },
});

const rowsSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, name: { type: 'string' }, score: { type: 'number' } },
      },
    },
  },
};

const refusal = { error: 'A value is out of range', code: 'INVALID_PARAMETER' };

interface Extra {
  readonly operations: number;
  readonly parameters: number;
}

/** The contract of the reference with further operations. */
async function contractWith({ operations, parameters }: Extra): Promise<Record<string, object>> {
  const { fetch } = createReference({ now: () => new Date(noon) });
  const served = await fetch(new Request('http://reference.invalid/openapi.json'));
  const document = (await served.json()) as Record<string, object>;
  const extra = Object.fromEntries(
    Array.from({ length: operations }, (_, nth) => [`/api/v2/extra-${nth}`, extraOperation(nth, parameters)]),
  );
  return { ...document, paths: { ...document.paths, ...extra } };
}

/** Judges the reference in process. @returns the requests of the run */
async function requestsOf(
  select: readonly string[],
  { extra, onReply = () => {} }: { readonly extra?: Extra; readonly onReply?: () => void } = {},
): Promise<number> {
  const reference = createReference({ now: () => new Date(noon) });
  const document = extra === undefined ? undefined : JSON.stringify(await contractWith(extra));
  const json = (text: string, status: number) =>
    new Response(text, { status, headers: { 'content-type': 'application/json' } });
  const options: JudgeOptions = { keys: keysOf(reference.accounts), select, seed: 1, now: () => noon };
  const { cost } = await judge({
    ...options,
    maxRequests: 1_000_000,
    fetch: async (request) => {
      onReply();
      const { pathname, searchParams } = new URL(request.url);
      if (document !== undefined && pathname === '/openapi.json') return json(document, 200);
      if (!pathname.startsWith('/api/v2/extra-')) return await reference.fetch(request);
      const isRefused = [...searchParams.values()].some((text) => !/^(?:[1-9]\d?|100)$/.test(text));
      return isRefused ? json(JSON.stringify(refusal), 400) : json('{"data":[]}', 200);
    },
  }).report();
  return cost.requests;
}

const declared = [
  'versioning/declared-requests',
  'versioning/declared-validation',
  'versioning/declared-schema',
];

async function pointsOf(
  sizes: readonly number[],
  costOf: (size: number) => Promise<number>,
): Promise<Points> {
  const points: [number, number][] = [];
  for (const size of sizes) points.push([size, await costOf(size)]);
  return points;
}

/** What further operations, or further parameters of ten of them, add to the requests of a run. */
async function requestCurves(): Promise<readonly Curve[]> {
  const none = await requestsOf(declared, { extra: { operations: 0, parameters: 0 } });
  const added = async (extra: Extra) => (await requestsOf(declared, { extra })) - none;
  return [
    {
      title: 'Requests against operations of a contract',
      size: 'further operations with 4 parameters',
      cost: 'further requests of a run',
      points: await pointsOf([10, 20, 40, 80, 160], (operations) => added({ operations, parameters: 4 })),
    },
    {
      title: 'Requests against parameters of a contract',
      size: 'parameters of each of ten further operations',
      cost: 'further requests of a run',
      points: await pointsOf([2, 4, 8, 16, 32], (parameters) => added({ operations: 10, parameters })),
    },
  ];
}

/** Parts of the suite, each with checks of all areas. */
const parts = [1 / 8, 1 / 4, 1 / 2, 1];

async function timeCurve(): Promise<Curve> {
  // What is compiled once is not counted.
  await requestsOf([]);
  const points: [number, number][] = [];
  for (const part of parts) {
    const select = suite.filter((_, nth) => nth % (1 / part) === 0).map(({ id }) => id);
    let requests = 0;
    const seconds = await least(async () => {
      requests = await requestsOf(select);
    });
    points.push([requests, seconds]);
  }
  return {
    title: 'Time against requests',
    size: 'requests of a run',
    cost: 'seconds of processor, reference included',
    points,
  };
}

/** Replies between two looks at the memory. */
const stride = 400;

async function memoryCurve(): Promise<Curve> {
  const points: [number, number][] = [];
  let replies = 0;
  await requestsOf([], {
    onReply: () => {
      replies += 1;
      if (replies % stride !== 0) return;
      collect();
      points.push([replies, process.memoryUsage().heapUsed / 1e6]);
    },
  });
  return {
    title: 'Memory against replies',
    size: 'replies of one run',
    cost: 'MB held, reference included',
    points,
  };
}

const profileSets = ['gov', 'gov,facilities', 'gov,facilities,leiregistry', 'core'];

/** Bundles of more and more profiles, and the processor that `verify` takes in a process of its own. */
function verificationCurve(): Curve {
  const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-growth-'));
  const node = (args: readonly string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', telling, main, ...args], {
      encoding: 'utf8',
    });
    if (status === null || status > 2) throw new Error(stderr);
    return Number(/\ncpu (\d+)$/.exec(stderr)?.[1]) / 1e6;
  };
  try {
    const pem = join(folder, 'vendor.pem');
    node(['keygen', '--out', pem]);
    const certify = ['certify', '--anyway', '--reference', '--key-file', pem, '--nonce', 'of the benchmark'];
    const points = profileSets.map((profile, nth) => {
      const out = join(folder, String(nth));
      node([...certify, '--profile', profile, '--out', out]);
      const verify = () => node(['verify', out, '--public-key', join(folder, 'vendor.pub')]);
      const exchanges = [1, 2, 3]
        .map((round) => JSON.parse(readFileSync(join(out, `round-${round}.exchanges.json`), 'utf8')))
        .reduce((sum, journal) => sum + journal.exchanges.length, 0);
      return [exchanges, Math.min(verify(), verify())] as const;
    });
    return {
      title: 'Verification against exchanges',
      size: 'exchanges of a bundle',
      cost: 'seconds of processor',
      points,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints at the end what a process and all its threads took, in microseconds. */
const telling = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write('\\ncpu ' + (user + system)); });",
)}`;

/** Two contracts of so many operations, of which each has one parameter more in the second. */
async function diffCurve(): Promise<Curve> {
  const compared = async (operations: number) => {
    const [old, next] = [
      await contractWith({ operations, parameters: 4 }),
      await contractWith({ operations, parameters: 5 }),
    ];
    return await least(async () => {
      changesBetween(await contractOf(old, 'old'), await contractOf(next, 'next'));
    });
  };
  await compared(100);
  return {
    title: 'Comparison against the size of two contracts',
    size: 'further operations of each',
    cost: 'seconds of processor',
    points: await pointsOf([100, 200, 400, 800, 1600], compared),
  };
}

function print({ title, size, cost, points }: Curve): void {
  console.log(`\n${title} (exponent ${exponentOf(points).toFixed(2)})\n`);
  console.log(`| ${size} | ${cost} |\n| ---: | ---: |`);
  for (const point of points) console.log(`| ${point.map(shown).join(' | ')} |`);
}

/** Prints how costs grow, a table each, and draws all curves. */
const curves: Curve[] = [];
for (const measure of [requestCurves, timeCurve, memoryCurve, verificationCurve, diffCurve]) {
  for (const curve of [await measure()].flat()) {
    print(curve);
    curves.push(curve);
  }
}
writeFileSync(picture, chartOf(curves));
