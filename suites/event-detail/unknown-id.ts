import fc from 'fast-check';
import { offered } from '../../generators/values/offered.js';
import { turnedId } from '../../generators/values/turned-id.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { expectUnknownId } from '../errors/expect-unknown-id.js';
import { ifAny, seenEvents } from '../seen-event.js';

export const unknownId = defineCheck({
  id: 'event-detail/unknown-id',
  title: 'An id that names no Event earns an error and no card',
  clauses: ['event-detail.unknown-id', 'event-detail.unknown-id.status'],
  operations: ['getEvent'],
  rulings: ['C38'],
  refutedBy: ['detail.unknown-served-null', 'detail.unknown-served-first', 'detail.unknown-crashes'],
  runs: 3,
  property: forAll(
    (world) => {
      const ids = seenEvents(world).map(({ id }) => id);
      return fc.oneof(
        offered(ids).map((id) => (id === undefined ? undefined : turnedId(id))),
        offered(ids).map((id) => (id === undefined ? undefined : `${id}0`)),
      );
    },
    ifAny(async (api, id) => {
      const reply = await api.get('getEvent', {}, { path: { event_id: id } });
      expectUnknownId(api, reply, 'Event');
    }),
  ),
});
