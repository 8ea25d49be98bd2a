import { jsonText } from '../../reports/index.js';
import { Unusable } from '../engine/unusable.js';
import { exitCodes } from '../engine/verdict.js';
import { askAll } from '../regression/behaviour/ask-all.js';
import { type Comparison, compare } from '../regression/behaviour/compare.js';
import { factKey, type Observations } from '../regression/behaviour/observation.js';
import { questions } from '../regression/behaviour/questions.js';
import type { Surfaces } from '../transport/target.js';
import { compareText } from './compare-text.js';
import { readable } from './console-output.js';
import type { Environment, Surroundings } from './surroundings.js';
import { type Target, targetOf } from './target.js';
import { type Visit, visit } from './visit.js';

export interface CompareFlags {
  readonly baseUrl?: string;
  readonly baseUrlB?: string;
  readonly surface?: Surfaces;
  readonly timeout: number;
  readonly json?: true;
}

/** What two deployments came to. */
export interface Compared extends Comparison {
  readonly first: string;
  readonly second: string;
  readonly exitCode: 0 | 1 | 2;
}

/** Compares how two deployments behave, each of them twice. @returns the exit code */
export async function compareCommand(flags: CompareFlags, surroundings: Surroundings): Promise<number> {
  const { err, signal, environment } = surroundings;
  const out = readable(surroundings);
  const first = await targetFor(flags.baseUrl ?? environment.EI_BASE_URL, '--base-url', surroundings);
  const second = await targetFor(flags.baseUrlB, '--base-url-b', {
    ...surroundings,
    environment: withKeyOfB(environment),
  });
  const cost = 4 * questions.length + 2;
  err.write(`Sends at most ${cost} requests: ${cost / 2} Query Units of each deployment.\n`);
  try {
    const comparison = await asked(first, second, flags, surroundings);
    const compared = { first: first.baseUrl, second: second.baseUrl, ...comparison };
    const look = { ...compared, exitCode: exitCodeOf(comparison) };
    out.write(flags.json ? jsonText(look) : compareText(look, out));
    return look.exitCode;
  } catch (error) {
    if (!signal.aborted) throw error;
    err.write('Interrupted.\n');
    return exitCodes.aborted;
  }
}

const exitCodeOf = ({ differences, unanswered }: Comparison): 0 | 1 | 2 =>
  differences.some(({ isFree }) => !isFree) ? 1 : unanswered.length > 0 ? 2 : 0;

async function targetFor(
  value: string | undefined,
  from: string,
  surroundings: Surroundings,
): Promise<Target> {
  if (value === undefined || value === '') {
    throw new Unusable(`No ${from} is given.`, 'Give both deployments: --base-url and --base-url-b.');
  }
  const target = await targetOf(
    { baseUrl: { value, from }, fault: [], variant: [] },
    undefined,
    surroundings,
  );
  if (target.keys.some(({ role }) => role === 'full')) return target;
  throw new Unusable(
    `No key is given for ${from}.`,
    'Set EI_API_KEY for the first deployment and EI_API_KEY_B for the second.',
  );
}

/** The second deployment is sent its own key alone. */
function withKeyOfB(environment: Environment): Environment {
  const others = Object.entries(environment).filter(([name]) => !name.startsWith('EI_API_KEY'));
  return { ...Object.fromEntries(others), EI_API_KEY: environment.EI_API_KEY_B };
}

/** Asks both in turns, so that data that move in between are seen to move in one of them. */
async function asked(
  first: Target,
  second: Target,
  { timeout, surface: surfaces = {} }: CompareFlags,
  surroundings: Surroundings,
): Promise<Comparison> {
  const { now, signal } = surroundings;
  const began = new Date(now());
  const visits = [first, second].map((each) => visit(each, { timeout, maxRequests: 1000 }, surroundings));
  const [one, other] = visits as [Visit, Visit];
  const ask = ({ client }: Visit) => askAll(client, questions, began, { surfaces, signal });
  try {
    for (const [target, { client }] of [
      [first, one],
      [second, other],
    ] as const)
      requireAccess(target, await askAll(client, questions.slice(0, 1), began, { signal }));
    const [a, b] = [await ask(one), await ask(other)];
    const [again, bAgain] = [await ask(one), await ask(other)];
    return compare(questions, { first: [a, again], second: [b, bAgain] });
  } finally {
    await Promise.all(visits.map(({ close }) => close()));
  }
}

/** Two deployments that refuse their keys would be equal. */
function requireAccess({ baseUrl }: Target, observations: Observations): void {
  const [first] = observations.values();
  const factAt = (aspect: 'status' | 'code', at: string) => first?.facts.get(factKey({ aspect, at }))?.seen;
  const status = factAt('status', 'status');
  if (status === '200') return;
  throw new Unusable(
    status === undefined
      ? `${baseUrl} does not answer.`
      : `${baseUrl} answers the Events list with ${status} ${factAt('code', '/code') ?? ''}.`,
    `Check the address and its key; 'ei-conformance doctor --base-url ${baseUrl}' tells more.`,
    undefined,
    'settings',
  );
}
