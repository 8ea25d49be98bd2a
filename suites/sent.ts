import type { Exchange } from '../src/kit/index.js';

/** A parameter of the request that an exchange answers; undefined where it was not sent. */
export const sent = ({ request }: Exchange, name: string): string | undefined =>
  new URL(request.target, 'http://target').searchParams.get(name) ?? undefined;
