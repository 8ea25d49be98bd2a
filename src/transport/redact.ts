import { codedForms } from './coded-forms.js';
import { piecesHidden } from './secret-pieces.js';
import { literal, sieveOf } from './sieve.js';

/** What stands in place of a secret. */
export const hidden = '[key]';

/**
 * Hides every given secret wherever it stands in a text: whole or without its prefix, in any letter case, as it is or
 * as URLs, JSON and base64 spell it, and pieces of random digits.
 */
export function redactor(secrets: readonly string[]): Redactor {
  const key = JSON.stringify(secrets);
  if (latest?.key !== key) latest = { key, redact: made(secrets) };
  return latest.redact;
}

export type Redactor = (text: string) => string;

/** A self-test judges thousands of deployments with the same keys, and to make one takes a while. */
let latest: { readonly key: string; readonly redact: Redactor } | undefined;

function made(secrets: readonly string[]): Redactor {
  const forms = secrets.flatMap(withoutPrefixes).flatMap(spelt).filter(isLong).toSorted(longestFirst);
  if (forms.length === 0) return (text) => text;
  const anyForm = new RegExp([...new Set(forms)].map(literal).join('|'), 'gi');
  // A form that holds another stands nowhere without it.
  const least = forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
  // The last part is within every longer one, and a key within none that is cut.
  const last = secrets.flatMap((secret) => withoutPrefixes(secret).filter(isLong).slice(-1));
  const parts = last.filter((part) => !last.some((other) => other !== part && part.includes(other)));
  const coded = [...new Set(parts.flatMap(spelt).flatMap(codedForms))];
  const isThere = sieveOf([...least, ...coded]);
  const withoutPieces = piecesHidden(secrets, hidden);
  return (text) => {
    if (!isThere(text)) return withoutPieces(text);
    let shown = withoutPieces(text.replace(anyForm, hidden));
    for (const form of coded) shown = shown.replaceAll(form, hidden);
    return shown;
  };
}

/** A shorter form would hide words that are no secrets. */
const isLong = (form: string): boolean => form.length >= 8;
const longestFirst = (one: string, other: string): number => other.length - one.length;

const spelt = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

/** A secret, and what is left of it behind each underscore. */
const withoutPrefixes = (secret: string): readonly string[] =>
  secret.split('_').map((_, index, parts) => parts.slice(index).join('_'));
