import type { WireReply } from './wire.js';

const redirects: readonly number[] = [301, 302, 303, 307, 308];

/** A reply that may lead elsewhere, and what was asked for. */
interface Redirection {
  /** Path and query that were sent, from the root of the host. */
  readonly path: string;
  readonly reply: Pick<WireReply, 'status' | 'headers'>;
  readonly origin: string;
}

/** Path and query to which a reply redirects within its origin; undefined where it leads nowhere, or to another host. */
export function redirectWithin({
  path,
  reply: { status, headers },
  origin,
}: Redirection): string | undefined {
  const from = new URL(path, origin);
  const { location = '' } = headers;
  if (!redirects.includes(status) || location === '' || !URL.canParse(location, from.href)) return undefined;
  const to = new URL(location, from.href);
  return to.origin === from.origin ? `${to.pathname}${to.search}` : undefined;
}
