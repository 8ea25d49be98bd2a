import { operation } from '../../../contract/index.js';
import { Inconclusive } from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import { type Surfaces, targetOf } from '../../transport/target.js';
import type { Observation, Observations } from './observation.js';
import { observationOf } from './observe.js';
import type { Question } from './question.js';

const day = 86_400_000;

/** A window of a week that closed weeks ago: its data hardly move any more. */
export function settledWindow(now: Date): { readonly date_start: string; readonly date_end: string } {
  const [date_start = '', date_end = ''] = [40, 34].map((days) =>
    new Date(now.getTime() - days * day).toISOString().slice(0, 10),
  );
  return { date_start, date_end };
}

/** What a deployment answers to every question, by their ids; questions that got no answer are left out. */
export async function askAll(
  client: Client,
  questions: readonly Question[],
  now: Date,
  { surfaces = {}, signal }: { readonly surfaces?: Surfaces; readonly signal?: AbortSignal | undefined } = {},
): Promise<Observations> {
  const window = settledWindow(now);
  const found = new Map<string, Observation>();
  for (const question of questions) {
    const { operation: id, query, path = {}, bare, beside } = question;
    const full = operation(id).window === true && bare !== true ? { ...window, ...query } : query;
    try {
      const exchange = await client.send(
        {
          method: 'GET',
          operation: id,
          target: targetOf(id, full, path, surfaces),
          credential: { role: 'full' },
        },
        { fresh: true, signal },
      );
      const base = beside === undefined ? undefined : found.get(beside)?.rows;
      found.set(question.id, observationOf(question, exchange, base));
    } catch (error) {
      if (!(error instanceof Inconclusive)) throw error;
    }
  }
  return found;
}
