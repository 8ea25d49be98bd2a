import type { Shell } from '../../reports/shell-commands.js';
import type { Environment, Output } from './host.js';

/** Columns of a line where nothing says how many there are. */
const usualColumns = 100;

/**
 * How to write to a stream, by what it is and what the environment asks for: `NO_COLOR`, `FORCE_COLOR` (`0` turns colours
 * off), and `COLUMNS` where it is not a terminal.
 */
export function presentationOf(
  stream: Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>,
  environment: Environment,
  platform: NodeJS.Platform,
): Omit<Output, 'write'> {
  const { CI = '', NO_COLOR = '', FORCE_COLOR = '', TERM } = environment;
  const isTty = stream.isTTY === true && CI === '' && TERM !== 'dumb';
  const isForced = FORCE_COLOR !== '' && !turnedOff.includes(FORCE_COLOR);
  return {
    isTty,
    colour: NO_COLOR === '' && !turnedOff.includes(FORCE_COLOR) && (isTty || isForced),
    columns: stream.columns ?? columnsIn(environment) ?? usualColumns,
    shell: shellOf(environment, platform),
  };
}

const turnedOff: readonly string[] = ['0', 'false'];

/** Undefined where `COLUMNS` is no number of columns. */
export const columnsIn = ({ COLUMNS = '' }: Environment): number | undefined =>
  /^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : undefined;

/** The shell that started the program, as far as it shows: Git Bash sets `MSYSTEM`, cmd sets `PROMPT`. */
function shellOf({ MSYSTEM = '', PROMPT = '' }: Environment, platform: NodeJS.Platform): Shell {
  if (platform !== 'win32' || MSYSTEM !== '') return 'posix';
  return PROMPT === '' ? 'powershell' : 'cmd';
}
