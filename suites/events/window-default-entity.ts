import { limits } from '../../contract/index.js';
import { offered } from '../../generators/values/offered.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { expectQueryWindow, expectSpan } from '../query-window.js';
import { referredIds } from '../seen-entity.js';
import { ifAny } from '../seen-event.js';

export const windowDefaultEntity = defineCheck({
  id: 'events/window-default-entity',
  title: 'Without a window a query for an entity reaches back 30 days',
  clauses: ['events.window.default.entity', 'events.window.query-window'],
  operations: ['listEvents'],
  rulings: ['C01'],
  refutedBy: ['window.query-window-missing', 'window.default-entity-short'],
  runs: 1,
  property: forAll(
    (world) => offered(referredIds(world)),
    ifAny(async (api, entity) => {
      const reply = await api.get('listEvents', { entity, limit: 100 });
      expectQueryWindow(reply);
      api.witness('windows told');
      expectSpan(api, reply, [limits.window.entityDefaultDays]);
    }),
  ),
});
