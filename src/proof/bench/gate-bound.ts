import { fault, faultIds } from '../reference/index.js';
import { requestsOf, showing } from './visibility.js';

/** How many faults the first requests show, where each is the one that shows most of those that no earlier one shows. */
function greedy(shown: readonly ReadonlySet<number>[]): readonly number[] {
  const all = shown.filter(({ size }) => size > 0);
  let open = all;
  const counts: number[] = [];
  while (open.length > 0) {
    const gains = new Map<number, number>();
    for (const places of open) for (const place of places) gains.set(place, (gains.get(place) ?? 0) + 1);
    const [best] = [...gains].toSorted(([, one], [, other]) => other - one);
    open = open.filter((places) => best !== undefined && !places.has(best[0]));
    counts.push(all.length - open.length);
  }
  return counts;
}

const marks = [50, 100, 200, 300, 400, 500, 600, 800, 1000];

/**
 * How few requests of a run could show the faults at all: a fault counts as shown by a request whose reply it changes in any
 * way. No choice among these requests catches more, however well it judges each reply. `every` tries one fault in
 * so many; those that need more than requests, such as time, are left out.
 */
async function main(every = '10', preset: string = 'full'): Promise<void> {
  const asked = await requestsOf(preset === 'gate' ? 'gate' : 'full');
  const tried = faultIds.filter((id, at) => at % Number(every) === 0 && fault(id).needs === undefined);
  const shown: ReadonlySet<number>[] = [];
  for (const id of tried) shown.push(await showing(id, asked));
  const counts = greedy(shown);
  const share = (count: number): string => `${((count / tried.length) * 100).toFixed(1)} %`;
  console.log(`${asked.length} requests, ${tried.length} faults`);
  for (const mark of marks.filter((each) => each < counts.length))
    console.log(`${mark} requests show at most ${share(counts[mark - 1] ?? 0)}`);
  console.log(`${counts.length} requests show ${share(counts.at(-1) ?? 0)}`);
}

await main(...process.argv.slice(2));
