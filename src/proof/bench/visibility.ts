import { setTimeout as delay } from 'node:timers/promises';
import { checksIn, type Preset, suiteOf } from '../../cli/settings/presets.js';
import { session } from '../../engine/session.js';
import { inProcess } from '../../transport/in-process.js';
import { authorizationField, type Wire, type WireReply, type WireRequest } from '../../transport/wire.js';
import { createReference, type FaultId, fault } from '../reference/index.js';
import { noon, referenceSettings } from './workload.js';

const now = () => new Date(noon);
const told = ({ status, text }: WireReply): string => `${status} ${text}`;

/** A request of a run, what it is answered with, and the faults that its answer could depend on. */
export interface Asked {
  readonly request: WireRequest;
  readonly reply: string;
  readonly mayShow: ReadonlySet<FaultId>;
}

/** Which requests show a fault, each by its place among the keys of the requests (`bench/show-faults.js` writes it). */
export interface Visibility {
  readonly requests: readonly string[];
  readonly shown: Readonly<Record<string, readonly number[]>>;
}

/** A text by which a request is known again. */
export const requestKey = (target: string, authorization: string | null | undefined): string =>
  `${target} ${authorization ?? ''}`;

export const keyOf = ({ request }: Asked): string =>
  requestKey(request.path, authorizationField(request)?.value);

/** The distinct requests that a run of a preset sends to the plain reference. */
export async function requestsOf(preset: Preset): Promise<readonly Asked[]> {
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

/**
 * The places of the requests that a reference with a fault answers in another way.
 * @param most where it stops to look for more
 */
export async function showing(
  id: FaultId,
  asked: readonly Asked[],
  most = Number.POSITIVE_INFINITY,
): Promise<ReadonlySet<number>> {
  const wire = inProcess(createReference({ faults: [id], now }).fetch);
  const isBefore = fault(id).front !== undefined;
  const places = new Set<number>();
  for (const [place, { request, reply, mayShow }] of asked.entries()) {
    if (places.size >= most) break;
    if (!isBefore && !mayShow.has(id)) continue;
    const seen = await wire.send(request).then(told, () => undefined);
    if (seen !== reply) places.add(place);
  }
  return places;
}
