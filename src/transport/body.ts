import { isArray, type Json } from '../kit/index.js';
import { TransportError } from './wire.js';

export interface Body {
  readonly text: string;
  /** The parsed text; undefined when it is not JSON. */
  readonly json: Json | undefined;
}

/** Levels of nesting that a reply may have; more would exhaust the stack of whoever walks it. */
const deepest = 200;

/** Reads a body without its secrets. Throws `TransportError` for JSON that has too many values, or too deep ones, to be walked. */
export const bodyOf = (raw: string, redact: (text: string) => string): Body => plainBody(redact(raw));

/** Commas and brackets that a body may have: what they set apart takes many times as much memory as its text. */
const mostMarks = 200_000;
/** Of a text this short the marks are not counted: it takes little memory. */
const shortText = 100_000;

const isMark = (code: number): boolean => code === 0x2c || code === 0x5b || code === 0x7b;

/** The text whose marks were counted last: a long one is weighed as soon as it is read. */
let counted = { text: '', marks: 0 };

function marksIn(text: string): number {
  if (counted.text === text) return counted.marks;
  let marks = 0;
  for (let place = 0; place < text.length; place += 1) if (isMark(text.charCodeAt(place))) marks += 1;
  counted = { text, marks };
  return marks;
}

const weights = new WeakMap<Pick<Body, 'text'>, number>();

/** About how many bytes of memory a body takes, as text and parsed. Each is weighed once: many trials share one reply. */
export function weightOf(body: Pick<Body, 'text'>): number {
  const { text } = body;
  if (text.length <= shortText) return 4 * text.length;
  const weight = weights.get(body) ?? 2 * text.length + 24 * marksIn(text);
  weights.set(body, weight);
  return weight;
}

/** Reads a body that is free of secrets already. Throws `TransportError` as `bodyOf` does. */
export function plainBody(text: string): Body {
  if (text.length > mostMarks && marksIn(text) > mostMarks)
    throw new TransportError('too-large', `the reply has more than ${mostMarks} values`);
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
