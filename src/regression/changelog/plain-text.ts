const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** A text without HTML: code in backticks, each run of blanks one, the five usual entities read. Linear in its length. */
export const plainText = (markup: string): string =>
  markup
    .replace(/<\/?(?:code|tt|kbd|pre)(?:\s[^<>]*)?>/gi, '`')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
