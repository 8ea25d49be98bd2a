import fc from 'fast-check';
import { offered } from '../../generators/values/offered.js';
import { at, defineCheck, expectStatus, expectThat, forAll } from '../../src/kit/index.js';
import { ifAny, seenEvents } from '../seen-event.js';

/** Ids of the right shape that name no Event: those of real ones with their digits turned. */
const turned = (id: string): string =>
  id.replace(/[0-9a-f]+$/i, (digits) => {
    const other = [...digits].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');
    return digits === digits.toUpperCase() ? other.toUpperCase() : other;
  });

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
        offered(ids).map((id) => (id === undefined ? undefined : turned(id))),
        offered(ids).map((id) => (id === undefined ? undefined : `${id}0`)),
      );
    },
    ifAny(async (api, id) => {
      const reply = await api.get('getEvent', {}, { path: { event_id: id } });
      expectStatus(reply, 404, 400, 410);
      expectThat(at(reply.json, '/success') === false, '/success', 'false', at(reply.json, '/success'));
      const code = at(reply.json, '/code') ?? '';
      if (code === '' && reply.status === 404) api.deviates('C38', 'the 404 of an unknown Event has no code');
      else expectThat(code !== '' && typeof code === 'string', '/code', 'an error code', code);
      api.observe('unknown Event id', `${reply.status}`);
      api.witness('unknown ids refused');
    }),
  ),
});
