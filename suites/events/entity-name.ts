import { defineCheck, expectOk, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { isUnresolved, scopedTo, seenEntities } from '../seen-entity.js';

/** One name may be ambiguous; so many names are not. */
const most = 10;
const least = 3;

export const entityName = defineCheck({
  id: 'events/entity-name',
  title: 'Names of entities that cards refer to resolve, and select Events',
  clauses: ['events.entity.name'],
  operations: ['listEvents'],
  rulings: ['C30', 'A29'],
  property: once(async (api) => {
    const names = [...new Set(seenEntities(api.world).flatMap(({ name }) => name ?? []))].slice(0, most);
    precondition(names.length >= least, 'cards do not name the entities that they refer to', 'no-data');
    const reply = await api.get('listEvents', scopedTo(api.world, names));
    expectOk(reply);
    const unresolved = names.filter((name) => isUnresolved(reply.json, name));
    const place = '/applied_filters/entity_handles_unresolved';
    expectThat(unresolved.length < names.length, place, `some of ${names.join(', ')} resolved`, unresolved);
    const rows = rowsOf(reply).length;
    expectThat(rows > 0, '/data', `Events of ${names.join(', ')}`, rows);
    api.witness('names resolved', names.length - unresolved.length);
  }),
  refutedBy: ['entity.name-refused', 'entity.name-unresolved'],
});
