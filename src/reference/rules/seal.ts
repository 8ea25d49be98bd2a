import { createHash, createHmac } from 'node:crypto';

/** A short digest of a text, for comparison. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** How cursors of one kind become opaque texts and are read back. */
interface Seal {
  readonly close: (text: string) => string;
  /** The text inside; undefined where another hand wrote the cursor. */
  readonly open: (cursor: string) => string | undefined;
}

/** A seal of its own secret, so that no kind of cursor reads as another. */
export function sealOf(secret: string): Seal {
  const markOf = (body: string): string =>
    createHmac('sha256', secret).update(body).digest('base64url').slice(0, 12);
  return {
    close: (text) => {
      const body = Buffer.from(text).toString('base64url');
      return `${body}.${markOf(body)}`;
    },
    open: (cursor) => {
      const [body = '', mark, ...rest] = cursor.split('.');
      if (mark !== markOf(body) || rest.length > 0) return undefined;
      return Buffer.from(body, 'base64url').toString();
    },
  };
}
