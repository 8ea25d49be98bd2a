import type { Command } from 'commander';
import { doctorText, jsonText } from '../../../reports/index.js';
import type { Diagnosis, RunEvent } from '../../engine/events.js';
import { type Examination, examinationOf, stoppedBy } from '../../engine/preflight/examination.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { session } from '../../engine/session.js';
import { Unusable } from '../../engine/setup-error.js';
import { readable } from '../console.js';
import type { Surroundings } from '../host.js';
import { prepared } from './preparation.js';

/** Tells what stands in the way of a run, and what one would cost; writes no file. @returns the exit code */
export async function doctorCommand(command: Command, surroundings: Surroundings): Promise<number> {
  const { err, signal } = surroundings;
  const out = readable(surroundings);
  const examination = await examine(command, surroundings);
  if (signal.aborted) {
    err.write('Interrupted.\n');
    return exitCodes.aborted;
  }
  out.write(command.getOptionValue('json') === true ? jsonText(examination) : doctorText(examination, out));
  return examination.plan === undefined ? exitCodes.unusable : 0;
}

async function examine(command: Command, surroundings: Surroundings): Promise<Examination> {
  const { now, sleep, signal, version } = surroundings;
  const found: Diagnosis[] = [];
  const onFound = (each: Diagnosis) => void found.push(each);
  try {
    const { settings, checks, wire, close } = await prepared(command, surroundings);
    try {
      const events: RunEvent[] = [];
      const means = { checks, version, wire, time: { now, sleep }, signal, onFound };
      for await (const event of session(settings, means)) {
        events.push(event);
        if (event.type === 'preflight-finished') break;
      }
      return examinationOf(events);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof Unusable) return stoppedBy(error, found);
    throw error;
  }
}
