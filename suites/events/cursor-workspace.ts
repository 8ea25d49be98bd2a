import { defineCheck, expectRefusal, once, precondition } from '../../src/kit/index.js';
import { closedResult } from '../closed-result.js';
import { servedCursor } from '../served-cursor.js';

export const cursorWorkspace = defineCheck({
  id: 'events/cursor-workspace',
  title: 'A cursor is refused to a key of another workspace',
  clauses: ['events.cursor.bound-workspace'],
  operations: ['listEvents', 'listRegistryEntities'],
  rulings: ['C37'],
  needs: ['key.full', 'key.unentitled', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const other = { credential: { role: 'unentitled' }, anyAnswer: true } as const;
      // Entitlements belong to workspaces: two keys that differ in one are of different workspaces.
      const gated = await api.get('listRegistryEntities', { country: 'USA' }, other);
      const granted = api.world.offer.entitlements.can_use_leiregistry === 'granted';
      precondition(granted && gated.status === 403, 'no key is known to be of another workspace');
      const { query, rows } = await closedResult(api);
      const pages = { ...query, limit: Math.ceil(rows.length / 4) };
      const { cursor } = await servedCursor(api, 'listEvents', pages);
      const reply = await api.get('listEvents', { ...pages, cursor }, other);
      precondition(![402, 429].includes(reply.status), 'the other key may not read now');
      if (reply.status !== 401 && reply.status !== 403)
        expectRefusal(reply, { codes: ['CURSOR_STALE', 'INVALID_CURSOR'] });
      api.witness('cursors of another workspace refused');
    },
    { requests: 4 },
  ),
  refutedBy: ['cursor.workspace-unbound'],
});
