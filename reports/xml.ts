import { printable, printableLines } from './printable.js';

/** An XML element with elements inside it, or with text, in which nothing is markup. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly content: readonly XmlElement[] | string;
}

export const element = (
  name: string,
  attributes: XmlElement['attributes'],
  content: XmlElement['content'] = [],
): XmlElement => ({ name, attributes, content });

/** A whole XML document. Characters that XML 1.0 forbids, even as references, are spelt out. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(
    ([each, value]) => ` ${each}="${escaped(printable(String(value)))}"`,
  );
  const open = `${indent}<${name}${pairs.join('')}`;
  if (content.length === 0) return `${open}/>`;
  if (typeof content === 'string') return `${open}>${escaped(printableLines(content))}</${name}>`;
  const inside = content.map((each) => written(each, `${indent}  `));
  return [`${open}>`, ...inside, `${indent}</${name}>`].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => entities[each] ?? each);
