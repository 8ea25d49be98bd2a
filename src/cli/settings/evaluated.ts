import type { Trouble } from './parsed-json.js';

/** The default export of a TypeScript or JavaScript module. Throws the given trouble for a module that cannot be loaded. */
export async function evaluated(path: string, trouble: Trouble): Promise<unknown> {
  const { createJiti } = await import('jiti');
  // Keys may stand in the file: no compiled copy of it is left on the disk.
  const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false });
  try {
    return settled(await jiti.import(path, { default: true }), deepest);
  } catch (error) {
    throw trouble(firstLine(error), lineIn(path, error), error);
  }
}

/** Levels of a configuration. */
const deepest = 3;

/** A copy behind which no code stands that would run, and could throw, wherever a member is read. */
function settled(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null || levels === 0) return value;
  if (Array.isArray(value)) return value.map((each) => settled(each, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, settled(each, levels - 1)]));
}

const firstLine = (error: unknown): string => {
  const message = error instanceof Error ? error.message : `It throws ${typeof error}.`;
  return (message.split('\n')[0] ?? '').replace(/^ParseError: /, '').trim();
};

/** The line of the file that an error names in its message or in its stack. */
function lineIn(path: string, error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const told = `${error.message}\n${error.stack}`.split(`${path}:`)[1];
  const line = Number.parseInt(told ?? '', 10);
  return Number.isNaN(line) ? undefined : line;
}
