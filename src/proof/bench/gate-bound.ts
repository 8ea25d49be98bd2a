import { readFileSync } from 'node:fs';
import { faultIds } from '../reference/index.js';
import { coverOf, filled, type Teller } from './cover.js';
import type { Tried } from './try-inputs.js';
import type { Visibility } from './visibility.js';

const marks = [100, 200, 300, 368, 500];

/**
 * How many faults a few requests of a full run could show: a fault counts as shown by a request whose reply it changes in any
 * way. First for requests that are chosen one by one, then for inputs of checks, which bring others along. However well replies
 * are judged, such a choice catches no more.
 */
function main(visibilityFile = 'shown.json', triedFile = 'tried.json'): void {
  const visibility = JSON.parse(readFileSync(visibilityFile, 'utf8')) as Visibility;
  const { inputs, probe } = JSON.parse(readFileSync(triedFile, 'utf8')) as Tried;
  const byRequest = new Map<string, Set<string>>();
  for (const [fault, places] of Object.entries(visibility.shown))
    for (const place of places) {
      const request = visibility.requests[place] ?? '';
      byRequest.set(request, (byRequest.get(request) ?? new Set()).add(fault));
    }
  const alone = [...byRequest].map(([request, shown]) => ({ requests: new Set([request]), faults: shown }));
  const ofInputs = inputs.map(({ requests }) => ({
    requests: new Set([...probe, ...requests]),
    faults: new Set([...probe, ...requests].flatMap((request) => [...(byRequest.get(request) ?? [])])),
  }));
  const shownBy = (tellers: readonly Teller[], most: number): number =>
    filled(coverOf<Teller>([]), tellers, most).faults.size;
  const share = (count: number): string => `${((count / faultIds.length) * 100).toFixed(1)} %`;
  for (const most of marks)
    console.log(
      `${most} requests show ${share(shownBy(alone, most))} of ${faultIds.length} faults, ${share(shownBy(ofInputs, most))} by inputs`,
    );
}

main(...process.argv.slice(2));
