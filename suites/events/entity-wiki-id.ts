import { defineCheck, expectOk, once, precondition } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectHeld } from '../find-event.js';
import { expectResolved, isUnresolved, isWikiId, scopedTo, seenEntities } from '../seen-entity.js';

/** Handles that fit into one request. */
const most = 24;

export const entityWikiId = defineCheck({
  id: 'events/entity-wiki-id',
  title: 'An Event is found by the wiki: id of an entity that its card refers to',
  clauses: ['events.entity.wiki-id'],
  operations: ['listEvents'],
  rulings: ['C30'],
  property: once(
    async (api) => {
      const entities = seenEntities(api.world);
      const shown = entities.find(({ id }) => isWikiId(id));
      if (shown !== undefined) {
        const { id, event } = shown;
        const query = { ...bounds({ start: event.date, end: event.date }), entity: id };
        expectResolved((await api.get('listEvents', { ...query, limit: 100 })).json, id);
        await expectHeld(api, query, event, `which refers to ${id}`);
        return;
      }
      // Cards may show spine ids only. Pages are mostly called what the entity is called; a guess that
      // misses proves nothing.
      const guesses = entities
        .flatMap(({ name }) => (name === undefined ? [] : [`wiki:${name.replaceAll(' ', '_')}`]))
        .slice(0, most);
      precondition(guesses.length > 0, 'no Event refers to an entity', 'no-data');
      const reply = await api.get('listEvents', scopedTo(api.world, guesses));
      expectOk(reply);
      const resolved = guesses.filter((guess) => !isUnresolved(reply.json, guess));
      precondition(resolved.length > 0, 'no Event refers to a wiki: id, and no guess is one', 'no-data');
      api.witness('wiki: ids resolved', resolved.length);
    },
    { requests: 2 },
  ),
  refutedBy: ['entity.wiki-id-unresolved'],
});
