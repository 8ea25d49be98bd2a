import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of docs/adopt.md. */
export const page = readFileSync(join(import.meta.dirname, '../docs/adopt.md'), 'utf8');

/** The files that the page shows whole, by name. */
export const files: ReadonlyMap<string, string> = new Map(
  [...page.matchAll(/^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$/gms)].map(([, name = '', text = '']) => [
    name,
    text,
  ]),
);

/** Throws for a file that the page does not show. */
export function shown(name: string): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`docs/adopt.md shows no file ${name}`);
  return text;
}

/** A block of a declarative pipeline, or a statement, which has no parts. */
export interface Groovy {
  readonly head: string;
  readonly parts: readonly Groovy[];
}

/** The blocks of a Jenkinsfile without braces in its strings. Throws where braces do not match. */
export function groovyBlocks(text: string): readonly Groovy[] {
  const open: { head: string; parts: Groovy[] }[] = [{ head: '', parts: [] }];
  for (const line of text.replaceAll('{', '{\n').replaceAll('}', '\n}\n').split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '}') open.pop();
    else if (trimmed.endsWith('{')) {
      const block = { head: trimmed.slice(0, -1).trim(), parts: [] };
      open.at(-1)?.parts.push(block);
      open.push(block);
    } else if (trimmed !== '') open.at(-1)?.parts.push({ head: trimmed, parts: [] });
  }
  const [root, ...unclosed] = open;
  if (root === undefined || unclosed.length > 0) throw new Error('braces do not match');
  return root.parts;
}

/** The parts of the block with this path of heads. Throws where there is none. */
export const groovyAt = (blocks: readonly Groovy[], ...path: readonly string[]): readonly Groovy[] =>
  path.reduce((parts, head) => {
    const found = parts.find((each) => each.head === head);
    if (found === undefined) throw new Error(`there is no ${head}`);
    return found.parts;
  }, blocks);
