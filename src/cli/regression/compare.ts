import { jsonText } from '../../../reports/index.js';
import {
  type Entry,
  type Outline,
  outlineMarkdown,
  outlineText,
  sectionIfAny,
} from '../../../reports/outline.js';
import { counted } from '../../../reports/wording.js';
import { requirePossibleClock } from '../../engine/preflight/clock.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { SetupError } from '../../engine/setup-error.js';
import { differenceText } from '../../regression/behaviour/changes.js';
import { type Comparison, compare, type Difference } from '../../regression/behaviour/comparison.js';
import { factKey, type Observations, observe } from '../../regression/behaviour/observation.js';
import { questions } from '../../regression/behaviour/questions.js';
import type { Surfaces } from '../../transport/request.js';
import { plainConsole } from '../console.js';
import type { Environment, Host } from '../host.js';
import { type Target, type TargetClient, targetClient, targetOf } from '../settings/target.js';

/** How two deployments differ. */
export const comparedOutline = ({
  first,
  second,
  differences,
  noise,
  unanswered,
  sameData,
  exitCode,
}: Compared): Outline => ({
  title: 'Compare',
  facts: [
    ['first', first],
    ['second', second],
    [
      'noise',
      `${counted(noise, 'fact')} changed between two identical requests and ${noise === 1 ? 'is' : 'are'} ignored`,
    ],
    ['same data', sameData.join(', ') || 'none'],
    ...(unanswered.length === 0 ? [] : [['unanswered', unanswered.join(', ')] as const]),
  ],
  sections: sectionIfAny({ title: 'Differences', entries: differences.map(differenceEntry) }),
  conclusion: `${exitCode === 0 && differences.length > 0 ? 'No difference needs notice.' : conclusions[exitCode]} Exit code ${exitCode}.`,
});

const differenceEntry = (each: Difference): Entry => ({
  mark: each.isFree ? '·' : '✗',
  text: [`${each.aspect}  ${each.operation}  `, { code: each.at }],
  details: [[differenceText(each)], [`requests: ${shortened(each.questions)}`]],
  sources: each.clauses,
});

const shortened = (questions: readonly string[]): string =>
  questions.length <= 3
    ? questions.join('; ')
    : `${questions.slice(0, 3).join('; ')} and ${questions.length - 3} more`;

const conclusions = {
  0: 'The deployments behave alike in every request sent.',
  1: 'The deployments behave differently.',
  2: 'No difference was found, but some requests got no usable reply.',
} as const;

export interface CompareFlags {
  readonly baseUrl?: string;
  readonly baseUrlB?: string;
  readonly surface?: Surfaces;
  readonly timeout: number;
  readonly json?: true;
  readonly markdown?: true;
}

/** The comparison of two deployments. */
export interface Compared extends Comparison {
  readonly first: string;
  readonly second: string;
  readonly exitCode: 0 | 1 | 2;
}

/** Compares how two deployments behave, asking each of them twice. @returns the exit code */
export async function compareCommand(flags: CompareFlags, surroundings: Host): Promise<number> {
  const { err, signal, environment } = surroundings;
  const out = plainConsole(surroundings);
  const first = await targetFor(flags.baseUrl ?? environment.EI_BASE_URL, '--base-url', surroundings);
  const second = await targetFor(flags.baseUrlB, '--base-url-b', {
    ...surroundings,
    environment: withKeyOfB(environment),
  });
  const cost = 4 * questions.length + 2;
  err.write(`Sends at most ${cost} requests; costs up to ${cost / 2} Query Units at each deployment.\n`);
  try {
    const comparison = await asked(first, second, flags, surroundings);
    const compared = { first: first.baseUrl, second: second.baseUrl, ...comparison };
    const found = { ...compared, exitCode: exitCodeOf(comparison) };
    const outline = comparedOutline(found);
    if (flags.json === true) out.write(jsonText(found));
    else out.write(flags.markdown === true ? outlineMarkdown(outline) : outlineText(outline, out));
    return found.exitCode;
  } catch (error) {
    if (!signal.aborted) throw error;
    err.write('Interrupted.\n');
    return exitCodes.aborted;
  }
}

const exitCodeOf = ({ differences, unanswered }: Comparison): 0 | 1 | 2 =>
  differences.some(({ isFree }) => !isFree) ? 1 : unanswered.length > 0 ? 2 : 0;

async function targetFor(value: string | undefined, from: string, surroundings: Host): Promise<Target> {
  if (value === undefined || value === '') {
    throw new SetupError(`${from} is missing.`, 'Give both deployments: --base-url and --base-url-b.');
  }
  const target = await targetOf(
    { baseUrl: { value, from }, fault: [], variant: [] },
    undefined,
    surroundings,
  );
  if (target.keys.some(({ role }) => role === 'full')) return target;
  throw new SetupError(
    `The deployment of ${from} has no key.`,
    'Set EI_API_KEY for the first deployment and EI_API_KEY_B for the second.',
  );
}

/** The second deployment receives only its own key. */
function withKeyOfB(environment: Environment): Environment {
  const others = Object.entries(environment).filter(([name]) => !name.startsWith('EI_API_KEY'));
  return { ...Object.fromEntries(others), EI_API_KEY: environment.EI_API_KEY_B };
}

/** Asks both in turn, so that data that change in the meantime differ between the two replies of one deployment. */
async function asked(
  first: Target,
  second: Target,
  { timeout, surface: surfaces = {} }: CompareFlags,
  surroundings: Host,
): Promise<Comparison> {
  const { now, signal } = surroundings;
  requirePossibleClock(now());
  const began = new Date(now());
  const visits = [first, second].map((each) =>
    targetClient(each, { timeout, maxRequests: 1000 }, surroundings),
  );
  const [one, other] = visits as [TargetClient, TargetClient];
  const ask = ({ client }: TargetClient) => observe(client, questions, began, { surfaces, signal });
  try {
    for (const [target, { client }] of [
      [first, one],
      [second, other],
    ] as const)
      requireAccess(target, await observe(client, questions.slice(0, 1), began, { signal }));
    const [a, b] = [await ask(one), await ask(other)];
    const [again, bAgain] = [await ask(one), await ask(other)];
    return compare(questions, { first: [a, again], second: [b, bAgain] });
  } finally {
    await Promise.all(visits.map(({ close }) => close()));
  }
}

/** Two deployments that reject their keys would compare as equal. Throws `SetupError`. */
function requireAccess({ baseUrl }: Target, observations: Observations): void {
  const [first] = observations.values();
  const factAt = (aspect: 'status' | 'code', at: string) => first?.facts.get(factKey({ aspect, at }))?.seen;
  const status = factAt('status', 'status');
  if (status === '200') return;
  throw new SetupError(
    status === undefined
      ? `${baseUrl} does not respond.`
      : `${baseUrl} answers the Events list with ${status} ${factAt('code', '/code') ?? ''}.`,
    `Check the address and its key; run 'ei-conformance doctor --base-url ${baseUrl}' for details.`,
    undefined,
    'settings',
  );
}
