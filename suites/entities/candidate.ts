import {
  type Api,
  defineCheck,
  expectThat,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import { leavesIn, memberOf } from '../leaves.js';
import { foundFor, textsToSearch } from '../search/names.js';
import { isSpineId } from '../seen-entity.js';
import { cardIn } from './card.js';
import { handleIn } from './handle.js';
import { detailOf } from './sample.js';

const initial = 'needs_review';

/** Searches before candidates, which are few, are given up. */
const most = 3;

export const candidate = defineCheck({
  id: 'entities/candidate',
  title: 'Entity detail knows what search shows, a candidate included, and both show that in needs_review',
  clauses: [
    'states.entity.needs-review',
    'states.entity.known',
    'entity-card.one-registry',
    'entity-card.candidate.where-shown',
    'states.entity.further-states',
  ],
  operations: ['searchEntities', 'getEntity'],
  rulings: ['A60', 'C54'],
  property: once(
    async (api) => {
      const rows = (await widely(api)).filter((row) => isSpineId(handleIn(row) ?? ''));
      const states = [...new Set(rows.flatMap((row) => statusOf(row) ?? []))];
      api.observe('states of entities in search', states.join(', '));
      const spelt = states.filter(isInitial);
      expectThat(
        spelt.every((each) => each === initial),
        '/data',
        `the state ${initial}`,
        spelt,
      );
      const candidates = rows.filter((row) => statusOf(row) === initial);
      const [row] = [...candidates, ...rows];
      const id = handleIn(row);
      precondition(row !== undefined && id !== undefined, 'no search shows an e_ id', 'no-data');
      const reply = await detailOf(api, id);
      const known = reply.status !== 404 && reply.status !== 410;
      expectThat(known, 'status', `${id} known, as search shows it`, reply.status);
      if (candidates.length > 0) {
        const shown = reply.status === 200 ? statusOf(cardIn(reply) ?? {}) : undefined;
        const same = shown === undefined || shown === initial;
        expectThat(same, '/data/status', `${initial}, as in search`, shown);
      }
      api.witness(candidates.length > 0 ? 'candidates known' : 'entities known');
    },
    { requests: 1 + most },
  ),
  refutedBy: [
    'entities.candidate.active-in-detail',
    'entities.candidate.gone',
    'entities.candidate.not-found',
    'entities.candidate.upper-case',
    'entities.candidate.with-blank',
    'search.result.foreign-id',
  ],
});

function statusOf(row: JsonObject): string | undefined {
  const { value } = leavesIn(row).find(({ path }) => /(?:^|_)(?:status|state)$/.test(memberOf(path))) ?? {};
  return typeof value === 'string' ? value : undefined;
}

/** Whether a word is the name of the first state in whatever spelling. */
const isInitial = (state: string): boolean => state.replace(/[^a-z]/gi, '').toLowerCase() === 'needsreview';

/** Results of searches, until one of them is a candidate. */
async function widely(api: Api): Promise<readonly JsonObject[]> {
  const rows: JsonObject[] = [];
  for (const text of await textsToSearch(api, most)) {
    rows.push(...(await foundFor(api, text, 'all')).rows);
    if (rows.some((row) => isInitial(statusOf(row) ?? ''))) break;
  }
  return rows;
}
