import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type FaultId, fault, faultIds } from '../reference/index.js';
import { keyOf, requestsOf, showing, type Visibility } from './visibility.js';

/** Of a fault that so many requests show, a choice of requests hardly misses all. */
const most = 30;

/** Whether single requests can show a fault; with some seeds is enough, as the seed of a choice stands for the others. */
const isShownByRequests = (id: FaultId): boolean => [undefined, 'seeds'].includes(fault(id).needs);

/**
 * Writes which requests of a full run show which faults, for `choose-gate.js`: some of them for each fault that needs no more than
 * requests, those of the preset `gate` first. `every` tries one fault in so many.
 */
async function main(out = 'shown.json', every = '1'): Promise<void> {
  const inGate = new Set((await requestsOf('gate')).map(keyOf));
  // By its digest a request stands at the same place for each fault, so that few requests are found for many faults.
  const rank = (key: string): string =>
    `${inGate.has(key) ? 0 : 1}${createHash('sha256').update(key).digest('hex')}`;
  const asked = (await requestsOf('full'))
    .map((each) => ({ each, rank: rank(keyOf(each)) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ each }) => each);
  const tried = faultIds.filter((id, at) => at % Number(every) === 0 && isShownByRequests(id));
  const shown: [string, readonly number[]][] = [];
  for (const id of tried) shown.push([id, [...(await showing(id, asked, most))]]);
  const visibility: Visibility = { requests: asked.map(keyOf), shown: Object.fromEntries(shown) };
  writeFileSync(out, JSON.stringify(visibility));
  const seen = shown.filter(([, places]) => places.length > 0);
  console.log(`${asked.length} requests show ${seen.length} of ${tried.length} faults. Written to ${out}`);
}

await main(...process.argv.slice(2));
