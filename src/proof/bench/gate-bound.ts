import { setTimeout as delay } from 'node:timers/promises';
import { checksIn, type Preset, suiteOf } from '../../cli/settings/presets.js';
import { session } from '../../engine/session.js';
import { inProcess } from '../../transport/in-process.js';
import type { Wire, WireReply, WireRequest } from '../../transport/wire.js';
import { createReference, type FaultId, fault, faultIds } from '../reference/index.js';
import { noon, referenceSettings } from './workload.js';

const now = () => new Date(noon);
const told = ({ status, text }: WireReply): string => `${status} ${text}`;

/** A request of a run, what it is answered with, and the faults that its answer could depend on. */
interface Asked {
  readonly request: WireRequest;
  readonly reply: string;
  readonly mayShow: ReadonlySet<FaultId>;
}

/** The distinct requests that a run of a preset sends to the plain reference. */
async function requestsOf(preset: Preset): Promise<readonly Asked[]> {
  const named = checksIn(preset);
  const checks = (await suiteOf(preset)).filter(({ id }) => named.length === 0 || named.includes(id));
  const reference = createReference({ now });
  const own = inProcess(reference.fetch);
  const sent = new Map<string, WireRequest>();
  const wire: Wire = {
    ...own,
    send(request, signal) {
      sent.set(JSON.stringify([request.path, request.headers]), request);
      return own.send(request, signal);
    },
  };
  const time = { now: () => noon, sleep: async (ms: number) => void (await delay(ms)) };
  const settings = referenceSettings(reference);
  for await (const event of session(settings, { checks, version: '0', wire, time }))
    if (event.type === 'trouble') throw new Error(`${event.where}: ${event.message}`);

  const asked: Asked[] = [];
  for (const request of sent.values()) {
    let mayShow: ReadonlySet<FaultId> = new Set();
    const tracing = inProcess(async (each) => {
      const traced = await reference.trace(each);
      mayShow = traced.asked;
      return traced.reply;
    });
    const reply = told(await tracing.send(request));
    // What a second one is answered with otherwise, such as usage, differs without a fault too.
    if (told(await own.send(request)) === reply) asked.push({ request, reply, mayShow });
  }
  return asked;
}

/** The places of the requests that a reference with a fault answers in another way. */
async function showing(id: FaultId, asked: readonly Asked[]): Promise<ReadonlySet<number>> {
  const wire = inProcess(createReference({ faults: [id], now }).fetch);
  const isBefore = fault(id).front !== undefined;
  const places = new Set<number>();
  for (const [place, { request, reply, mayShow }] of asked.entries()) {
    if (!isBefore && !mayShow.has(id)) continue;
    const seen = await wire.send(request).then(told, () => undefined);
    if (seen !== reply) places.add(place);
  }
  return places;
}

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
