import { resolvedPointer } from '../../../engine/resolved-pointer.js';
import { at, isObject, type JsonObject, pointerStep } from '../../../kit/index.js';
import type { Places } from '../shape/shape.js';

/** A media type and the schema of what is sent in it. */
export interface Media {
  readonly type: string;
  readonly at: string;
  readonly schema: Places | undefined;
}

/** What a request carries. */
export interface Body {
  readonly at: string;
  readonly required: boolean;
  readonly media: readonly Media[];
}

/** The media types at a place; parameters such as the character set do not tell them apart. */
export function mediaAt(document: JsonObject, pointer: string): readonly Media[] {
  const content = at(document, pointer);
  return Object.keys(isObject(content) ? content : {}).map((name) => {
    const place = `${pointer}/${pointerStep(name)}`;
    const schema = at(document, `${place}/schema`);
    return {
      type: name.replace(/;.*$/s, '').trim().toLowerCase(),
      at: place,
      schema: schema === undefined ? undefined : [`${place}/schema`],
    };
  });
}

/** The body that an operation takes; undefined where it takes none. */
export function bodyAt(document: JsonObject, place: string): Body | undefined {
  const pointer = resolvedPointer(document, place);
  const body = at(document, pointer);
  if (!isObject(body)) return undefined;
  return { at: pointer, required: body.required === true, media: mediaAt(document, `${pointer}/content`) };
}
