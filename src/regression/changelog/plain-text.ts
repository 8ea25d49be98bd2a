const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * A text without HTML: code in backticks, a line for each paragraph and item, each run of blanks one, entities of characters read that matter
 * to names. Linear in its length.
 */
export const plainText = (markup: string): string =>
  markup
    .replace(/<\/?(?:code|tt|kbd|pre)(?:\s[^<>]*)?>/gi, '`')
    .replace(/\n(?=[ \t]*(?:[-*•]\s|\n))/g, paragraph)
    .replace(/<\/?(?:p|li|ul|ol|br|div|tr|h[1-6])(?:[\s/][^<>]*)?>/gi, paragraph)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d{1,6}|x[\da-f]{1,5});/gi, (entity, code: string) => characterOf(code) ?? entity)
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ?\uE000[ \uE000]*/g, '\n')
    .trim();

/** What stands for the end of a paragraph until blanks are one. */
const paragraph = '\uE000';

function characterOf(code: string): string | undefined {
  const point = Number(code.replace(/^x/i, '0x'));
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
