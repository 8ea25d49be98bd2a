const escapes = (key: string): string =>
  [...key].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const everySecond = (key: string, write: (character: string) => string): string =>
  [...key].map((each, index) => (index % 2 === 0 ? each : write(each))).join('');
const inHex = (character: string): string => character.charCodeAt(0).toString(16).padStart(2, '0');
const broken = (text: string, length: number, between: string): string =>
  text.replace(new RegExp(`.{${length}}(?=.)`, 'g'), `$&${between}`);
const bare = (key: string): string => key.slice(key.lastIndexOf('_') + 1);

/** Only where the key is random, and so told from words by a part of it; another one as it is. */
const ofRandom =
  (spell: (part: string) => string) =>
  (key: string): string =>
    /^[0-9a-z]{24,}$/i.test(bare(key)) ? spell(bare(key)) : key;
const groupsOf = (size: number, between: string) => ofRandom((part) => broken(part, size, between));
/** In characters that Unicode calls forms of letters and digits. */
const inForms = (key: string, digit: number, letter: number): string =>
  [...key]
    .map((each) => {
      if (/\d/.test(each)) return String.fromCodePoint(digit + Number(each));
      return /[a-z]/.test(each) ? String.fromCodePoint(letter + each.charCodeAt(0) - 97) : each;
    })
    .join('');
const bytesOf = (part: string): Buffer =>
  /^(?:[0-9a-f]{2})+$/i.test(part) ? Buffer.from(part, 'hex') : Buffer.from(part);
const base32Of = (bytes: Buffer): string =>
  (
    [...bytes]
      .map((each) => each.toString(2).padStart(8, '0'))
      .join('')
      .match(/.{5}/g) ?? []
  )
    .map((each) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(each, 2)])
    .join('');

/** How a target may spell a key that it was sent, as it stands in a header or a text. */
export const spellings: Readonly<Record<string, (key: string) => string>> = {
  'as it is': (key) => key,
  'as it came': (key) => `Bearer ${key}`,
  'without its prefix': bare,
  'in capitals': (key) => key.toUpperCase(),
  'in small letters': (key) => key.toLowerCase(),
  'cut by a character': (key) => key.slice(0, -1),
  twice: (key) => `${key}${key}`,
  'in a URL': (key) => encodeURIComponent(key),
  'in a URL, each character escaped': (key) => Buffer.from(key).toString('hex').replace(/../g, '%$&'),
  'in base64': (key) => Buffer.from(key).toString('base64'),
  'in base64, behind a name': (key) => Buffer.from(`user:${key}`).toString('base64'),
  'in base64 for URLs, within JSON': (key) => Buffer.from(JSON.stringify({ key })).toString('base64url'),
  'in base64 with line breaks': (key) => broken(Buffer.from(key).toString('base64'), 38, '\r\n'),
  'in base64 with line breaks of JSON': (key) => broken(Buffer.from(key).toString('base64'), 16, '\\n'),
  'in hexadecimal digits': (key) => Buffer.from(key).toString('hex'),
  'in a URL, every second character escaped': (key) => everySecond(key, (each) => `%${inHex(each)}`),
  'in a URL within a URL': (key) => everySecond(key, (each) => `%25${inHex(each)}`),
  'in JSON, every second character escaped': (key) => everySecond(key, (each) => `\\u00${inHex(each)}`),
  'in JSON within JSON': (key) => everySecond(key, (each) => `\\\\u00${inHex(each)}`),
  'in JSON within JSON within a URL': (key) =>
    encodeURIComponent(everySecond(key, (each) => `\\\\u00${inHex(each)}`)),
  'in HTML': (key) => everySecond(key, (each) => `&#${each.charCodeAt(0)};`),
  'in HTML within HTML': (key) => everySecond(key, (each) => `&amp;#x${inHex(each)};`),
  'in UTF-16': (key) => [...key].join('\0'),
  'in UTF-16 and JSON': (key) => [...key].join('\\u0000'),
  'with line breaks that nobody sees': (key) => broken(key, 5, '\u200b'),
  'in wide characters': (key) =>
    key.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)),
  'in the groups of a UUID': (key) =>
    bare(key).replace(
      /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})(?=[0-9a-f]{12})/,
      '$1-$2-$3-$4-',
    ),
  'with spaces that do not break': (key) => [...key].join('\u00a0'),
  'with hyphens that do not break': (key) => broken(key, 4, '\u2011'),
  'with controls beyond ASCII': (key) => [...key].join('\u0085'),
  'with marks of direction': (key) => broken(key, 3, '\u2066'),
  'with selectors of variants': (key) => [...key].join('\ufe0f'),
  'with tags of two units': (key) => [...key].join('\u{e0041}'),
  'struck through': (key) => [...key].map((each) => `${each}\u0338`).join(''),
  'with spaces in a URL that do not break': (key) => broken(key, 2, '%C2%A0'),
  'with soft hyphens in HTML': (key) => broken(key, 5, '&shy;'),
  'in HTML without semicolons': (key) =>
    broken(key, 1, '\0')
      .replace(/\0?([^\0])/g, (_, each) => `&#x${inHex(each)} `)
      .trimEnd(),
  'in HTML with zeros': (key) => everySecond(key, (each) => `&#00000${each.charCodeAt(0)};`),
  'in the escapes of JavaScript': (key) => everySecond(key, (each) => `\\u{${inHex(each)}}`),
  'in a URL, as browsers once wrote it': (key) => everySecond(key, (each) => `%u00${inHex(each)}`),
  'in mathematical letters': (key) => inForms(key, 0x1d7ce, 0x1d41a),
  'in circled letters': (key) => inForms(key, 0x245f, 0x24d0).replaceAll('\u245f', '\u24ea'),
  'in pairs with colons': groupsOf(2, ':'),
  'in groups with dots': groupsOf(4, '.'),
  'in groups with underscores': groupsOf(8, '_'),
  'in groups over a list': groupsOf(6, ', '),
  'as a list of bytes': ofRandom((part) => JSON.stringify([...Buffer.from(part)])),
  'in base64 of the bytes that its digits stand for': ofRandom((part) => bytesOf(part).toString('base64')),
  'in base64 of UTF-16': ofRandom((part) => Buffer.from(part, 'utf16le').toString('base64')),
  'in base32': ofRandom((part) => base32Of(Buffer.from(part))),
};

/** What tells that a text holds a key: its random part, in each of those spellings. */
export const tracesOf = (key: string): readonly string[] => {
  const part = bare(key);
  const padded = [0, 1, 2].map((before) =>
    Buffer.from(`${' '.repeat(before)}${part}`)
      .toString('base64')
      .replaceAll('=', '')
      .slice(4, -4),
  );
  return [
    part,
    encodeURIComponent(part),
    JSON.stringify(part).slice(1, -1),
    Buffer.from(part).toString('hex').replace(/../g, '%$&'),
    escapes(part),
    ...padded,
    ...padded.map((each) => each.replaceAll('+', '-').replaceAll('/', '_')),
  ].map((each) => each.toLowerCase());
};

/** JSON in which a text is spelt by escapes alone. */
export const inEscapes = (json: string, text: string): string =>
  json.replaceAll(JSON.stringify(text).slice(1, -1), () => escapes(text));

/** Letters and digits of a text whose escapes are undone, one kind after another, until none is left. */
function plainly(text: string): string {
  let plain = text;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain
      .replace(/\\+u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\+[nrtbf]/g, '')
      .replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\+u\{([0-9a-f]{2})\}/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/%u00([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/&shy;/g, '')
      .replace(/&#x([0-9a-f]{2});?/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/&#0*(\d{2,3});/g, (_, code) => String.fromCharCode(Number(code)))
      .replaceAll('&amp;', '&');
  }
  return plain
    .normalize('NFKC')
    .replace(/[^0-9a-z]/gi, '')
    .toLowerCase();
}

/** Whether a text holds so much of the random part of a key, in whatever spelling, that the rest could be guessed. */
export function shows(text: string, key: string): boolean {
  const part = bare(key);
  const sought = [
    ...piecesOf(part, 16),
    ...piecesOf(Buffer.from(part).toString('hex'), 32),
    ...[0, 1, 2].flatMap((before) =>
      piecesOf(
        Buffer.from(`${' '.repeat(before)}${part}`)
          .toString('base64')
          .slice(4, -4),
        22,
      ),
    ),
    ...piecesOf([...Buffer.from(part)].join(''), 40),
    ...piecesOf(base32Of(Buffer.from(part)), 26),
    ...piecesOf(Buffer.from(part, 'utf16le').toString('base64'), 44),
    ...(bytesOf(part).length < part.length ? piecesOf(bytesOf(part).toString('base64'), 22) : []),
  ].map(plainly);
  // As it is, too: escapes that are undone may hold characters of the key itself.
  const seen = [plainly(text), text.replace(/[^0-9a-z]/gi, '').toLowerCase()];
  return sought.some((piece) => piece.length >= 12 && seen.some((each) => each.includes(piece)));
}

const piecesOf = (text: string, length: number): readonly string[] =>
  text.length <= length
    ? [text]
    : Array.from({ length: text.length - length + 1 }, (_, at) => text.slice(at, at + length));
