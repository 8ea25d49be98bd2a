import type { RunEvent } from '../../../engine/events.js';
import type { Check, Json } from '../../../kit/index.js';
import type { Wire } from '../../../transport/wire.js';
import type { Asked } from './asked.js';
import { headerPattern, headersOf, type Member, memberOf, places } from './members.js';
import { addValue } from './mutants.js';
import { readingBy } from './reading.js';
import {
  keyOf,
  type Look,
  listeningWire,
  type PlainReplies,
  type PlainReply,
  type PlainRequest,
} from './wires.js';

/** What one check reads when nothing is changed. */
export interface Survey {
  readonly check: string;
  readonly requests: number;
  /** Members that it looks at. */
  readonly reads: readonly Member[];
  /** Members of the replies that it is given. */
  readonly holds: readonly Member[];
  /** Values that stand there and that this judge has not met before, a few of each member. */
  readonly values: readonly (readonly [Member, readonly Json[]])[];
  /** What was asked, beside what every run asks before its first check. */
  readonly asked: readonly PlainRequest[];
}

/** Looks at what checks ask and read. */
export interface Surveyor {
  readonly survey: (check: string) => Promise<Survey>;
  /** What every run asks before its first check, and what it looks at in the replies. */
  readonly before: () => Asked['before'];
}

interface Means {
  readonly plain: PlainReplies;
  readonly run: (checks: readonly Check[], wire: Wire) => AsyncIterable<RunEvent>;
  readonly checks: ReadonlyMap<string, Check>;
  /** Whether a check asks for what changes with each request. */
  readonly isUnsteady: (check: string) => boolean;
}

export function createSurveyor({ plain, run, checks, isUnsteady }: Means): Surveyor {
  const met = new Map<Member, Json[]>();
  const known = new WeakMap<PlainReply, ReadonlyMap<Member, readonly Json[]>>();
  const before = new Map<string, PlainRequest>();
  const readBefore = new Set<Member>();

  /** The members of a reply, with a few of the values that stand there. */
  function membersOf(reply: PlainReply): ReadonlyMap<Member, readonly Json[]> {
    const before = known.get(reply);
    if (before !== undefined) return before;
    const members = new Map<Member, Json[]>();
    const keep = (pattern: string, value: Json): void => {
      if (reply.kind === undefined) return;
      const member = memberOf(reply.kind, pattern);
      const kept = members.get(member) ?? [];
      addValue(kept, value);
      members.set(member, kept);
    };
    const { headers } = reply.reply;
    for (const name of headersOf(headers)) keep(headerPattern(name), headers[name] ?? '');
    if (reply.json !== undefined) for (const [pattern, value] of places(reply.json)) keep(pattern, value);
    known.set(reply, members);
    return members;
  }

  async function survey(id: string): Promise<Survey> {
    const check = checks.get(id);
    const reads = new Set<Member>();
    const holds = new Set<Member>();
    const values = new Map<Member, Json[]>();
    const asked = new Map<string, PlainRequest>();
    let requests = 0;
    let isBegun = false;
    const heard = {
      asked(reply: PlainReply) {
        requests += 1;
        (isBegun ? asked : before).set(keyOf(reply.request), reply.request);
        for (const [member, some] of membersOf(reply)) {
          holds.add(member);
          const before = met.get(member) ?? [];
          met.set(member, before);
          const kept = values.get(member) ?? [];
          for (const value of some) if (addValue(before, value)) addValue(kept, value);
          if (kept.length === 0) continue;
          values.set(member, kept);
        }
      },
      // What the engine itself looks at says nothing of the check.
      read(member: Member, what: Look) {
        if (reading.isOn()) reads.add(member);
        else if (!isBegun && what === 'value') readBefore.add(member);
      },
    };
    const reading = readingBy(check);
    const wire = listeningWire(plain, { fresh: isUnsteady(id) }, heard);
    for await (const event of run(reading.checks, wire)) {
      if (event.type !== 'preflight-finished') continue;
      isBegun = true;
      requests = 0;
    }
    return {
      check: id,
      requests,
      reads: [...reads].filter((each) => holds.has(each)),
      holds: [...holds],
      values: [...values],
      asked: [...asked.values()],
    };
  }

  return { survey, before: () => ({ requests: [...before.values()], reads: readBefore }) };
}
