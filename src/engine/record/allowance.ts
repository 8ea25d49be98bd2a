import { clipped, type Exchange } from '../../kit/index.js';
import type { CheckResult, Failure, InvariantMet } from '../events.js';
import { excerpted } from '../judge/evidence.js';

/** Bytes of `report.json` that the exchanges of a run may take: as they are, then as excerpts. */
const mostBytes = { whole: 7_000_000, excerpts: 3_000_000 } as const;
/** Of those of one failure. */
const mostOfFailure = 1_000_000;
/** Exchanges of a failure that are kept, and how many of them from its beginning. */
const [mostShown, firstShown] = [40, 10];

/** What a result may take without its exchanges, in UTF-16 units of JSON, before its texts are clipped. */
const mostOfResult = 12_000;
const clippedTo = 300;
const mostListed = 8;

/** Decides how much of a run's evidence is kept, so that its log and its reports stay small whatever a target sends. */
export interface Allowance {
  /** A result that shares no memory with replies. */
  ofResult(result: CheckResult): CheckResult;
  ofMeeting(met: InvariantMet): InvariantMet;
}

export function createAllowance(): Allowance {
  const left = { ...mostBytes };
  /** Several checks may have one proof. */
  const taken = new WeakMap<Exchange, Exchange>();

  function fitting(exchange: Exchange, place: string, most: number): Exchange | undefined {
    const bytes = bytesOf(exchange, Math.min(left.whole, most));
    if (bytes <= Math.min(left.whole, most)) {
      left.whole -= bytes;
      return exchange;
    }
    const excerpt = excerpted(exchange, place);
    const least = bytesOf(excerpt, left.excerpts);
    if (least > left.excerpts) return undefined;
    left.excerpts -= least;
    return excerpt;
  }

  function single(exchange: Exchange, place: string): Exchange {
    const known = taken.get(exchange);
    if (known !== undefined) return known;
    const kept = fitting(exchange, place, mostOfFailure) ?? bare(exchange);
    taken.set(exchange, kept);
    return kept;
  }

  /** From the end, since the last one shows the contradiction. */
  function several({ exchanges, finding }: Failure): readonly Exchange[] {
    let most = mostOfFailure;
    const shown =
      exchanges.length <= mostShown
        ? exchanges
        : [...exchanges.slice(0, firstShown), ...exchanges.slice(firstShown - mostShown)];
    const [last, ...others] = shown.toReversed();
    if (last === undefined) return [];
    const kept = others.flatMap((exchange) => {
      const each = fitting(exchange, '', most);
      most -= each === exchange ? bytesOf(exchange, most) : 0;
      return each ?? [];
    });
    return [...kept.toReversed(), single(last, finding.at)];
  }

  return {
    ofResult({ failure, proof, ...rest }) {
      return copied({
        ...withShortTexts(rest),
        ...(failure === undefined
          ? {}
          : { failure: { ...withShortTexts({ ...failure, exchanges: [] }), exchanges: several(failure) } }),
        ...(proof === undefined ? {} : { proof: single(proof, '') }),
      });
    },
    ofMeeting: ({ contradiction, ...rest }) =>
      copied({
        ...withShortTexts(rest),
        ...(contradiction === undefined ? {} : { contradiction: excerptedIfLarge(contradiction) }),
      }),
  };
}

/** What an invariant met is judged again by a run that is resumed; it is kept whole where that costs little. */
const excerptedIfLarge = (exchange: Exchange): Exchange =>
  exchange.text.length <= clippedTo * 100 ? exchange : excerpted(exchange);

/** How deep an exchange stands in `report.json`. */
const depth = 3;

/** The bytes that a value takes as indented JSON; where they are more than enough, only that they are. */
function bytesOf(value: unknown, enough: number, level = depth): number {
  if (typeof value === 'string')
    return value.length > enough ? value.length : Buffer.byteLength(JSON.stringify(value));
  if (typeof value !== 'object' || value === null) return 8;
  const line = 2 * level + 3;
  let bytes = line;
  for (const [name, member] of Object.entries(value)) {
    bytes += line + (Array.isArray(value) ? 0 : bytesOf(name, enough));
    if (bytes <= enough) bytes += bytesOf(member, enough - bytes, level + 1);
    if (bytes > enough) break;
  }
  return bytes;
}

/** A request and the digest of its reply. */
function bare(exchange: Exchange): Exchange {
  const { request, excerpt, ...rest } = excerpted(exchange);
  const { bytes = 0, sha256 = '', isJson = false } = excerpt ?? {};
  return {
    ...rest,
    request: { ...request, target: clipped(request.target, clippedTo) },
    headers: {},
    text: '',
    excerpt: { bytes, sha256, isJson },
  };
}

/** What shares no memory with replies, parts of which would keep all of them. */
const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** A value with its texts and lists clipped, if it is large. */
export function withShortTexts<Value>(value: Value): Value {
  return JSON.stringify(value).length <= mostOfResult ? value : (short(value, '') as Value);
}

/** Lists whose length a target decides. */
const lists: readonly string[] = ['deviations', 'rows'];

function short(value: unknown, name: string): unknown {
  if (typeof value === 'string') return clipped(value, clippedTo);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return (lists.includes(name) ? value.slice(0, mostListed) : value).map((each) => short(each, ''));
  const members = Object.entries(value).map(
    ([member, each]) => [clipped(member, clippedTo), short(each, member)] as const,
  );
  return Object.fromEntries(name === 'observations' || name === 'witnesses' ? members.slice(0, 40) : members);
}
