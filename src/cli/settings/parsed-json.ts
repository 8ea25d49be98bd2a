/** Makes the error for what is wrong in a file, at a line where it is known. */
export type Trouble = (message: string, line: number | undefined, cause: unknown) => Error;

/** The value of a JSON text. Throws the given trouble; the parser's own message would show some of the text. */
export function parsedJson(text: string, trouble: Trouble): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = error instanceof Error ? positionIn(text, error.message) : undefined;
    const line = position === undefined ? undefined : text.slice(0, position).split('\n').length;
    throw trouble('It is not JSON.', line, undefined);
  }
}

/** Where the parser stopped: it names the position, or shows ten characters before and after. */
function positionIn(text: string, message: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, before, shown] =
    /^Unexpected token .*?, (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not/.exec(message) ?? [];
  if (message.startsWith('Unexpected end')) return text.length;
  if (shown === undefined) return undefined;
  return text.indexOf(shown) + (before === undefined ? 0 : 10);
}
