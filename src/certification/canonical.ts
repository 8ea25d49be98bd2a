import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** A value as canonical JSON (RFC 8785). Throws an `Error` for what no JSON can say, such as an infinite number. */
export const canonical = (value: unknown): string => canonicalize(value) ?? 'null';

/** A value as JSON says it. */
export const plain = <Value>(value: Value): Value => JSON.parse(canonical(value));

/** The SHA-256 of a text in UTF-8 or of bytes, in hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The SHA-256 of the canonical JSON of a value, with its name before it. */
export const canonicalDigest = (value: unknown): string => `sha256:${sha256(canonical(value))}`;
