import { painter, wrapped } from '../../../reports/console/terminal.js';
import { jsonText } from '../../../reports/index.js';
import { maskedText, printable } from '../../../reports/safe-text.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { SetupError } from '../../engine/setup-error.js';
import { differenceText } from '../../regression/behaviour/changes.js';
import { type Comparison, compare, type Difference } from '../../regression/behaviour/comparison.js';
import { factKey, type Observations, observe } from '../../regression/behaviour/observation.js';
import { questions } from '../../regression/behaviour/questions.js';
import type { Surfaces } from '../../transport/request.js';
import { plainConsole } from '../console.js';
import type { Environment, Host, Output } from '../host.js';
import { type Target, type TargetClient, targetClient, targetOf } from '../settings/target.js';

/** How two deployments differ, for people at a terminal. */
function compareText(
  { first, second, differences, noise, unanswered, sameData, exitCode }: Compared,
  { colour, columns }: Pick<Output, 'colour' | 'columns'>,
): string {
  const paint = painter(colour);
  const clean = (text: string) => printable(maskedText(text));
  const indented = (text: string, lead = '      ') =>
    wrapped(clean(text), Math.max(40, columns - 6)).map(
      (line, index) => `${index === 0 ? lead : '      '}${line}`,
    );
  const told = (each: Difference): readonly string[] => [
    ...indented(`${each.aspect}  ${each.operation}  ${each.at}`, each.isFree ? '  + ' : '  ✗ '),
    ...indented(differenceText(each)),
    ...indented(`asked: ${shortened(each.questions)}`),
    ...indented(each.clauses.join(', ')).map((line) => paint.quiet(line)),
  ];
  const lines = [
    paint.strong('Compare'),
    `  first       ${clean(first)}`,
    `  second      ${clean(second)}`,
    `  noise       ${noise} facts were not the same twice, and are left out`,
    `  same data   ${sameData.length === 0 ? 'none' : sameData.join(', ')}`,
    ...(unanswered.length === 0 ? [] : [`  unanswered  ${clean(unanswered.join(', '))}`]),
    ...(differences.length === 0 ? [] : ['', paint.strong('Differences'), ...differences.flatMap(told)]),
    '',
    `${exitCode === 0 && differences.length > 0 ? 'What differs needs no notice.' : conclusions[exitCode]} Exit code ${exitCode}.`,
  ];
  return `${lines.join('\n')}\n`;
}

const shortened = (questions: readonly string[]): string =>
  questions.length <= 3
    ? questions.join('; ')
    : `${questions.slice(0, 3).join('; ')} and ${questions.length - 3} more`;

const conclusions = {
  0: 'They behave alike, as far as was asked.',
  1: 'They behave differently.',
  2: 'No difference was seen, but some questions have no answer.',
} as const;

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
export async function compareCommand(flags: CompareFlags, surroundings: Host): Promise<number> {
  const { err, signal, environment } = surroundings;
  const out = plainConsole(surroundings);
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

async function targetFor(value: string | undefined, from: string, surroundings: Host): Promise<Target> {
  if (value === undefined || value === '') {
    throw new SetupError(`No ${from} is given.`, 'Give both deployments: --base-url and --base-url-b.');
  }
  const target = await targetOf(
    { baseUrl: { value, from }, fault: [], variant: [] },
    undefined,
    surroundings,
  );
  if (target.keys.some(({ role }) => role === 'full')) return target;
  throw new SetupError(
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
  surroundings: Host,
): Promise<Comparison> {
  const { now, signal } = surroundings;
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

/** Two deployments that refuse their keys would be equal. */
function requireAccess({ baseUrl }: Target, observations: Observations): void {
  const [first] = observations.values();
  const factAt = (aspect: 'status' | 'code', at: string) => first?.facts.get(factKey({ aspect, at }))?.seen;
  const status = factAt('status', 'status');
  if (status === '200') return;
  throw new SetupError(
    status === undefined
      ? `${baseUrl} does not answer.`
      : `${baseUrl} answers the Events list with ${status} ${factAt('code', '/code') ?? ''}.`,
    `Check the address and its key; 'ei-conformance doctor --base-url ${baseUrl}' tells more.`,
    undefined,
    'settings',
  );
}
