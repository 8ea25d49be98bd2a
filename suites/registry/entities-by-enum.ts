import { defineCheck, detail, expectThat, forEach, isArray, precondition } from '../../src/kit/index.js';
import { registryEnums } from './entities-enums.js';
import { placesIn } from './record.js';
import { recordsIn } from './rows.js';

/** Values are learnt from a refusal; more than these are not worth their cost. */
const mostValues = 4;

export const entitiesByEnum = defineCheck({
  id: 'registry/entities-by-enum',
  title: 'The status and category filters serve their accepted values and keep the records that have them',
  clauses: [
    'registry.entities.entity-status',
    'registry.entities.registration-status',
    'registry.entities.entity-category',
  ],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: forEach(
    registryEnums,
    async (api, { name, field }) => {
      const refusal = await api.get('listRegistryEntities', { [name]: 'notavalue' });
      const accepted = detail(refusal, 'accepted_values');
      const values = isArray(accepted) ? accepted.filter((each) => typeof each === 'string') : [];
      precondition(values.length > 0, `the accepted values of ${name} are not told`);
      const known = new Set(values.map((each) => each.toLowerCase()));
      for (const value of values.slice(0, mostValues)) {
        const records = recordsIn(await api.get('listRegistryEntities', { [name]: value }));
        for (const [index, record] of records.entries()) {
          const shown = placesIn(record).find(
            ({ path, text }) => field.test(path) && known.has(text.toLowerCase()),
          );
          if (shown === undefined) continue;
          const fits = shown.text.toLowerCase() === value.toLowerCase();
          expectThat(fits, `/data/${index}${shown.path}`, value, shown.text);
          api.witness(`records by ${name}`);
        }
      }
    },
    { requests: 1 + mostValues },
  ),
  refutedBy: [
    'registry.entity-category.ignored',
    'registry.entity-status.ignored',
    'registry.registration-status.ignored',
  ],
});
