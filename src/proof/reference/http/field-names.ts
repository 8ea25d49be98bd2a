/** What Hono's server for Node hands over beside a request. */
export interface Incoming {
  readonly incoming?: { readonly rawHeaders?: readonly string[] };
}

/** Names and values of header fields in turn, by request: a `Request` has its names in lower case. */
const rawHeaders = new WeakMap<Request, readonly string[]>();

/** Keeps how the names of the header fields of a request were spelt. */
export function keepFieldNames(request: Request, { incoming }: Incoming): void {
  if (incoming?.rawHeaders !== undefined) rawHeaders.set(request, incoming.rawHeaders);
}

/** The name of a header field in the spelling that was sent; undefined where that is not known. */
export const spellingOf = (request: Request, name: string): string | undefined =>
  rawHeaders.get(request)?.find((each, index) => index % 2 === 0 && each.toLowerCase() === name);
