import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { Host, Output } from './cli/host.js';

/** Left to Node, a program that cannot be loaded would exit with 1, which accuses the target. */
const unloadable = (error: unknown): never => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`error: the program cannot be loaded: ${message}\n`);
  process.exit(4);
};

const [
  { CommanderError },
  { formatSetupError, withoutSecrets },
  { programOf },
  { columnsIn, presentationOf },
  { startWatchdog },
  { exitCodes },
  { SetupError },
  { packageIdentity },
] = await Promise.all([
  import('commander'),
  import('./cli/console.js'),
  import('./cli/program.js'),
  import('./cli/terminal.js'),
  import('./cli/watchdog.js'),
  import('./engine/record/verdict.js'),
  import('./engine/setup-error.js'),
  import('./package.js'),
]).catch(unloadable);

const { version, commit } = packageIdentity();

// Replies come and go so fast that V8 would let its heap grow to four times of what is held.
setFlagsFromString('--heap-growing-percent=40');

const interruption = new AbortController();
// The last one is Ctrl-Break on Windows, where nobody sends the second.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) {
  process.on(signal, () => {
    // The first one lets the run write what it has; the second one is meant.
    if (interruption.signal.aborted) process.exit(exitCodes.aborted);
    interruption.abort();
  });
}

const outputOf = (stream: NodeJS.WriteStream, onLost: (error: Error) => void): Output => {
  // A reader that has gone, such as `head`, does not end the run: its reports are still wanted.
  stream.on('error', onLost);
  return {
    write: (text) => void stream.write(text),
    ...presentationOf(stream, process.env, process.platform),
  };
};

function isAlive(pid: number): boolean {
  try {
    // No signal is sent.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** On Linux, the tick of the machine's clock at which a process began. */
function birthOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may itself contain spaces and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** The first error of the standard output. */
let lost: NodeJS.ErrnoException | undefined;

const surroundings: Host = {
  environment: process.env,
  // Read when it is needed, where an error has its handler: the directory may have been removed.
  get directory() {
    return process.cwd();
  },
  now: () => performance.timeOrigin + performance.now(),
  process: { pid: process.pid, host: hostname(), isAlive, birthOf },
  sleep: (ms, signal) => delay(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {}),
  randomSeed: () => randomInt(1, 2 ** 31),
  out: outputOf(process.stdout, (error) => {
    lost ??= error;
  }),
  err: withoutSecrets(
    outputOf(process.stderr, () => {}),
    process.env,
  ),
  signal: interruption.signal,
  version,
  commit,
};

/** Columns of help where nothing says how many there are. */
const usualHelpColumns = 80;

/** Tells people what went wrong, without a stack trace. @returns the exit code */
function tell(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.unusable;
  if (error instanceof SetupError) {
    surroundings.err.write(formatSetupError(error));
    return exitCodes.unusable;
  }
  if (error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd')
    return tell(
      new SetupError('The working directory does not exist any more.', 'Change to another one.', error),
    );
  surroundings.err.write(
    `error: the harness itself failed: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  if ((process.env.EI_DEBUG ?? '') !== '' && error instanceof Error)
    surroundings.err.write(`${error.stack}\n`);
  return exitCodes.aborted;
}

// Left to Node, a mistake of ours would exit with 1, which accuses the target.
process.on('uncaughtException', (error) => process.exit(tell(error)));

// Node ends with a code of its own where nothing is left that could go on, as beside a configuration file that waits for ever.
const unended = (): void => {
  process.exitCode = tell(
    new SetupError(
      'Something that the command waits for never comes.',
      'Look for what a configuration file awaits.',
    ),
  );
};
process.once('beforeExit', unended);

try {
  const program = programOf(version, async (action) => {
    let finish: (message: string) => number = () => exitCodes.aborted;
    const stopWatching = startWatchdog((seconds) => {
      const message = `the program stood still for ${seconds} s at one computation, which was interrupted`;
      surroundings.err.write(`error: ${message}\n`);
      try {
        return finish(message);
      } catch (error) {
        return tell(error);
      }
    });
    const atStandstill = (left: typeof finish) => {
      finish = left;
    };
    try {
      process.exitCode = await action({ ...surroundings, atStandstill });
    } finally {
      stopWatching();
    }
  });
  for (const command of [program, ...program.commands])
    command.configureOutput({
      writeErr: surroundings.err.write,
      getOutHelpWidth: () => process.stdout.columns ?? columnsIn(process.env) ?? usualHelpColumns,
    });
  await program.parseAsync();
} catch (error) {
  process.exitCode = tell(error);
} finally {
  await new Promise<void>((written) => process.stdout.write('', () => written()));
  // Who closes a pipe has read enough; anything else lost a report or the result of a command.
  if (lost !== undefined && lost.code !== 'EPIPE') {
    surroundings.err.write(`The standard output could not be written: ${lost.message}\n`);
    process.exitCode ||= exitCodes.aborted;
  }
  process.off('beforeExit', unended);
}
