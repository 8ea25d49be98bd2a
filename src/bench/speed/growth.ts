import { suite } from '../../../suites/index.js';
import type { InvariantBoard } from '../../engine/invariants.js';
import { soonest } from '../../engine/order.js';
import { readContract } from '../../engine/served-contract.js';
import type { JsonObject } from '../../kit/index.js';
import { inProcess } from '../../transport/in-process.js';
import { median } from '../sample.js';
import { calling, targets } from '../targets.js';
import { authorization, reference } from './board.js';
import { type Figure, rounds } from './figure.js';

/** What four times as much costs for each piece, against what a piece costs at first; 1 is linear. */
export async function growth(boardOf: () => InvariantBoard): Promise<readonly Figure[]> {
  const document = await openapi();
  const ordering = suite.map((check, place) => ({ check, requests: 1 + (place % 5) }));
  const reply = await inProcess(reference.fetch).send({
    path: targets[0] ?? '/',
    headers: { authorization },
  });
  const judged = (count: number) => () => {
    const board = boardOf();
    const exchange = { request: calling(targets[0] ?? '/'), ...reply, json: JSON.parse(reply.text), ms: 1 };
    for (let nth = 0; nth < count; nth += 1) board.judge({ ...exchange });
  };
  const growths: readonly (readonly [what: string, work: (times: number) => () => unknown])[] = [
    ['requests', (times) => judged(200 * times)],
    ['checks', (times) => () => soonest(Array.from({ length: times }, () => ordering).flat())],
    ['operations', (times) => () => readContract(widened(document, times), {})],
  ];
  const figures: Figure[] = [];
  for (const [what, work] of growths) {
    const [one, two, four] = [await usual(work(1)), await usual(work(2)), await usual(work(4))];
    figures.push(
      { what: `cost of each of twice as many ${what}`, value: two / one / 2, target: 'about 1' },
      { what: `cost of each of four times as many ${what}`, value: four / one / 4, target: 'about 1' },
    );
  }
  return figures;
}

/** Milliseconds that some work usually takes. */
async function usual(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

async function openapi(): Promise<JsonObject> {
  const { text } = await inProcess(reference.fetch).send({ path: '/openapi.json', headers: {} });
  return JSON.parse(text);
}

/** The document with each path so many times, under names of their own. */
function widened(document: JsonObject, times: number): JsonObject {
  const paths = Object.entries(Object(document.paths));
  const more = Array.from({ length: times }, (_, nth) =>
    paths.map(([path, item]) => [`${nth === 0 ? '' : `/copy-${nth}`}${path}`, withoutIds(item)]),
  );
  return { ...document, paths: Object.fromEntries(more.flat()) };
}

/** Ids of operations may stand once only. */
const withoutIds = (item: unknown): unknown =>
  JSON.parse(JSON.stringify(item, (name, value) => (name === 'operationId' ? undefined : value)));
