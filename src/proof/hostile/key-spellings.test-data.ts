const escapes = (key: string): string =>
  [...key].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const bare = (key: string): string => key.slice(key.lastIndexOf('_') + 1);

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
