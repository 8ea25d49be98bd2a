import { isArray, type Json } from '../kit/index.js';
import { TransportError } from './wire.js';

export interface Body {
  readonly text: string;
  /** The parsed text; undefined when it is not JSON. */
  readonly json: Json | undefined;
}

/** Levels of nesting that a reply may have; more would exhaust the stack of whoever walks it. */
const deepest = 200;

/** Reads a body without its secrets. Throws `TransportError` for JSON that is nested too deeply to be walked. */
export function bodyOf(raw: string, redact: (text: string) => string): Body {
  const { text, json } = plainBody(redact(raw));
  if (json === undefined || !text.includes('\\')) return { text, json };
  // Escapes can spell a secret that is no part of the text; written anew, they are gone.
  const plain = JSON.stringify(json);
  const hidden = redact(plain);
  return hidden === plain ? { text, json } : { text: hidden, json: parsed(hidden) };
}

/** Reads a body that is free of secrets already. Throws `TransportError` as `bodyOf` does. */
export function plainBody(text: string): Body {
  const json = parsed(text);
  if (exceeds(json, deepest)) {
    throw new TransportError('too-large', `the reply is nested deeper than ${deepest} levels`);
  }
  return { text, json };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is nested deeper than so many levels. Every reply is walked for it, so only what has members is looked into. */
function exceeds(value: Json | undefined, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (isArray(value)) {
    for (const each of value)
      if (typeof each === 'object' && each !== null && exceeds(each, levels - 1)) return true;
    return false;
  }
  for (const name in value) {
    const each = value[name];
    if (typeof each === 'object' && each !== null && exceeds(each, levels - 1)) return true;
  }
  return false;
}
