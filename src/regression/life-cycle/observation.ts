import { operation, operationIds } from '../../../contract/index.js';
import {
  at,
  type Exchange,
  Inconclusive,
  isArray,
  isObject,
  type Json,
  type ServedParameter,
  sameJson,
} from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import { type Declared, operationKey } from '../contract/declarations.js';
import { keyOf, type Occurrence, type Shown } from './state.js';

/** Values that would narrow a list if the names of Versioning 6 and 7 still applied. */
const pinnedValues: Readonly<Record<string, string>> = {
  domain: 'CONFLICT',
  event_family: 'conflict',
  category: 'POLITICAL',
  canonical_cluster_date_start: '2026-03-01',
  canonical_cluster_date_end: '2026-03-01',
  canonicalClusterDateStart: '2026-03-01',
  canonicalClusterDateEnd: '2026-03-01',
  confidence_profile: 'high',
  goldstein_min: '9',
  goldstein_max: '-9',
  goldstein_severity_min: '9',
  goldstein_severity_max: '1',
  max_confidence: '0.1',
  max_geo_precision: '1',
  max_goldstein: '-9',
  max_goldstein_scale: '-9',
  max_goldstein_severity: '1',
  max_magnitude: '1',
  max_market_sensitivity: '0.1',
};

/** A value that a parameter takes, as its declaration says, or as its name is known to. */
export function sampleValue(name: string, declared: ServedParameter | undefined): string {
  const known = Object.hasOwn(pinnedValues, name) ? pinnedValues[name] : undefined;
  return known ?? text(declaredValue(declared));
}

function declaredValue(declared: ServedParameter | undefined): Json {
  const schema = isObject(declared?.schema) ? declared.schema : {};
  const { enum: values, default: usual, type, minimum, format } = schema;
  const [example] = declared?.examples ?? [];
  // The last of several values is seldom the default, which would change nothing.
  const given = example ?? (isArray(values) ? values.at(-1) : undefined) ?? usual;
  if (given !== undefined) return given;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 1;
  if (format === 'date') return '2026-03-01';
  return 'a';
}

const text = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The parameters of an operation that are asked about, each with a value. */
interface Inquiry {
  /** The path below the base URL. */
  readonly path: string;
  /** Bounds of a window that closed weeks ago, where the operation takes one. */
  readonly base: Readonly<Record<string, string>>;
  readonly asked: readonly { readonly sighting: Occurrence; readonly value: string }[];
}

/** A day, in milliseconds. */
const day = 86_400_000;

/**
 * What is worth asking: parameters that the contract flags, no longer declares, or may leave out. Paths with placeholders
 * need a value that nobody knows, and are left out.
 */
export function inquiriesInto(
  states: readonly Occurrence[],
  contracts: readonly Declared[],
  now: Date,
): readonly Inquiry[] {
  const doubtful = states.filter(({ byContract }) => byContract !== 'active');
  const byOperation = new Map<string, readonly Occurrence[]>();
  for (const each of doubtful) {
    const key = operationKey(each.operation);
    byOperation.set(key, [...(byOperation.get(key) ?? []), each]);
  }
  const [start, end] = [40, 34].map((days) =>
    new Date(now.getTime() - days * day).toISOString().slice(0, 10),
  );
  return [...byOperation].flatMap(([key, sightings]): readonly Inquiry[] => {
    const declared = contracts.flatMap(({ operations }) =>
      operations.filter((each) => operationKey(each.path) === key),
    );
    const known =
      declared.find((each) => each.known !== undefined)?.known ??
      operationIds.find((id) => operationKey(operation(id).path) === key);
    const path = declared[0]?.path ?? (known === undefined ? undefined : operation(known).path);
    if (path === undefined || path.includes('{')) return [];
    const isWindowed = known !== undefined && operation(known).window === true;
    return [
      {
        path,
        base:
          isWindowed && start !== undefined && end !== undefined ? { date_start: start, date_end: end } : {},
        asked: sightings.map((sighting) => ({
          sighting,
          value: sampleValue(
            sighting.parameter,
            declared
              .map(({ parameters }) => parameters.get(sighting.parameter))
              .find((each) => each !== undefined),
          ),
        })),
      },
    ];
  });
}

/** Requests that inquiries cost at most: each operation without any parameter, and each parameter with a look whether data moved. */
export const costOf = (inquiries: readonly Inquiry[]): number =>
  inquiries.reduce((sum, { asked }) => sum + 2 * asked.length + 1, 0);

/** Sends inquiries with the full key. @returns what showed, by `keyOf`; what no reply could show is left out */
export async function behaviours(
  client: Client,
  inquiries: readonly Inquiry[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Shown>> {
  const found = new Map<string, Shown>();
  const ask = async (path: string, query: Readonly<Record<string, string>>) => {
    const target = `${path}?${new URLSearchParams(query)}`;
    try {
      return await client.send(
        { method: 'GET', target, credential: { role: 'full' } },
        { fresh: true, signal },
      );
    } catch (error) {
      // What the network or the account is to blame for shows nothing of the parameter.
      if (error instanceof Inconclusive) return undefined;
      throw error;
    }
  };
  for (const { path, base, asked } of inquiries) {
    const without = await ask(path, base);
    if (without?.status !== 200) continue;
    for (const { sighting, value } of asked) {
      const reply = await ask(path, { ...base, [sighting.parameter]: value });
      if (reply === undefined) continue;
      const seemsOther = reply.status === 200 && !sameJson(dataOf(reply), dataOf(without));
      const isOther = seemsOther && sameJson(dataOf(await ask(path, base)), dataOf(without));
      const shown = shownBy(reply, sighting.parameter, isOther);
      if (shown !== 'nothing') found.set(keyOf(sighting), shown);
    }
  }
  return found;
}

const dataOf = (reply: Exchange | undefined) => at(reply?.json, '/data');

/** Codes that say that an operation has no such parameter. */
const unknownCodes = ['UNKNOWN_PARAM', 'UNSUPPORTED_PARAM', 'UNSUPPORTED_FILTER'];

/** What a reply shows of a parameter. @param isOther whether its data are others than without the parameter */
function shownBy(reply: Exchange, parameter: string, isOther: boolean): Shown {
  if (reply.status === 400) {
    return unknownCodes.includes(String(at(reply.json, '/code'))) ? 'refused' : 'applied';
  }
  if (reply.status !== 200) return 'nothing';
  if (names(at(reply.json, '/applied_filters/ignored'), parameter)) return 'ignored';
  if (isOther) return 'applied';
  return names(at(reply.json, '/applied_filters/retired'), parameter) ? 'named' : 'nothing';
}

/** Whether a list or a map names a parameter. */
const names = (holder: unknown, parameter: string): boolean =>
  isArray(holder) ? holder.includes(parameter) : isObject(holder) && Object.hasOwn(holder, parameter);
