import type { OperationId } from '../../contract/index.js';
import type { Json } from './json.js';

/** The part that a key plays; settings give a key for each role that they have the means for. */
export const keyRoles = [
  'full',
  'unentitled',
  'no-api-access',
  'revoked',
  'disabled',
  'past-due',
  'over-quota',
  'rate-limited',
  // Another key of the workspace that the full key belongs to.
  'second',
  'no-subscription',
  'no-programmatic-access',
  // Keys of a tier, and keys that have every plan flag but one.
  'analyst',
  'markets',
  'without-leiregistry',
  'without-exposure',
  'without-aicompute',
  'without-facilities',
  'without-gov',
] as const;
export type KeyRole = (typeof keyRoles)[number];

/**
 * What is done to a real key: its last character cut off, further ones put behind it, its last character moved in front of
 * the five before it, or sent under the scheme `Basic`.
 */
export type Spoiling = 'cut' | 'lengthened' | 'rotated' | 'basic';

/** Other spellings of the header field `Authorization`, whose name is case-insensitive (ruling header-field-names). */
export type FieldName = 'authorization' | 'AUTHORIZATION';

/** What a request authenticates with: a key by its role, nothing, or a literal header that holds no secret. */
export type Credential =
  | { readonly role: KeyRole; readonly spoiled?: Spoiling; readonly field?: FieldName }
  | { readonly none: true }
  | { readonly header: string };

export type QueryValue = string | number | boolean;
/** A query by name; undefined members are not sent. */
export type Query = Readonly<Record<string, QueryValue | undefined>>;

export interface Request {
  readonly method: 'GET';
  /** The pinned operation that it calls, where it calls one. */
  readonly operation?: OperationId;
  /** Path and query below the base URL. */
  readonly target: string;
  readonly credential: Credential;
}

/** One request and its reply, without secrets. */
export interface Exchange {
  readonly request: Request;
  readonly status: number;
  /** Header names in lower case; repeated headers joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly json: Json | undefined;
  /** The instant of sending, ISO 8601; absent in records of earlier versions and of certifications, whose clock is their own. */
  readonly startedAt?: string;
  /** Milliseconds from sending to the last byte. */
  readonly ms: number;
  /** Present where the body was too large to be kept: `text` is its beginning then, and `json` is undefined. */
  readonly excerpt?: Excerpt;
}

/** What is kept of a body that is too large to be kept as a whole. */
export interface Excerpt {
  /** Of the whole body as UTF-8 text, without secrets. */
  readonly bytes: number;
  /** The digest of the same, in hexadecimal digits. */
  readonly sha256: string;
  readonly isJson: boolean;
  /** A place in the body, and the value that stands there. */
  readonly at?: string;
  readonly value?: Json;
}

/** The environment variable that holds the key of a role. */
export const keyVariable = (role: KeyRole): string =>
  role === 'full' ? 'EI_API_KEY' : `EI_API_KEY_${role.toUpperCase().replaceAll('-', '_')}`;

/**
 * A text as a part of a URL. Half a character, which JSON can spell and no URL can, becomes the sign for one that
 * cannot be read.
 */
export const urlText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
