import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { classOf, classOfType, isFacilityClass, typeOf } from './record.js';
import { sample } from './sample.js';

export const recordClass = defineCheck({
  id: 'facilities/record-class',
  title: 'Every facility carries one of the six classes, and its type belongs to that class',
  clauses: [
    'facility-record.class',
    'facility-record.class.values',
    'facility-record.type.power',
    'facility-record.type.extraction',
    'facility-record.type.transport-logistics',
    'facility-record.type.ports',
    'facility-record.type.heavy-industry',
    'facility-record.type.digital-infrastructure',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const judged = new Set<string>();
      for (const row of rows) {
        const [shown, type] = [classOf(row), typeOf(row)];
        expectThat(
          shown !== undefined && isFacilityClass(shown),
          '/data/*/class',
          'one of the classes',
          shown ?? row,
        );
        const own = type === undefined ? undefined : classOfType(type);
        if (own === undefined) continue;
        expectThat(own === shown, '/data/*/class', `${own}, the class of ${type}`, shown);
        judged.add(shown);
      }
      api.witness('classes', judged.size);
      api.observe('classes seen', [...judged].toSorted().join(', '));
    },
    { requests: 0 },
  ),
  refutedBy: [
    'facility-record.class.cement-in-transport',
    'facility-record.class.chemicals-in-digital',
    'facility-record.class.coal-mines-in-power',
    'facility-record.class.iron-in-heavy-industry',
    'facility-record.class.lng-terminals-in-ports',
    'facility-record.class.missing',
    'facility-record.class.numbers',
    'facility-record.class.own-words',
    'facility-record.class.steel-in-extraction',
  ],
});
