import {
  defineCheck,
  detail,
  expectThat,
  forEach,
  isArray,
  type JsonObject,
  precondition,
} from '../../src/kit/index.js';
import { registryEnums } from './entities-enums.js';
import { type Place, placesIn } from './record.js';
import { recordsIn } from './rows.js';

/** Values are learnt from a refusal; more than these are not worth their cost. */
const mostValues = 4;

/**
 * Reads an accepted value off a record: from a member whose name fits, or else from the one place outside lists at which
 * each of the records shows some accepted value.
 */
function reader(
  records: readonly JsonObject[],
  field: RegExp,
  known: ReadonlySet<string>,
): (record: JsonObject) => Place | undefined {
  const valuesIn = (record: JsonObject) =>
    placesIn(record).filter(({ text }) => known.has(text.toLowerCase()));
  const isNamed = records.some((record) => valuesIn(record).some(({ path }) => field.test(path)));
  if (isNamed) return (record) => valuesIn(record).find(({ path }) => field.test(path));
  const [first = [], ...others] = records.map((record) => valuesIn(record).map(({ path }) => path));
  const shared = first.filter(
    (path) => !/\/\d+(?:\/|$)/.test(path) && others.every((paths) => paths.includes(path)),
  );
  return (record) =>
    shared.length === 1 ? valuesIn(record).find(({ path }) => path === shared[0]) : undefined;
}

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
      const found: { readonly value: string; readonly records: readonly JsonObject[] }[] = [];
      for (const value of values.slice(0, mostValues)) {
        found.push({ value, records: recordsIn(await api.get('listRegistryEntities', { [name]: value })) });
      }
      const shownIn = reader(
        found.flatMap(({ records }) => records),
        field,
        known,
      );
      for (const { value, records } of found) {
        for (const [index, record] of records.entries()) {
          const shown = shownIn(record);
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
