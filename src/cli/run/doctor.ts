import type { Command } from 'commander';
import { doctorText, jsonText } from '../../../reports/index.js';
import type { Diagnosis, RunEvent } from '../../engine/events.js';
import { type Examination, examinationOf, examinationOfError } from '../../engine/preflight/examination.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { session } from '../../engine/session.js';
import { SetupError } from '../../engine/setup-error.js';
import { plainConsole } from '../console.js';
import type { Host } from '../host.js';
import { prepare } from './preparation.js';

/** Prints what limits a run, and the plan with its cost; writes no file. @returns the exit code */
export async function doctorCommand(command: Command, surroundings: Host): Promise<number> {
  const { err, signal } = surroundings;
  const out = plainConsole(surroundings);
  const examination = await examine(command, surroundings);
  if (signal.aborted) {
    err.write('Interrupted.\n');
    return exitCodes.aborted;
  }
  out.write(command.getOptionValue('json') === true ? jsonText(examination) : doctorText(examination, out));
  return examination.plan === undefined ? exitCodes.unusable : 0;
}

async function examine(command: Command, surroundings: Host): Promise<Examination> {
  const { now, sleep, signal, version } = surroundings;
  const found: Diagnosis[] = [];
  const onFound = (each: Diagnosis) => void found.push(each);
  try {
    const { settings, checks, wire, close } = await prepare(command, surroundings);
    try {
      const events: RunEvent[] = [];
      const means = { checks, version, wire, time: { now, sleep }, signal, onFound, surveys: true } as const;
      for await (const event of session(settings, means)) {
        events.push(event);
        if (event.type === 'preflight-finished') break;
      }
      return examinationOf(events);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof SetupError) return examinationOfError(error, found);
    throw error;
  }
}
