import fc from 'fast-check';
import type { ParameterType } from '../contract/index.js';
import { urlText } from '../src/kit/index.js';
import { group } from './group.js';

/** Letters that no name, code or title of a real deployment has: what a value with them selects is nothing. */
export const oddMark = 'zqxjk';

/**
 * Texts by what they upset: readers of quotes, percent escapes, statements, patterns and templates, and whatever counts
 * characters or changes their case.
 */
export const oddTexts = {
  quote: ["'", '"', '`', '\u2019'],
  percent: ['%', '%2'],
  plus: ['+'],
  backslash: ['\\', '\\x'],
  statement: ["' OR '1'='1", ';', '--', '/*'],
  pattern: ['(', '[', '*', '?', '{2,1}', '(?<'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is meant as it stands
  template: ['${7*7}', '{{7*7}}', '%s', '{0}'],
  markup: ['<b>', '&amp;'],
  address: ['&a=b', '#', '=', '|'],
  astral: ['\u{1F600}', '\u{10FFFD}'],
  combining: ['\u0301', '\u20E3'],
  rightToLeft: ['\u202E', '\u05E9'],
  // Each becomes another text, or a longer one, in a normal form or in another letter case.
  notNormal: ['\u212B', '\uFB01', '\u0130', '\u00DF'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Characters that many stores and protocols refuse; each is sent percent-encoded. */
export const controls = ['\u0000', '\r\n', '\t', '\u001B', '\u007F', '\u0085', '\uFEFF', '\uFFFE'] as const;

/** Words that have a meaning in some language, of those that a reader may look up by its input. */
export const oddWords = [
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '[]',
  '{}',
  '-1',
] as const;

const chosen = (texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

/** All of the texts, in some order, joined; fewer where those fail as well. */
const joined = (texts: readonly string[], between = ''): fc.Arbitrary<string> =>
  fc
    .noShrink(fc.shuffledSubarray([...texts], { minLength: texts.length }))
    .chain((ordered) => group(ordered.map((each) => fc.constant(each))))
    .map((some) => oddMark + some.join(between));

/** Printable text that has each kind in it. */
export const printableText = (): fc.Arbitrary<string> =>
  joined(Object.values<readonly string[]>(oddTexts).flat());

/** Text with control characters. */
export const controlText = (): fc.Arbitrary<string> => joined(controls, 'z');

const kilobyte = oddMark.padEnd(1024, 'abc ');

/** Ten kilobytes of text, which most gateways take in one line of a request; less where that fails as well. */
export const longText = (): fc.Arbitrary<string> =>
  group(Array.from({ length: 10 }, () => fc.constant(kilobyte))).map((parts) => parts.join(''));

/** Text with control characters in ten kilobytes, or either of both. */
export const longControlText = (): fc.Arbitrary<string> =>
  group([controlText(), longText()]).map((parts) => parts.join(''));

/** Numbers of twenty digits and more, beyond what integers and decimals of most stores hold. */
export const longNumbers = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 20, max: 40 }), fc.constantFrom('9', '1', '8'))
    .map(([length, digit]) => digit.repeat(length));

const strangeNumbers = [
  '1e400',
  '9e99',
  '1e-400',
  '-0',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x1F',
  '1_000',
  '\u0663',
  '\uFF11',
  '--1',
  '1e',
] as const;

/** Spellings of a number that readers disagree about. */
export const oddNumbers = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: longNumbers() },
    { weight: 3, arbitrary: chosen(strangeNumbers) },
    { weight: 1, arbitrary: longNumbers().map((digits) => `0.${digits}`) },
  );

/** What looks like a date and is none, or is one beyond what most calendars hold. */
export const oddDates = (): fc.Arbitrary<string> =>
  chosen([
    '0000-00-00',
    '2026-02-30',
    '2026-13-01',
    '9999-12-31',
    '0001-01-01',
    '+275760-09-14',
    '-000001-01-01',
    '\uFF12\uFF10\uFF12\uFF16-05-01',
    '2026-W20-1',
    '99999999999999999999-01-01',
    '2026-05-01T25:61:61Z',
    '2026-05-01T23:59:60Z',
    '2026-05-01T00:00:00+99:99',
  ]);

/** Numbers joined by commas: too few, too many, or none that can be read. */
const oddPlaces = (): fc.Arbitrary<string> =>
  fc.oneof(
    chosen([',,,', ',', '0,0,0,0,0,0', 'NaN,NaN,NaN,NaN', 'NaN,NaN', '-0,-0,-0,-0', '1e400,1e400']),
    fc.array(longNumbers(), { minLength: 2, maxLength: 4 }).map((numbers) => numbers.join(',')),
  );

const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64url');

/** What a reader of opaque texts decodes, and then takes for something that it made itself. */
const oddCursors = (): fc.Arbitrary<string> =>
  chosen([
    ...['null', '[]', '{}', '0', '"z"', '[null]', '{"offset":-1}', '{"__proto__":1}', '\u0000'].map(base64),
    '====',
    '-',
    '.',
    'e30.e30.',
  ]);

/** Ids of a known form around something odd. */
const oddHandles = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('e_', 'wiki:', 'cik:', 'f_', 's_', 'p_', 'Q'),
      fc.oneof(printableText(), longNumbers(), controlText(), chosen(oddWords)),
    )
    .map(([prefix, rest]) => prefix + rest);

/** Twenty characters, as an LEI has, that are no letters or digits of it. */
const oddCodes = (): fc.Arbitrary<string> =>
  chosen(["'", '%', '\u0000', '\uFF11', '\u0663', '\u{1F600}', '0']).map((each) => each.repeat(20));

const ofType: Partial<Record<ParameterType, () => fc.Arbitrary<string>>> = {
  integer: oddNumbers,
  number: oddNumbers,
  days: oddNumbers,
  date: oddDates,
  instant: oddDates,
  'date-or-instant': oddDates,
  box: oddPlaces,
  point: oddPlaces,
  circle: oddPlaces,
  cursor: oddCursors,
  lei: oddCodes,
  'lei-list': oddCodes,
  isin: oddCodes,
  uei: oddCodes,
  'facility-id': oddHandles,
};

/** Whether values of a type are numbers. */
export const isNumeric = (type: ParameterType): boolean => ofType[type] === oddNumbers;

/** Odd values for a parameter: printable text for one that takes text, otherwise mostly what looks like its type. */
export function oddValuesOf(type: ParameterType): fc.Arbitrary<string> {
  const own = ofType[type];
  if (own !== undefined)
    return fc.oneof({ weight: 5, arbitrary: own() }, { weight: 1, arbitrary: anyText() });
  if (type === 'text') return printableText();
  return type === 'text-list' || type === 'country-list' ? oddLists() : anyText();
}

/** Lists whose items are odd texts, and words that no table of names may have. */
const oddLists = (): fc.Arbitrary<string> =>
  group([printableText(), ...oddWords.slice(0, 3).map((word) => fc.constant(word))]).map((items) =>
    items.join(','),
  );

const anyText = (): fc.Arbitrary<string> => fc.oneof(printableText(), controlText(), chosen(oddWords));

/**
 * Texts that find much where a reader takes them for a pattern of SQL, of a shell or of regular expressions, and next to
 * nothing as they stand.
 */
export const oddPatterns = ['a%e', 'a*e', 'a.*e', 'a_e', 'a.e', 'a?e'] as const;

/** What a text becomes where its odd characters are left out, or stand for spaces. */
export const plainForms = (text: string): readonly string[] => [
  text,
  text.replace(/[^\p{L}\p{N}]+/gu, ''),
  text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
];

/** Percent escapes that are none, or that are no UTF-8. */
export const brokenEscapes = ['%', '%zz', '%u0041', '%C3%28', '%FF%FE', '%C0%80', '%ED%A0%80'] as const;

/** A pair of a query as it is sent. */
export const writtenPair = (name: string, value: string): string => `${urlText(name)}=${urlText(value)}`;

/** A pair that is sent twice, or once where that fails as well. */
export const repeated = (pairs: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  pairs.chain((pair) => group([fc.constant(pair), fc.constant(pair)]).map((both) => both.join('&')));

/** Names with brackets, which some readers make lists and objects of. */
export const bracketedPairs = (name: string): fc.Arbitrary<string> =>
  chosen(['[]', '[0]', '[a][b]', '[__proto__]']).map((brackets) => `${name}${brackets}=${oddMark}`);

/** Pairs with an escape that cannot be decoded. */
export const undecodablePairs = (name: string): fc.Arbitrary<string> =>
  chosen(brokenEscapes).map((broken) => `${name}=${oddMark}${broken}`);

/** Pairs that are empty, have no equals sign or two, or escapes that cannot be decoded. */
const spoiltPairs = (name: string): fc.Arbitrary<string> =>
  fc.oneof(chosen([`${name}=`, name, `${name}==${oddMark}`]), undecodablePairs(name));

/** Pairs whose form is odd, whatever the value. */
export const oddPairs = (name: string): fc.Arbitrary<string> =>
  fc.oneof(bracketedPairs(name), spoiltPairs(name), repeated(fc.constant(`${name}=${oddMark}`)));

/** Pairs that few readers expect: of an odd form, with a word of a language, or with an id around something odd. */
export const strangerPairs = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: oddPairs(name) },
    { weight: 2, arbitrary: chosen(oddWords).map((word) => writtenPair(name, word)) },
    { weight: 1, arbitrary: oddHandles().map((handle) => writtenPair(name, handle)) },
  );

/** What stands in the place of an id in a path, as it is sent. */
export interface OddSegment {
  readonly kind: 'text' | 'controls' | 'slash' | 'escape' | 'long' | 'word';
  /** Encoded, but for what spoils it. */
  readonly written: string;
}

/**
 * Segments for the place of an id: text, controls, an encoded slash, and one of the other kinds.
 * @param prefix what ids begin with there
 * @param known a real id, which follows an encoded slash; one that names nothing without it
 */
export function oddSegments(prefix: string, known = oddMark): readonly fc.Arbitrary<OddSegment>[] {
  const segment = (kind: OddSegment['kind'], texts: fc.Arbitrary<string>): fc.Arbitrary<OddSegment> =>
    texts.map((written) => ({ kind, written }));
  const begin = urlText(prefix + oddMark);
  return [
    segment(
      'text',
      printableText().map((text) => urlText(prefix + text)),
    ),
    segment(
      'controls',
      controlText().map((text) => urlText(prefix + text)),
    ),
    // Without dots, which a gateway may take out of a path before it asks for what is left.
    segment('slash', fc.constant(`${begin}%2F${urlText(known)}`)),
    fc.oneof(
      segment(
        'escape',
        chosen(brokenEscapes).map((broken) => begin + broken),
      ),
      segment(
        'long',
        fc.integer({ min: 200, max: 4000 }).map((length) => `${begin}${'0'.repeat(length)}`),
      ),
      segment('word', fc.oneof(chosen(oddWords), longNumbers()).map(urlText)),
    ),
  ];
}
