/**
 * A part of a text in small letters and without separators, after so many layers of escapes were undone. Valid until the
 * next one is made.
 */
export interface NormalForm {
  readonly text: string;
  /** Whether it has letters, digits and quotes alone. */
  readonly isBare: boolean;
  /** The characters of the text from `from(index)` to `to(index)` became the one at that index. */
  readonly from: (index: number) => number;
  readonly to: (index: number) => number;
}

/** The longest part of a text that has normal forms. */
export const longestPart = 1 << 16;

const [percent, ampersand, backslash, letterU, letterX, braceOpen, braceClose] = [...'%&\\ux{}'].map((each) =>
  each.charCodeAt(0),
) as [number, number, number, number, number, number, number];

/** Characters that separate pieces of one word: controls, spaces, and the hyphens of a UUID. */
const separates = (code: number): boolean => code <= 0x20 || code === 0x2d || code === 0x7f;

/** Each ASCII character in small letters; 0 if it separates. */
const small = Uint8Array.from({ length: 0x80 }, (_, code) =>
  separates(code) ? 0 : String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

/** The value of each hexadecimal digit; -1 for other bytes. */
const digits = new Int8Array(0x1_00).fill(-1);
for (const digit of '0123456789abcdef') digits[digit.charCodeAt(0)] = Number.parseInt(digit, 16);

/** Characters beyond ASCII that were met, as those of ASCII that they are a form of. */
const folded = new Map<number, string>();
/** A target may send them all. */
const mostFolded = 5000;
/** The most characters that one stands for, so that no form is longer than its buffer. */
const mostLetters = 3;

/**
 * A character beyond ASCII in those that it is a form of, such as a wide, raised, circled or accented one. Whatever else it
 * is, a reader may not even see it: it separates.
 */
function foldedOf(code: number): string {
  const known = folded.get(code);
  if (known !== undefined) return known;
  if (folded.size >= mostFolded) folded.clear();
  const plain = [...String.fromCodePoint(code).normalize('NFKD').toLowerCase()]
    .filter((each) => (small[each.charCodeAt(0)] ?? 0) > 0)
    .slice(0, mostLetters)
    .join('');
  folded.set(code, plain);
  return plain;
}

/** What many languages write as a letter behind a backslash: characters that separate. */
const controlLetters = new Set([...'bfnrtv'].map((each) => each.charCodeAt(0)));

/** What JSON and most languages write behind a backslash to mean itself. */
const escapable = new Set([...'\\/"\''].map((each) => each.charCodeAt(0)));

const entities: ReadonlyMap<string, number> = new Map([
  ['amp', 0x26],
  ['lt', 0x3c],
  ['gt', 0x3e],
  ['quot', 0x22],
  ['apos', 0x27],
]);
/** HTML allows any number of zeros before a number; its longest name has 31 characters. */
const longestEntity = 40;

/** Layers of escapes that are undone, as of JSON within JSON within a URL. */
const mostLayers = 8;

/** The normal form that is being made. No other is in use, and to allocate one each time takes longer than to fill it. */
const bytes = Buffer.alloc(mostLetters * longestPart);
const [starts, ends] = [new Int32Array(bytes.length), new Int32Array(bytes.length)];
let size = 0;
/** The same without what is neither a letter nor a digit; quotes stay, as no word goes on in another text of a reply. */
const bareBytes = Buffer.alloc(bytes.length);
const [bareStarts, bareEnds] = [new Int32Array(bytes.length), new Int32Array(bytes.length)];
/** Whether characters beyond ASCII are kept, as bytes of UTF-8: a secret consists of some. */
let isKept = false;
/** The first half of a character of two units, and where it began. */
let half = 0;
let halfFrom = 0;

/**
 * The normal forms of a part of a text: as it is, and with one layer of escapes after another undone, each also with letters,
 * digits and quotes alone. Each takes a time that is linear in the part.
 * @param keeps whether characters beyond ASCII are compared too
 */
export function* normalForms(
  source: string,
  begin: number,
  end: number,
  keeps = false,
): Generator<NormalForm> {
  if (end - begin > longestPart) throw new RangeError(`a part of ${end - begin} characters is too long`);
  isKept = keeps;
  [size, half] = [0, 0];
  for (let at = begin; at < end; at += 1) take(source.charCodeAt(at), at, at + 1);
  for (let layer = 0; layer === 0 || (layer <= mostLayers && undoLayer()); layer += 1) {
    yield {
      text: bytes.toString('latin1', 0, size),
      isBare: false,
      from: (index) => starts[index] ?? begin,
      to: (index) => ends[index] ?? end,
    };
    const length = bared();
    if (length < size)
      yield {
        text: bareBytes.toString('latin1', 0, length),
        isBare: true,
        from: (index) => bareStarts[index] ?? begin,
        to: (index) => bareEnds[index] ?? end,
      };
  }
}

const quote = 0x22;

/** Makes the bare form. @returns its length */
function bared(): number {
  let length = 0;
  for (let at = 0; at < size; at += 1) {
    const byte = bytes[at] ?? 0;
    const isLetter = (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7a);
    if (!isLetter && byte !== quote) continue;
    bareBytes[length] = byte;
    bareStarts[length] = starts[at] ?? 0;
    bareEnds[length] = ends[at] ?? 0;
    length += 1;
  }
  return length;
}

function put(byte: number, from: number, to: number): void {
  bytes[size] = byte;
  starts[size] = from;
  ends[size] = to;
  size += 1;
}

/** Adds a unit of the text, or a character that an escape stands for. */
function take(code: number, from: number, to: number): void {
  if (code < 0x80) {
    const byte = small[code] ?? 0;
    if (byte > 0) put(byte, from, to);
  } else if (code >= 0xd8_00 && code < 0xdc_00) [half, halfFrom] = [code, from];
  else if (code >= 0xdc_00 && code < 0xe0_00) {
    if (half > 0) takeForeign(((half - 0xd8_00) << 10) + code - 0xdc_00 + 0x1_00_00, halfFrom, to);
    half = 0;
  } else takeForeign(code, from, to);
}

/** Adds a character beyond ASCII. */
function takeForeign(code: number, from: number, to: number): void {
  const letters = foldedOf(code);
  if (letters !== '' || !isKept || isSeparator(code)) {
    for (let at = 0; at < letters.length; at += 1) put(letters.charCodeAt(at), from, to);
  } else
    for (const byte of Buffer.from(String.fromCodePoint(code)).subarray(0, mostLetters)) put(byte, from, to);
}

/** Whether a character beyond ASCII separates even where others are kept. */
const isSeparator = (code: number): boolean =>
  /[\p{C}\p{Z}\p{Pd}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(code));

/** Undoes each escape once, in place: none is shorter than what it stands for. @returns whether there was one */
function undoLayer(): boolean {
  const length = size;
  let isChanged = false;
  [size, half] = [0, 0];
  for (let at = 0; at < length; ) {
    const byte = bytes[at] ?? 0;
    const begins = byte === percent || byte === backslash || byte === ampersand;
    const width = begins ? undoAt(at, length) : 0;
    if (width === 0) put(byte, starts[at] ?? 0, ends[at] ?? 0);
    else isChanged = true;
    at += Math.max(width, 1);
  }
  return isChanged;
}

/** Puts what an escape stands for. @returns the length of the escape; 0 where there is none */
function undoAt(at: number, length: number): number {
  const [first, next] = [bytes[at], bytes[at + 1] ?? 0];
  if (at + 1 >= length) return 0;
  if (first === ampersand) return undoEntity(at, length);
  if (first === percent) {
    if (next === letterU) return replaced(at, 6, hexadecimal(at + 2, 4, length));
    const byte = hexadecimal(at + 1, 2, length);
    // Beyond ASCII it is one byte of a character.
    if (byte >= 0x80 && isKept) put(byte, starts[at] ?? 0, ends[at + 2] ?? 0);
    return byte >= 0x80 ? 3 : replaced(at, 3, byte);
  }
  if (next === letterU && bytes[at + 2] === braceOpen) return undoBraces(at, length);
  if (next === letterU) return replaced(at, 6, hexadecimal(at + 2, 4, length));
  if (next === letterX) return replaced(at, 4, hexadecimal(at + 2, 2, length));
  if (controlLetters.has(next)) return replaced(at, 2, 0x20);
  return replaced(at, 2, escapable.has(next) ? next : -1);
}

/** Puts the character of `\\u{38}`, as JavaScript has it. @returns the length of the escape; 0 where there is none */
function undoBraces(at: number, length: number): number {
  let last = at + 3;
  while (last < Math.min(at + 11, length) && bytes[last] !== braceClose) last += 1;
  const code = hexadecimal(at + 3, last - at - 3, length);
  return bytes[last] === braceClose && last > at + 3 && code <= 0x10_ff_ff
    ? replaced(at, last + 1 - at, code)
    : 0;
}

/** Takes a character in place of so many bytes. @returns their number; 0 where there is no character */
function replaced(at: number, width: number, code: number): number {
  if (code < 0) return 0;
  take(code, starts[at] ?? 0, ends[at + width - 1] ?? 0);
  return width;
}

/** The value of so many hexadecimal digits; -1 if there are fewer. */
function hexadecimal(at: number, count: number, length: number): number {
  if (at + count > length) return -1;
  let value = 0;
  for (let place = at; place < at + count; place += 1) {
    const digit = digits[bytes[place] ?? 0] ?? -1;
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

/** Puts the character of an entity, whose semicolon readers do without behind a number. */
function undoEntity(at: number, length: number): number {
  const text = bytes.toString('latin1', at + 1, Math.min(at + longestEntity, length));
  const [whole = '', hex, decimal, name] =
    /^(?:#x0{0,20}([0-9a-f]{1,6});?|#0{0,20}(\d{1,7});?|([a-z][0-9a-z]{1,30});)/.exec(text) ?? [];
  if (whole === '') return 0;
  // What has another name is hardly ever a letter or a digit.
  const code =
    hex !== undefined
      ? Number.parseInt(hex, 16)
      : decimal !== undefined
        ? Number(decimal)
        : (entities.get(name ?? '') ?? 0);
  return code > 0x10_ff_ff ? 0 : replaced(at, whole.length + 1, code);
}
