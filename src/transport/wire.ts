import type { Body } from './body.js';

/** What goes over the wire: one GET. */
export interface WireRequest {
  /** Path and query, from the root of the target's host. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The field of a request that carries its credential, in the spelling that it is sent in. */
export interface AuthorizationField {
  readonly name: string;
  readonly value: string;
}

export function authorizationField({
  headers,
}: Pick<WireRequest, 'headers'>): AuthorizationField | undefined {
  for (const name of Object.keys(headers))
    if (name.length === 13 && name.toLowerCase() === 'authorization')
      return { name, value: headers[name] ?? '' };
  return undefined;
}

export interface WireReply {
  readonly status: number;
  /** Names in lower case; repeated headers joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Of the text, where they are known: to count them takes a tenth of the time of parsing. */
  readonly bytes?: number;
  /** The text as it was read before, where nothing in the reply can be a secret: it was recorded without them. */
  readonly read?: Body;
  /** Reads the text anew, so that nobody has to keep it. */
  readonly readAgain?: () => Body;
}

/** Sends one request. Throws `TransportError` when no whole reply came. */
export interface Wire {
  send(request: WireRequest, signal?: AbortSignal): Promise<WireReply>;
  close(): Promise<void>;
  /** Whether it holds all that it answers, so that to keep replies takes no room. */
  readonly holdsAll?: true;
}

export type TransportTrouble =
  | 'name'
  | 'refused'
  | 'proxy'
  | 'tls'
  /** The port speaks the protocol of the other scheme. */
  | 'scheme'
  | 'timeout'
  | 'broken'
  | 'too-large'
  | 'aborted';

/** No whole reply came, and why. */
export class TransportError extends Error {
  readonly trouble: TransportTrouble;

  constructor(trouble: TransportTrouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'TransportError';
    this.trouble = trouble;
  }
}
