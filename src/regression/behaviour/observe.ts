import { createHash } from 'node:crypto';
import { at, type Exchange, isArray, isObject, type Json } from '../../kit/index.js';
import { type Fact, factsByKey, type Observation } from './observation.js';
import { orderOf } from './order.js';
import type { Question } from './question.js';
import { isSummary } from './same-data.js';
import { shapeOf } from './shape.js';

/** Members of an envelope that tell what was made of the request. */
const echoes = [
  '/applied_filters',
  '/sort',
  '/group_by',
  '/pagination/limit',
  '/meta/window_adjustment',
] as const;

/** What a reply to a question shows. @param base the rows of the question that it stands beside */
export function observationOf(
  { id, operation, about }: Question,
  { status, json, headers }: Exchange,
  base: readonly string[] | undefined,
): Observation {
  const rows = rowsIn(json);
  const digests = rows.map(digestOf);
  const isDefault = about === 'default';
  const facts: Fact[] = [
    { aspect: about === 'life cycle' ? 'life cycle' : 'status', at: 'status', seen: String(status) },
    ...(status === 200
      ? []
      : [{ aspect: 'code', at: '/code', seen: String(at(json, '/code') ?? 'none') } as const]),
    ...shapeOf(json, echoes),
    ...echoes
      .flatMap((place) => leaves(at(json, place), place))
      .map(
        (each): Fact => ({
          ...each,
          aspect: isDefault ? 'default' : about === 'life cycle' ? 'life cycle' : 'echo',
        }),
      ),
    ...headersIn(headers),
    ...windowOf(json),
    ...limitOf(json, rows.length),
    ...orderOf(rows).map(
      (each): Fact => ({
        ...each,
        ...(isDefault ? { aspect: 'default' } : {}),
        // Buckets of equal counts can show any order.
        ...(isSummary(operation) ? { ofData: true } : {}),
      }),
    ),
    {
      aspect: isDefault ? 'default' : 'selection',
      at: 'number of rows',
      seen: String(rows.length),
      ofData: true,
    },
    { aspect: 'selection', at: 'rows', seen: digestOf([...digests].toSorted()), ofData: true },
    { aspect: 'order', at: 'rows in their order', seen: digestOf(digests), ofData: true },
  ];
  if (base !== undefined && base.length > 0 && status === 200) {
    const isSame = digests.length === base.length && digests.every((each) => base.includes(each));
    const seen = isSame ? 'the same rows as without it' : 'other rows than without it';
    facts.push({ aspect: about ?? 'selection', at: 'effect', seen });
  }
  return { question: id, facts: factsByKey(facts), rows: digests };
}

const rowsIn = (json: Json | undefined): readonly Json[] => {
  const data = at(json, '/data');
  return isArray(data) ? data : [];
};

/** What identifies a row: its id, or the member that it is grouped by, or the whole of it. */
function digestOf(row: unknown): string {
  const { id, facility_id: facility, key } = Object(row) as { readonly [member: string]: Json };
  const identity = id ?? facility ?? key ?? row;
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 12);
}

/** The words and switches within an echo; of numbers only that they are there, since they may count data. */
function leaves(value: Json | undefined, place: string): readonly Omit<Fact, 'aspect'>[] {
  if (value === undefined) return [];
  if (isArray(value)) {
    const words = value.filter((each) => typeof each === 'string').toSorted();
    const objects = value.filter((each) => isObject(each) || isArray(each));
    return [
      { at: place, seen: words.length === 0 ? 'a list' : `a list of ${words.join(', ')}` },
      ...objects.flatMap((each) => leaves(each, `${place}/*`)),
    ];
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, each]) => leaves(each, `${place}/${name}`));
  }
  return [
    {
      at: place,
      seen: typeof value === 'number' && place !== '/pagination/limit' ? 'a number' : classOf(value),
    },
  ];
}

const classOf = (value: Json): string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? 'a date' : String(value).slice(0, 200);

/** Headers that the specification speaks of, and how the body is written. */
function headersIn({
  'content-type': type = 'none',
  deprecation = 'none',
  link,
}: Exchange['headers']): readonly Fact[] {
  const relation = /rel="?successor-version"?/.test(link ?? '') ? 'to a successor' : 'none';
  return [
    { aspect: 'echo', at: 'header Content-Type', seen: type.replace(/;.*$/s, '') },
    { aspect: 'echo', at: 'header Deprecation', seen: deprecation.slice(0, 100) },
    { aspect: 'echo', at: 'header Link', seen: relation },
  ];
}

function limitOf(json: Json | undefined, rows: number): readonly Fact[] {
  const limit = at(json, '/pagination/limit');
  if (typeof limit !== 'number') return [];
  return [
    {
      aspect: 'selection',
      at: 'rows and limit',
      seen: rows > limit ? 'more rows than the limit' : 'no more rows',
    },
  ];
}

/** How many days lie between the first and the last date of the effective window. */
function windowOf(json: Json | undefined): readonly Fact[] {
  const text = JSON.stringify(at(json, '/meta/query_window') ?? null);
  const dates = (text.match(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g) ?? []).map((each) => Date.parse(each));
  if (dates.length < 2) return [];
  const days = Math.round((Math.max(...dates) - Math.min(...dates)) / 86_400_000);
  return [{ aspect: 'default', at: '/meta/query_window', seen: `${days} days` }];
}
