import { Unusable } from '../engine/unusable.js';

/**
 * A base URL without a closing slash. Throws `Unusable` for what cannot be one; the text is not shown, since what is
 * mistaken for an address may hold a secret.
 */
export function baseUrlOf(text: string): string {
  const example = 'Give an address such as --base-url https://api.example.com.';
  if (!URL.canParse(text)) throw new Unusable('The base URL is not an address.', example);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Unusable('The base URL is neither http nor https.', example);
  }
  if (url.username !== '' || url.password !== '') {
    throw new Unusable(
      'The base URL carries credentials.',
      'Give the key in EI_API_KEY and leave it out of the address.',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new Unusable('The base URL has a query or a fragment.', example);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
