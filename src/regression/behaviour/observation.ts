import { createHash } from 'node:crypto';
import { type OperationId, operation } from '../../../contract/index.js';
import {
  at,
  type Exchange,
  Inconclusive,
  isArray,
  isObject,
  type Json,
  largestOf,
  smallestOf,
} from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import { type Surfaces, targetOf } from '../../transport/request.js';
import type { Question } from './questions.js';
import { shapeOf } from './reply-shape.js';

/** What a fact is about. */
export type Aspect = 'status' | 'code' | 'shape' | 'echo' | 'default' | 'order' | 'selection' | 'life cycle';

/** One structural fact of a reply: never a value of the data. */
export interface Fact {
  readonly aspect: Aspect;
  /** What it is a fact of: a place in the body, with `*` for every element of an array, or a few words. */
  readonly at: string;
  /** What was seen, in a few words. */
  readonly seen: string;
  /** Whether it depends on which rows there are, so that it compares deployments with the same data alone. */
  readonly ofData?: true;
}

/** What one reply to a question showed; facts by aspect and place. */
interface Observation {
  readonly question: string;
  readonly facts: ReadonlyMap<string, Fact>;
  /** Short digests of what identifies the rows, in their order. */
  readonly rows: readonly string[];
}

/** The answers of a deployment to all questions, by their ids. */
export type Observations = ReadonlyMap<string, Observation>;

export const factKey = ({ aspect, at }: Pick<Fact, 'aspect' | 'at'>): string => `${aspect} ${at}`;

export const factsByKey = (facts: readonly Fact[]): ReadonlyMap<string, Fact> =>
  new Map(facts.map((each) => [factKey(each), each]));

/** With fewer rows, or fewer different values, an order may be an accident. */
const fewestRows = 8;
const fewestValues = 4;

/** By which members rows are ordered, and in which direction. */
function orderOf(rows: readonly Json[]): readonly Fact[] {
  if (rows.length < fewestRows) return [];
  const [first] = rows;
  return placesIn(first).flatMap((place): readonly Fact[] => {
    const values = rows.map((row) => at(row, place));
    if (values.some((each) => typeof each !== 'number' && typeof each !== 'string')) return [];
    if (new Set(values).size < fewestValues) return [];
    return [
      { aspect: 'order', at: `/data/*${place}`, seen: directionOf(values as readonly (number | string)[]) },
    ];
  });
}

/** Members of a row, and of the objects in it. */
const placesIn = (row: Json | undefined): readonly string[] =>
  isObject(row)
    ? Object.entries(row).flatMap(([name, value]) =>
        isObject(value) ? Object.keys(value).map((inner) => `/${name}/${inner}`) : [`/${name}`],
      )
    : [];

function directionOf(values: readonly (number | string)[]): string {
  const pairs = values.slice(1).map((value, index) => [values[index] ?? value, value] as const);
  if (pairs.every(([one, next]) => one <= next)) return 'ascending';
  return pairs.every(([one, next]) => one >= next) ? 'descending' : 'no order';
}

/** Summaries group the rows of a list: their buckets may be the same ones with other rows in them. */
const grouping: Readonly<Partial<Record<OperationId, OperationId>>> = {
  summarizeEvents: 'listEvents',
  summarizeStories: 'listStories',
};

/** Whether an operation groups the rows of another one. */
const isSummary = (operation: OperationId): boolean => grouping[operation] !== undefined;

/** Operations whose first question got the same rows from both. */
export function sameDataIn(
  questions: readonly Question[],
  first: Observations,
  second: Observations,
): ReadonlySet<OperationId> {
  const firsts = new Map<OperationId, Question>();
  for (const each of questions) if (!firsts.has(each.operation)) firsts.set(each.operation, each);
  const isSame = (operation: OperationId): boolean => {
    const id = firsts.get(operation)?.id ?? '';
    const [one, other] = [first, second].map((each) => [...(each.get(id)?.rows ?? [])].toSorted());
    return one !== undefined && one.length > 0 && one.join() === other?.join();
  };
  return new Set([...firsts.keys()].filter((operation) => isSame(grouping[operation] ?? operation)));
}

/** Members of an envelope that tell what was made of the request. */
const echoes = [
  '/applied_filters',
  '/sort',
  '/group_by',
  '/pagination/limit',
  '/meta/window_adjustment',
] as const;

/** What a reply to a question shows. @param base the rows of the question that it stands beside */
function observationOf(
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
  const days = Math.round((largestOf(dates) - smallestOf(dates)) / 86_400_000);
  return [{ aspect: 'default', at: '/meta/query_window', seen: `${days} days` }];
}

const day = 86_400_000;

/** A window of a week that closed weeks ago: its data hardly move any more. */
function settledWindow(now: Date): { readonly date_start: string; readonly date_end: string } {
  const [date_start = '', date_end = ''] = [40, 34].map((days) =>
    new Date(now.getTime() - days * day).toISOString().slice(0, 10),
  );
  return { date_start, date_end };
}

/** What a deployment answers to every question, by their ids; questions that got no answer are left out. */
export async function observe(
  client: Client,
  questions: readonly Question[],
  now: Date,
  { surfaces = {}, signal }: { readonly surfaces?: Surfaces; readonly signal?: AbortSignal | undefined } = {},
): Promise<Observations> {
  const window = settledWindow(now);
  const found = new Map<string, Observation>();
  for (const question of questions) {
    const { operation: id, query, path = {}, bare, beside } = question;
    const full = operation(id).window === true && bare !== true ? { ...window, ...query } : query;
    try {
      const exchange = await client.send(
        {
          method: 'GET',
          operation: id,
          target: targetOf(id, full, path, surfaces),
          credential: { role: 'full' },
        },
        { fresh: true, signal },
      );
      const base = beside === undefined ? undefined : found.get(beside)?.rows;
      found.set(question.id, observationOf(question, exchange, base));
    } catch (error) {
      if (!(error instanceof Inconclusive)) throw error;
    }
  }
  return found;
}
