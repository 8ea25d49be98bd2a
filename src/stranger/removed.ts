import { has } from './planted.js';
import { Refusal } from './refusal.js';

const successors: readonly (readonly [word: string, path: string])[] = [
  ['conflict', '/api/v2/events?family=conflict'],
  ['cameo', '/api/v2/events?family=cameoplus'],
  ['event', '/api/v2/events'],
];

export function successorOf(path: string): string {
  return successors.find(([word]) => path.includes(word))?.[1] ?? '/api/v2/meta/endpoints';
}

/** The 410 of a first-version path and the headers that go with it. */
export function goneFrom(
  path: string,
  base: string,
): { readonly refusal: Refusal; readonly headers: Readonly<Record<string, string>> } {
  const replacement = successorOf(path);
  const message = has('replacement-not-in-message')
    ? 'Este endereço acabou.'
    : `Este endereço acabou; siga para ${replacement}.`;
  return {
    refusal: new Refusal(410, 'ENDPOINT_REMOVED', message, { replacement, desde: '2026-02-01' }),
    headers: {
      dEpReCaTiOn: has('deprecation-as-date') ? '@1769904000' : 'true',
      LINK: `<${base}/changelog>; rel="help"; title="a, b", <${base}${replacement}>; title=sucessor; rel=${has('successor-as-alternate') ? 'alternate' : 'successor-version'}`,
    },
  };
}
