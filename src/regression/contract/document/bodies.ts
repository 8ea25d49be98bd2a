import { resolvedPointer } from '../../../engine/served-contract/normalization.js';
import { at, isObject, type JsonObject, pointerStep } from '../../../kit/index.js';
import { type Marks, marksIn } from '../shape/marks.js';
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

/** What is declared of the replies with one status, with a range of them, or with any other. */
export interface Reply {
  /** Such as `200`, `4XX` or `default`. */
  readonly status: string;
  readonly isSuccess: boolean;
  /** Where the operation names it. */
  readonly at: string;
  readonly media: readonly Media[];
  readonly headers: readonly Header[];
  readonly marks: Marks;
}

export interface Header {
  /** In lower case. */
  readonly name: string;
  readonly at: string;
  readonly pointer: string;
  readonly required: boolean;
  readonly schema: Places | undefined;
  readonly marks: Marks;
}

/** The declared replies of an operation. */
export function repliesAt(document: JsonObject, pointer: string): readonly Reply[] {
  const responses = at(document, pointer);
  const statuses = Object.keys(isObject(responses) ? responses : {}).filter((each) => !each.startsWith('x-'));
  return statuses.map((name) => {
    const place = `${pointer}/${pointerStep(name)}`;
    const described = resolvedPointer(document, place);
    const reply = at(document, described);
    const status = name === 'default' ? name : name.toUpperCase();
    return {
      status,
      isSuccess: /^[123]/.test(status),
      at: place,
      media: mediaAt(document, `${described}/content`),
      headers: headersAt(document, `${described}/headers`),
      marks: isObject(reply) ? marksIn(reply, described) : {},
    };
  });
}

function headersAt(document: JsonObject, list: string): readonly Header[] {
  const headers = at(document, list);
  const names = Object.keys(isObject(headers) ? headers : {});
  return names.flatMap((name) => {
    const place = `${list}/${pointerStep(name)}`;
    const pointer = resolvedPointer(document, place);
    const header = at(document, pointer);
    // The media type says it already.
    if (!isObject(header) || name.toLowerCase() === 'content-type') return [];
    const [media] = mediaAt(document, `${pointer}/content`);
    return [
      {
        name: name.toLowerCase(),
        at: place,
        pointer,
        required: header.required === true,
        schema: media?.schema ?? (header.schema === undefined ? undefined : [`${pointer}/schema`]),
        marks: marksIn(header, pointer),
      },
    ];
  });
}

/** The declared reply that covers a status: its own, that of its range, or that of all others. */
export const replyFor = (replies: readonly Reply[], status: string): Reply | undefined =>
  [status, `${status[0]}XX`, 'default']
    .map((each) => replies.find((reply) => reply.status === each))
    .find((each) => each !== undefined);
