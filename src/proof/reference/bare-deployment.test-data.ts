import { type ClauseId, clause, clauseIds, levelOf } from '../../../contract/index.js';
import { accountsOf, type Role } from './account/accounts.js';
import type { Route } from './account/route.js';
import { corpusOf } from './corpus/index.js';
import type { FaultId } from './faults.js';
import { Refusal } from './http/refusal.js';
import { type Fault, planting } from './planted.js';

interface Asked {
  readonly status: number;
  readonly code?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
  readonly body?: any;
}

export interface Question {
  readonly route: Route;
  readonly query?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly role?: Role;
}

/** A deployment without its app: routes are asked directly. */
export function bareDeployment(seed: number) {
  const corpus = corpusOf({ seed, perDay: 1, day: 20_600 });
  const accounts = accountsOf(seed);
  const ask = (
    { route, query = '', path = {}, role = 'full' }: Question,
    faults: readonly FaultId[] = [],
  ): Asked => {
    const account = accounts.find((each) => each.role === role);
    if (account === undefined) throw new Error(`no account ${role}`);
    const planted = planting((fault) => faults.includes(fault));
    const deployment = { corpus, planted, now: () => new Date('2026-06-01T00:00:00Z') };
    const url = new URL(`https://reference.test/?${query}`);
    try {
      const { body, status = 200 } = route({ url, path, account, deployment });
      return { status, body };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, code: error.code, details: error.details };
      throw error;
    }
  };
  return { corpus, ask };
}

/** The faults that change no answer to any of the questions; those that send what a fault is about are asked first. */
export function silentFaults(
  ids: readonly FaultId[],
  questions: readonly Question[],
  ask: ReturnType<typeof bareDeployment>['ask'],
): readonly FaultId[] {
  const sound = questions.map((question) => JSON.stringify(ask(question)));
  return ids.filter((id) => {
    const words = id.split(/[.-]/);
    const apt = (at: number): boolean => words.some((word) => questions[at]?.query?.includes(word));
    const order = [...questions.keys()].sort((left, right) => Number(apt(right)) - Number(apt(left)));
    return order.every((at) => {
      const question = questions[at];
      return question === undefined || JSON.stringify(ask(question, [id])) === sound[at];
    });
  });
}

/** The clauses under a prefix that bind, that a reply can show, and that none of the faults breaks. */
export function unbrokenClauses(
  prefix: string,
  tables: Readonly<Record<string, Fault>>,
): readonly ClauseId[] {
  const broken = new Set(Object.values(tables).flatMap(({ clauses }) => clauses));
  return clauseIds.filter((id) => {
    const { untestable, seen } = clause(id);
    const binds = levelOf(id) === 'must' && untestable === undefined && seen !== 'no';
    return binds && id.startsWith(prefix) && !broken.has(id);
  });
}
