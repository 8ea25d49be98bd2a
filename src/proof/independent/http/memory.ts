import { has } from '../bugs.js';
import { type Answer, Refusal } from './answer.js';

/** A request as a gateway sees it. */
interface Passing {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The header that it authenticates with. */
  readonly key: string;
}

/** Answers a request, with a query that may be another than the one sent. */
type Serve = (query: URLSearchParams) => Answer;

const listPath = '/api/v2/events';
const tiredAfter = 300;

function nameOf({ path, query, key }: Passing, forgotten: readonly string[] = []): string {
  const pairs = [...query].filter(([name]) => !forgotten.includes(name)).sort();
  return JSON.stringify([key, path, pairs]);
}

/** What a deployment remembers of earlier requests; only bugs make use of it. */
export function memory(): (passing: Passing, serve: Serve) => Answer {
  const kept = new Map<string, Answer>();
  const asked = new Set<string>();
  const used = new Set<string>();
  let lists = 0;

  function keep(name: string, serve: () => Answer): Answer {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const answer = serve();
    kept.set(name, answer);
    return answer;
  }

  function emptied(answer: Answer): Answer {
    return { ...answer, body: { ...(answer.body as object), data: [] } };
  }

  return (passing, serve) => {
    const { path, query } = passing;
    if (path === '/api/v2/facilities' && has('kept-for-any-key'))
      return keep(nameOf({ ...passing, key: '' }), () => serve(query));
    if (path !== listPath) return serve(query);
    lists += 1;
    if (has('kept-without-limit')) return keep(nameOf(passing, ['limit']), () => serve(query));
    if (has('tired-of-countries') && lists > tiredAfter) {
      const rest = new URLSearchParams(query);
      rest.delete('country');
      return serve(rest);
    }
    const cursor = query.get('cursor') ?? query.get('offset');
    if (has('cursor-used-up') && cursor !== null) {
      if (used.has(cursor)) throw new Refusal(400, 'INVALID_CURSOR', 'O cursor já foi usado.');
      const answer = serve(query);
      used.add(cursor);
      return answer;
    }
    const name = nameOf(passing);
    const answer = serve(query);
    if (!has('second-answer-empty')) return answer;
    const isAgain = asked.has(name);
    asked.add(name);
    return isAgain ? emptied(answer) : answer;
  };
}
