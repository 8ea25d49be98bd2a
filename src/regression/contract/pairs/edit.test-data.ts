import { isArray, isObject, type Json, pointerMembers } from '../../../kit/index.js';

/** A document that an edit may change. */
export type Draft = { [member: string]: Json };
export type Edit = (draft: Draft) => void;

function holderOf(
  draft: Json,
  pointer: string,
): { readonly holder: Record<string, Json>; readonly last: string } {
  const steps = pointerMembers(pointer);
  let holder = draft as Record<string, Json>;
  for (const step of steps.slice(0, -1)) {
    const below = holder[step];
    if (!isObject(below) && !isArray(below)) throw new Error(`There is no ${pointer}.`);
    holder = below as Record<string, Json>;
  }
  return { holder, last: steps.at(-1) ?? '' };
}

/** An edit that puts a value at a pointer; `-` is the end of a list. */
export const put =
  (pointer: string, value: Json): Edit =>
  (draft) => {
    const { holder, last } = holderOf(draft, pointer);
    if (Array.isArray(holder) && last === '-') holder.push(structuredClone(value));
    else holder[last] = structuredClone(value);
  };

/** An edit that takes away what stands at a pointer. */
export const cut =
  (pointer: string): Edit =>
  (draft) => {
    const { holder, last } = holderOf(draft, pointer);
    if (!(last in holder)) throw new Error(`There is no ${pointer}.`);
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete holder[last];
  };

/** An edit that makes another value of what stands at a pointer. */
export const change =
  <Value extends Json>(pointer: string, to: (value: Value) => Json): Edit =>
  (draft) => {
    const { holder, last } = holderOf(draft, pointer);
    put(pointer, to(holder[last] as Value))(draft);
  };

/** Several edits that belong together. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (draft) => {
    for (const each of edits) each(draft);
  };

/** A document after an edit. */
export function edited(document: Json, edit: Edit): Json {
  const draft = structuredClone(document) as Draft;
  edit(draft);
  return draft;
}
