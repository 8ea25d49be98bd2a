import type { Trouble } from './parsed-json.js';

/** The default export of a TypeScript or JavaScript module. Throws the given trouble for a module that cannot be loaded. */
export async function evaluated(path: string, trouble: Trouble): Promise<unknown> {
  const { createJiti } = await import('jiti');
  // Keys may stand in the file: no compiled copy of it is left on the disk.
  const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false });
  try {
    return await jiti.import(path, { default: true });
  } catch (error) {
    throw trouble(firstLine(error), lineIn(path, error), error);
  }
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
