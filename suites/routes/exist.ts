import { type ClauseId, type OperationId, operation } from '../../contract/index.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectHeld,
  expectThat,
  forEach,
  isObject,
  once,
  precondition,
  type Query,
  seenOf,
} from '../../src/kit/index.js';
import { expectAccepted, isUnknown } from '../asking/calls.js';
import { listsIn } from '../asking/replies.js';
import { leavesIn, memberOf } from '../asking/texts.js';

interface Row {
  readonly operation: OperationId;
  readonly query?: Query;
}

const rows: readonly (Row & { readonly clause: ClauseId })[] = [
  { operation: 'listOffices', query: { q: 'president' }, clause: 'routes.offices' },
  { operation: 'listActivity', clause: 'routes.activity' },
  { operation: 'listSituations', clause: 'routes.situations' },
  { operation: 'listEnergyAssets', clause: 'routes.energy-assets' },
  { operation: 'listEndpoints', clause: 'routes.meta-endpoints' },
  { operation: 'getShareOfVoice', clause: 'entities.share-of-voice.route' },
];

export const exist = defineCheck({
  id: 'routes/exist',
  title: 'Routes that are documented with their path exist',
  clauses: rows.map(({ clause }) => clause),
  operations: rows.map(({ operation }) => operation),
  rulings: ['answers-to-any-request', 'named-routes'],
  property: forEach(rows, async (api, { operation, query, clause }) => {
    const reply = await api.get(operation, query);
    // A parameter may be missing, and the plan may not have the route; but it is there.
    const there = reply.status < 500 && reply.status !== 404 && reply.status !== 410;
    expectThat(
      there,
      'status',
      'an answer of the route, neither 404 nor 410 nor a 5xx',
      seenOf(reply),
      clause,
    );
    api.witness('routes that exist');
  }),
});

const undocumentedReplies: readonly Row[] = [
  { operation: 'listOffices', query: { q: 'president' } },
  { operation: 'listActivity' },
  { operation: 'listSituations' },
  { operation: 'listEnergyAssets' },
  { operation: 'listEndpoints' },
  { operation: 'getEntityTone' },
  { operation: 'getShareOfVoice' },
];

const told = (reply: Exchange): string => {
  const members = isObject(reply.json) ? Object.keys(reply.json).join(', ') : 'no object';
  const row = listsIn(reply.json).find((each) => each.length > 0)?.[0];
  return `${seenOf(reply)}: ${members}${row === undefined ? '' : `; a row has ${Object.keys(row).join(', ')}`}`;
};

export const leftOpen = defineCheck({
  id: 'routes/left-open',
  title: 'The replies of routes that are documented only by their path are recorded',
  clauses: [
    'entities.share-of-voice.request',
    'entities.share-of-voice.response',
    'entities.tone.request',
    'entities.tone.response',
    'routes.activity.parameters',
    'routes.activity.response',
    'routes.energy-assets.parameters',
    'routes.energy-assets.response',
    'routes.meta-endpoints.response',
    'routes.offices.response',
    'routes.situations.parameters',
    'routes.situations.response',
  ],
  level: 'observe',
  operations: undocumentedReplies.map((row) => row.operation),
  rulings: ['named-routes'],
  property: forEach(undocumentedReplies, async (api, row) => {
    api.observe(operation(row.operation).path, told(await api.get(row.operation, row.query)));
  }),
});

export const offices = defineCheck({
  id: 'routes/offices',
  title: 'The route for offices accepts q',
  clauses: ['routes.offices.q'],
  operations: ['listOffices'],
  rulings: ['named-routes', 'rows-need-not-be-held'],
  property: once(async (api) => {
    const reply = await api.get('listOffices', { q: 'president' });
    expectThat(!isUnknown(reply, 'q'), 'status', 'q taken', seenOf(reply));
    // The plan may lack the route, and it may need more than is shown.
    const isOpen = reply.status !== 403 && reply.status !== 400;
    expectHeld(isOpen, `the route for offices serves no bare q: ${seenOf(reply)}`, reply);
    expectAccepted(reply, 'q');
    api.witness('searches for an office served');
  }),
});

/** Stories that are asked about. */
const most = 2;

export const situation = defineCheck({
  id: 'routes/situation',
  title: 'A route for the situation of a Story exists and serves the Stories of the situations list',
  clauses: ['routes.situation', 'routes.situation.response'],
  operations: ['listSituations', 'getSituation'],
  rulings: ['named-routes', 'rows-need-not-be-held'],
  property: once(
    async (api) => {
      const list = await api.get('listSituations');
      const situations = listedStories(list).slice(0, most);
      precondition(list.status < 500, `situations cannot be listed: ${seenOf(list)}`);
      expectHeld(situations.length > 0, 'the list of situations shows no id of a Story', list);
      for (const ids of situations) {
        const reply = await situationOf(api, ids);
        const there = !isMissing(reply);
        const expected = `the situation of ${ids.join(' or ')}, which the list shows`;
        expectThat(there, 'status', expected, seenOf(reply));
        const members = Object.keys(isObject(reply.json) ? reply.json : {}).join(', ');
        api.observe('members of a situation', `${seenOf(reply)}: ${members}`);
        api.witness('situations that exist');
      }
    },
    { requests: 1 + most },
  ),
});

const isMissing = ({ status }: Exchange): boolean => status === 404 || status === 410;

/** The situation that is served under one of the ids of its row, the first one that leads to any. */
async function situationOf(api: Api, [first = '', ...others]: readonly string[]): Promise<Exchange> {
  const ask = (story_id: string) => api.get('getSituation', {}, { path: { story_id } });
  const reply = await ask(first);
  if (!isMissing(reply)) return reply;
  for (const id of others) {
    const other = await ask(id);
    // An id of another kind may be refused as such.
    if (other.status < 400 || other.status === 403) return other;
  }
  return reply;
}

/** Ids that are tried of one situation. */
const mostIds = 6;

/**
 * Ids of Stories in each row of the situations list. Its shape is not shown: a member that speaks of a Story has one, and the
 * Story that the situation goes by may be any of them.
 */
export function listedStories(reply: Exchange): readonly (readonly string[])[] {
  if (reply.status !== 200) return [];
  const rows = listsIn(reply.json).find((each) => each.length > 0) ?? [];
  return rows.flatMap((row) => {
    const named = leavesIn(row).filter(({ path }) => /^(?:\w*_)?story_?id$/.test(memberOf(path)));
    const nested = isObject(row.story) ? row.story.id : undefined;
    const ids = [...named.map(({ value }) => value), nested].filter(isId).map(String);
    const own = [row.id, row.situation_id].filter(isId).map(String);
    const [first, ...others] = ids;
    return first === undefined ? [] : [[...new Set([first, ...own, ...others])].slice(0, mostIds)];
  });
}

const isId = (id: unknown): boolean => (typeof id === 'string' && id !== '') || typeof id === 'number';
