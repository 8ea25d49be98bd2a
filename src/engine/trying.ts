import type { Trial, World } from '../kit/index.js';
import type { Client } from '../transport/client.js';
import type { Surfaces } from '../transport/target.js';
import { createApi, type Notes } from './api.js';

/** What it takes to try the inputs of checks. */
export interface Trying {
  readonly client: Client;
  readonly world: World;
  readonly surfaces: Surfaces;
  readonly seed: number;
  readonly now: () => number;
  readonly signal: AbortSignal | undefined;
}

/** Runs a trial, takes notes of it, and hands out what it threw. */
export async function thrownBy(
  trial: Trial,
  { client, world, surfaces, signal }: Trying,
  notes: Notes,
  fresh: boolean,
): Promise<unknown> {
  try {
    await trial.run(createApi({ client, world, surfaces, notes, signal, fresh }));
    return undefined;
  } catch (error) {
    return error;
  }
}
