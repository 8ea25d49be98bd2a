import type { ClauseId } from '../../contract/index.js';
import {
  at,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  largestOf,
  smallestOf,
} from '../../src/kit/index.js';
import { leavesIn, memoized, numberOf } from './texts.js';

// The names of the statistics within a bucket are not shown: one is known by the words of the names that lead to it.

/** What a statistic makes of the values of a metric. */
export type Kind = 'count' | 'mean' | 'median' | 'min' | 'max' | 'sum' | 'total' | 'rate';

const kinds: Readonly<Record<Kind, readonly string[]>> = {
  count: ['count', 'n', 'known'],
  mean: ['avg', 'average', 'mean'],
  median: ['median', 'p50'],
  min: ['min', 'minimum', 'lowest'],
  max: ['max', 'maximum', 'highest', 'peak'],
  sum: ['sum'],
  // Of the values, or of the Events.
  total: ['total'],
  rate: ['rate', 'share', 'ratio', 'percent', 'percentage', 'pct', 'fraction', 'per'],
};
const kindOfWord = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.map((word) => [word, kind as Kind])),
);

/** Words that name neither a metric nor what is made of it. */
const fillers = new Set(['metrics', 'metric', 'stats', 'statistics', 'value', 'values', 'event', 'events']);

/** Words for what is counted. */
const counters = new Set([...kinds.count, 'event', 'events']);

/** A metric of which buckets have statistics. */
export interface BucketMetric {
  readonly clause: ClauseId;
  /** Its names, each by its words in alphabetical order. */
  readonly names: readonly string[];
  /** What a card shows of it; undefined where that is not what the statistics are made of. */
  readonly of?: (card: JsonObject) => number | null;
  /** A word that is on the path of each statistic of it. */
  readonly word: RegExp;
  /** A helper that is made of the values of the card without their sign. */
  readonly unsigned?: true;
}

const shown =
  (name: string) =>
  (card: JsonObject): number | null =>
    numberAt(card, `/metrics/${name}`);

const numberAt = (card: JsonObject, pointer: string): number | null => {
  const value = at(card, pointer);
  return typeof value === 'number' ? value : null;
};

const goldstein = shown('goldstein_scale');

export const bucketMetrics: Readonly<Record<string, BucketMetric>> = {
  goldstein_scale: {
    clause: 'summary-bucket.metrics.goldstein-scale',
    word: /^(?!.*(?:sever|abs)).*goldstein|severity.goldstein_scale/i,
    names: ['goldstein', 'goldstein scale'],
    of: goldstein,
  },
  goldstein_severity: {
    clause: 'summary-bucket.metrics.goldstein-severity',
    // A group of statistics may be called after severity.
    word: /^(?!.*severity.goldstein_scale).*(?:severity|abs)/i,
    names: ['severity', 'goldstein severity', 'abs goldstein', 'abs goldstein scale', 'absolute goldstein'],
    of: goldstein,
    unsigned: true,
  },
  magnitude: {
    clause: 'summary-bucket.metrics.magnitude',
    word: /magnitude/i,
    names: ['magnitude'],
    of: shown('magnitude'),
  },
  systemic_importance: {
    clause: 'summary-bucket.metrics.systemic-importance',
    word: /systemic/i,
    names: ['importance systemic', 'systemic'],
    of: shown('systemic_importance'),
  },
  propagation_potential: {
    clause: 'summary-bucket.metrics.propagation-potential',
    word: /propagation/i,
    names: ['potential propagation', 'propagation'],
    of: shown('propagation_potential'),
  },
  market_sensitivity: {
    clause: 'summary-bucket.metrics.market-sensitivity',
    word: /market/i,
    names: ['market sensitivity', 'market'],
    of: shown('market_sensitivity'),
  },
  confidence: {
    clause: 'summary-bucket.metrics.confidence',
    word: /confidence/i,
    names: ['confidence'],
    of: shown('confidence'),
  },
  // How article evidence follows from the number of articles is not shown.
  article_evidence: {
    clause: 'summary-bucket.metrics.article-evidence',
    word: /article|evidence|source/i,
    names: ['article evidence', 'evidence'],
  },
  significance: {
    clause: 'summary-bucket.metrics',
    word: /./,
    names: ['significance'],
    of: shown('significance'),
  },
  fatalities: {
    clause: 'summary-bucket.metrics.fatality-counts',
    word: /fatal|death|lethal|mortal|casualt|killed|toll/i,
    names: [],
    of: ({ fatalities }) => (typeof fatalities === 'number' ? fatalities : null),
  },
};
const metricOfName = new Map(
  Object.entries(bucketMetrics).flatMap(([metric, { names }]) => names.map((name) => [name, metric])),
);
const deadly = new Set(['fatalities', 'fatality', 'fatal', 'lethal', 'deaths', 'death']);

function metricOf(words: readonly string[]): string | undefined {
  if (words.length > 0 && words.every((word) => deadly.has(word))) return 'fatalities';
  return metricOfName.get(words.toSorted().join(' '));
}

/** A number within a bucket, with what it is said to be. */
export interface Statistic {
  readonly path: string;
  readonly metric: string;
  readonly kind: Kind;
  readonly value: number;
}

const wordsIn = (path: string): readonly string[] =>
  path.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());

const wordsOf = (path: string): readonly string[] =>
  wordsIn(path).filter((word) => word !== '' && !fillers.has(word));

/** Whether a name says how many there are in total, such as `total_count`. */
const isTotalCount = (name: string): boolean => {
  const words = wordsIn(name);
  return words.includes('total') && words.some((word) => counters.has(word));
};

interface Read {
  readonly metric: string;
  readonly kind: Kind;
}

/** A path within a bucket, with what its names say and the paths of its members that were met. */
interface Path {
  readonly text: string;
  /** The path as it is read: a name that says something by those beside it stands there as what it says. */
  readonly said: string;
  readonly read: Read | undefined;
  readonly members: Map<string, Path>;
}

const pathOf = (text: string, said: string): Path => ({
  text,
  said,
  read: readPath(said),
  members: new Map(),
});

/** Paths that were read. The buckets of a deployment have the same ones; a hostile deployment has others in each. */
const known = pathOf('', '');
let knownPaths = 0;
const mostKnown = 5000;
const longestKnown = 200;

function pathTo(path: Path, name: string, saying = name): Path {
  const key = saying === name ? name : `${name} ${saying}`;
  const met = path.members.get(key);
  if (met !== undefined) return met;
  const inner = pathOf(`${path.text}/${name}`, `${path.said}/${saying}`);
  if (inner.text.length > longestKnown) return inner;
  if (knownPaths >= mostKnown) {
    known.members.clear();
    knownPaths = 0;
  }
  path.members.set(key, inner);
  knownPaths += 1;
  return inner;
}

/** What the names on a path say; undefined where one of them is not understood, or they say nothing definite. */
export function readPath(path: string): Read | undefined {
  const words = wordsOf(path);
  const counted = path.split('/').some(isTotalCount);
  const said = [
    ...new Set(
      words.flatMap((word) => (counted && word === 'total' ? 'count' : (kindOfWord.get(word) ?? []))),
    ),
  ];
  // What is made of a count of fatalities is not that count.
  const [kind, ...others] = said.length > 1 ? said.filter((each) => each !== 'count') : said;
  const metric = metricOf(words.filter((word) => !kindOfWord.has(word)));
  return kind === undefined || others.length > 0 || metric === undefined ? undefined : { metric, kind };
}

const parts = ['metrics', 'metric_stats'] as const;

/** The nested statistics of a bucket. Of a list, the texts of an item name it: which metric it is about, say. */
export const nestedIn = memoized(
  (bucket: JsonObject): JsonObject =>
    Object.fromEntries(
      parts.flatMap((part) => {
        const value = bucket[part];
        const nested = isArray(value) ? byTexts(value.filter(isObject)) : value;
        return isObject(nested) ? [[part, nested]] : [];
      }),
    ),
);

function byTexts(items: readonly JsonObject[]): JsonObject {
  const named = new Map<string, JsonObject>();
  for (const [index, item] of items.entries()) {
    const name = Object.values(item)
      .filter((each) => typeof each === 'string')
      .join('_');
    // An index is a word that no statistic is understood by.
    named.set(named.has(name) ? `${name}_${index}` : name, item);
  }
  return Object.fromEntries(named);
}

/** What two names say beside a mean or a median; beside another level they may count what is low and what is high. */
const ends: ReadonlyMap<string, string> = new Map([
  ['low', 'min'],
  ['high', 'max'],
]);
const levels = /^(?:medium|moderate|mid|middle|critical|severe|none)$/;

const kindsOf = (name: string): readonly Kind[] =>
  wordsIn(name).flatMap((word) => kindOfWord.get(word) ?? []);

/** Whether an object has a mean or a median between two ends. */
function isRange(value: JsonObject): boolean {
  if (![...ends.keys()].every((name) => name in value)) return false;
  const names = Object.keys(value);
  const hasCentre = names.some((name) => kindsOf(name).some((kind) => kind === 'mean' || kind === 'median'));
  return hasCentre && !names.some((name) => levels.test(name));
}

/** The statistics of a bucket that are understood, those nearest to its root first. Every summary is searched for them. */
export const statisticsIn = memoized((bucket: JsonObject): readonly Statistic[] => {
  const found: Statistic[] = [];
  const nested = nestedIn(bucket);
  for (const part of parts) {
    const inner: [Path, Json | undefined][] = [[pathTo(known, part), nested[part]]];
    // It grows by what its objects hold.
    for (const [path, value] of inner) {
      if (!isObject(value)) continue;
      const saying = isRange(value) ? ends : undefined;
      for (const name in value) {
        const each = value[name];
        if (typeof each === 'object') inner.push([pathTo(path, name), each]);
        else take(pathTo(path, name, saying?.get(name)), each, found);
      }
    }
  }
  return found;
});

/** Adds the number on a path if its names are understood. */
function take({ text, read }: Path, value: Json | undefined, found: Statistic[]): void {
  if (read === undefined || typeof value === 'object') return;
  const number = numberOf(value);
  if (number !== undefined) found.push({ path: text, metric: read.metric, kind: read.kind, value: number });
}

/** Whether a bucket has a number of a metric, under whatever name of its own. */
export const carries = (bucket: JsonObject, { word }: BucketMetric): boolean =>
  parts.some((part) =>
    leavesIn(nestedIn(bucket)[part]).some(
      ({ path, value }) => word.test(path) && numberOf(value) !== undefined,
    ),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What a statistic can be, made of the Events of its bucket; undefined where they do not decide it. */
export function expectedOf(
  { metric, kind, path }: Statistic,
  cards: readonly JsonObject[],
): readonly number[] | undefined {
  const { of, unsigned } = bucketMetrics[metric] ?? {};
  if (of === undefined) return undefined;
  const signed = cards.flatMap((card) => of(card) ?? []);
  if (signed.length === 0) return ['count', 'total'].includes(kind) ? [0, cards.length] : [0];
  if (metric === 'fatalities') {
    const inConflict = cards.filter(({ family }) => family === 'conflict').length;
    const tolls = ofTolls(kind, signed, cards.length, inConflict);
    // Another rate may be one of the articles or of the days; where nobody died, each is zero.
    const isOfEvents = kind !== 'rate' || perEvent.test(path) || sum(signed) === 0;
    return isOfEvents ? tolls : undefined;
  }
  const made = madeOf(kind, signed, cards.length);
  if (made === undefined) return undefined;
  // Whether severity is the aggregate of absolute values, or the absolute value of the aggregate, is not said.
  return unsigned
    ? [...(madeOf(kind, signed.map(Math.abs), cards.length) ?? []), ...made.map(Math.abs)]
    : made;
}

function madeOf(kind: Kind, known: readonly number[], cards: number): readonly number[] | undefined {
  if (kind === 'mean') return [sum(known) / known.length];
  if (kind === 'min') return [smallestOf(known)];
  if (kind === 'max') return [largestOf(known)];
  if (kind === 'sum') return [sum(known)];
  if (kind === 'total') return [sum(known), known.length, cards];
  return kind === 'count' ? [known.length, cards] : undefined;
}

/** What a rate is called that is one of the Events. */
const perEvent = /share|per_?event/i;

/** A count of fatalities may be that of the dead or of the lethal Events; a rate that of either, for one or for a hundred. */
function ofTolls(
  kind: Kind,
  known: readonly number[],
  cards: number,
  inConflict: number,
): readonly number[] | undefined {
  const lethal = known.filter((toll) => toll > 0);
  const toll = sum(known);
  const groups = [known.length, cards, inConflict, lethal.length].filter((count) => count > 0);
  if (kind === 'count') return [...groups, lethal.length, toll];
  if (kind === 'sum') return [toll, lethal.length];
  if (kind === 'total') return [toll, ...groups, lethal.length];
  if (kind === 'mean') return groups.map((group) => toll / group);
  if (kind === 'min') return [smallestOf(known), ...(lethal.length > 0 ? [smallestOf(lethal)] : [])];
  if (kind !== 'rate') return madeOf(kind, known, cards);
  const rates = groups.flatMap((group) => [lethal.length / group, toll / group]);
  return [...rates, ...rates.map((rate) => 100 * rate)];
}

/** Decimals and digits that numbers are written with at most. */
interface Precision {
  readonly decimals: number;
  readonly digits: number;
}

export function precisionOf(numbers: readonly number[]): Precision {
  const texts = numbers.map((number) => String(Math.abs(number)));
  const longest = (lengths: readonly number[]) => Math.max(0, ...lengths);
  return {
    decimals: longest(texts.map((text) => text.split('.')[1]?.length ?? 0)),
    digits: longest(texts.map((text) => text.replace('.', '').replace(/^0+/, '').length)),
  };
}

/** The last place of a number as it is written, be it with so many decimals or so many digits. */
export function unitOf(value: number, { decimals, digits }: Precision): number {
  const leading = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return Math.max(10 ** -decimals, 10 ** (leading - Math.max(1, digits) + 1));
}
