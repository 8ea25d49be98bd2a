#!/usr/bin/env node
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { CommanderError } from 'commander';
import { formatSetupError, withoutSecrets } from './cli/console.js';
import type { Host, Output } from './cli/host.js';
import { programOf } from './cli/program.js';
import { exitCodes } from './engine/record/verdict.js';
import { SetupError } from './engine/setup-error.js';
import { packageIdentity } from './package.js';

const { version, commit } = packageIdentity();

// Replies come and go so fast that V8 would let its heap grow to four times of what is held.
setFlagsFromString('--heap-growing-percent=40');

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The first one lets the run write what it has; the second one is meant.
    if (interruption.signal.aborted) process.exit(exitCodes.aborted);
    interruption.abort();
  });
}

const outputOf = (stream: NodeJS.WriteStream): Output => {
  // A reader that has gone, such as `head`, does not end the run: its reports are still wanted.
  stream.on('error', () => {});
  const { CI, NO_COLOR, FORCE_COLOR, TERM } = process.env;
  const isTty = stream.isTTY === true && (CI ?? '') === '' && TERM !== 'dumb';
  return {
    write: (text) => void stream.write(text),
    isTty,
    colour: (NO_COLOR ?? '') === '' && (isTty || (FORCE_COLOR ?? '') !== ''),
    columns: stream.columns ?? 100,
  };
};

const surroundings: Host = {
  environment: process.env,
  directory: process.cwd(),
  now: () => performance.timeOrigin + performance.now(),
  sleep: (ms, signal) => delay(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {}),
  randomSeed: () => randomInt(1, 2 ** 31),
  out: outputOf(process.stdout),
  err: withoutSecrets(outputOf(process.stderr), process.env),
  signal: interruption.signal,
  version,
  commit,
};

/** Tells people what went wrong, without a stack trace. @returns the exit code */
function tell(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.unusable;
  if (error instanceof SetupError) {
    surroundings.err.write(formatSetupError(error));
    return exitCodes.unusable;
  }
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
    process.exitCode = await action(surroundings);
  });
  for (const command of [program, ...program.commands])
    command.configureOutput({ writeErr: surroundings.err.write });
  await program.parseAsync();
} catch (error) {
  process.exitCode = tell(error);
} finally {
  process.off('beforeExit', unended);
}
