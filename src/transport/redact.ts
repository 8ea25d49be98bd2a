import { literal, sieveOf } from './sieve.js';

/**
 * Hides every given secret wherever it stands in a text: whole or without its prefix, in any letter case, as it is or
 * as URLs and JSON spell it.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .flatMap(withoutPrefixes)
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    // A shorter form would hide words that are no secrets.
    .filter((secret) => secret.length >= 8)
    .toSorted((one, other) => other.length - one.length);
  if (forms.length === 0) return (text) => text;
  const anyForm = new RegExp([...new Set(forms)].map(literal).join('|'), 'gi');
  // A form that holds another stands nowhere without it.
  const least = forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
  const isThere = sieveOf(least);
  return (text) => (isThere(text) ? text.replace(anyForm, '[key]') : text);
}

/** A secret, and what is left of it behind each underscore. */
const withoutPrefixes = (secret: string): readonly string[] =>
  secret.split('_').map((_, index, parts) => parts.slice(index).join('_'));
