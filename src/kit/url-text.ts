/**
 * A text as a part of a URL. Half a character, which JSON can spell and no URL can, becomes the sign for one that
 * cannot be read.
 */
export const urlText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
