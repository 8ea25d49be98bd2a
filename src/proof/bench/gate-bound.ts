import { readFileSync } from 'node:fs';
import { faultIds } from '../reference/index.js';
import type { Tried } from './try-inputs.js';
import type { Visibility } from './visibility.js';

/** Something that asks for requests, with the faults that their replies show. */
interface Asking {
  readonly requests: readonly string[];
  readonly shown: ReadonlySet<string>;
}

const lacking = (all: ReadonlySet<string>, some: Iterable<string>): number => {
  let count = 0;
  for (const each of some) if (!all.has(each)) count += 1;
  return count;
};

/** How many faults so many requests show, where each choice is the one that shows most for its new requests. */
function shownBy(asking: readonly Asking[], most: number): number {
  const requests = new Set<string>();
  const shown = new Set<string>();
  for (;;) {
    let best: Asking | undefined;
    let bestWorth = 0;
    for (const each of asking) {
      const cost = lacking(requests, each.requests);
      const worth = requests.size + cost <= most ? lacking(shown, each.shown) / (cost + 0.2) : 0;
      if (worth > bestWorth) [best, bestWorth] = [each, worth];
    }
    if (best === undefined) return shown.size;
    for (const request of best.requests) requests.add(request);
    for (const fault of best.shown) shown.add(fault);
  }
}

const marks = [100, 200, 300, 368, 500];

/**
 * How many faults a few requests of a full run could show: a fault counts as shown by a request whose reply it changes in any
 * way. First for requests that are chosen one by one, then for inputs of checks, which bring others along. However well replies
 * are judged, such a choice catches no more.
 */
function main(visibilityFile = 'shown.json', triedFile = 'tried.json'): void {
  const visibility = JSON.parse(readFileSync(visibilityFile, 'utf8')) as Visibility;
  const { inputs } = JSON.parse(readFileSync(triedFile, 'utf8')) as Tried;
  const byRequest = new Map<string, Set<string>>();
  for (const [fault, places] of Object.entries(visibility.shown))
    for (const place of places) {
      const request = visibility.requests[place] ?? '';
      byRequest.set(request, (byRequest.get(request) ?? new Set()).add(fault));
    }
  const alone = [...byRequest].map(([request, shown]) => ({ requests: [request], shown }));
  const ofInputs = inputs.map(({ requests }) => ({
    requests,
    shown: new Set(requests.flatMap((request) => [...(byRequest.get(request) ?? [])])),
  }));
  const share = (count: number): string => `${((count / faultIds.length) * 100).toFixed(1)} %`;
  for (const most of marks)
    console.log(
      `${most} requests show ${share(shownBy(alone, most))} of ${faultIds.length} faults, ${share(shownBy(ofInputs, most))} by inputs`,
    );
}

main(...process.argv.slice(2));
