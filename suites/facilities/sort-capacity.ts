import {
  type Api,
  defineCheck,
  type Exchange,
  expectThat,
  forEach,
  type JsonObject,
  precondition,
} from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { megawattsOf } from './capacities.js';
import { classOfType, typeOf } from './record.js';
import { isCut, keyOf, pageOf, sample } from './sample.js';

const capacitiesOf = (rows: readonly JsonObject[]): readonly number[] =>
  rows.flatMap((row) => megawattsOf(row) ?? []);
const differ = (rows: readonly JsonObject[]): boolean => new Set(capacitiesOf(rows)).size > 1;

interface Page {
  readonly reply: Exchange;
  /** The known facilities that compete for a place on it. */
  readonly rivals: readonly JsonObject[];
}

/** A page that shows several capacities: of the whole list, or of power alone where others stand before them. */
async function tellingPage(api: Api, sort: string): Promise<Page> {
  const known = await sample(api);
  const whole = await pageOf(api, { sort });
  if (differ(listIn(whole))) return { reply: whole, rivals: known };
  const reply = await pageOf(api, { sort, class: 'power' });
  return { reply, rivals: known.filter((row) => classOfType(typeOf(row) ?? '') === 'power') };
}

export const sortCapacity = defineCheck({
  id: 'facilities/sort-capacity',
  title: 'The capacity orders put the facilities of greatest, or of least, capacity in MW first',
  clauses: [
    'facilities.sort.capacity-desc',
    'facilities.sort.capacity-asc',
    'facilities.sort.capacity.unknown',
  ],
  operations: ['listFacilities'],
  rulings: ['A57'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    [
      { sort: 'capacity_desc', sign: -1 },
      { sort: 'capacity_asc', sign: 1 },
    ] as const,
    async (api, { sort, sign }) => {
      const { reply, rivals } = await tellingPage(api, sort);
      const rows = listIn(reply);
      precondition(differ(rows), 'no facilities of different capacities are seen', 'no-data');
      // Records may print rounded capacities.
      const isAfter = (one: number, other: number) =>
        sign * (one - other) > Math.max(0.05, Math.abs(other) / 200);
      const capacities = capacitiesOf(rows);
      for (const [index, capacity] of capacities.entries()) {
        const before = capacities[index - 1] ?? capacity;
        expectThat(
          !isAfter(before, capacity),
          '/data',
          `${sort}: ${capacity} MW before ${before} MW`,
          capacities,
        );
      }
      const edge = capacities.at(-1) ?? 0;
      const seen = new Set(rows.map(keyOf));
      const passed = rivals.filter((row) => isAfter(edge, megawattsOf(row) ?? edge) && !seen.has(keyOf(row)));
      const first = `no facility beyond ${edge} MW left out`;
      expectThat(!isCut(reply) || passed.length === 0, '/data', first, passed[0]);
      api.witness('capacities in order', capacities.length);
      const unknown = rows.findIndex((row) => megawattsOf(row) === undefined);
      api.observe(
        `${sort}: facilities without a capacity in MW`,
        unknown < 0 ? 'none seen' : `from place ${unknown}`,
      );
    },
  ),
  refutedBy: [
    'facilities.sort.capacity-asc-descending',
    'facilities.sort.capacity-asc-ignored',
    'facilities.sort.capacity-desc-as-text',
    'facilities.sort.capacity-desc-ascending',
    'facilities.sort.capacity-desc-in-any-unit',
  ],
});
