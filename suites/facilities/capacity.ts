import fc from 'fast-check';
import { invalidNumbers } from '../../generators/numbers.js';
import {
  at,
  defineCheck,
  expectEqual,
  expectHeld,
  expectRefusal,
  expectThat,
  forAll,
  type JsonObject,
  once,
  type Query,
} from '../../src/kit/index.js';
import { expectSelected, pageOf, sample } from '../asking/facilities.js';
import {
  capacityThirds,
  isUnconcerned,
  isWithin,
  type Megawatts,
  megawattsAmong,
} from '../asking/facility-capacity.js';
import { typeOf } from '../asking/facility-record.js';
import { listIn } from '../asking/replies.js';

export const capacityCrossed = defineCheck({
  id: 'facilities/capacity-crossed',
  title: 'A capacity_mw_min above capacity_mw_max returns no facility or is refused with 400',
  clauses: ['facilities.capacity-mw.crossed'],
  operations: ['listFacilities'],
  rulings: ['crossed-bounds'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const reply = await pageOf(api, { capacity_mw_min: 1000, capacity_mw_max: 10 });
    if (reply.status === 200) {
      const rows = listIn(reply);
      const megawattsOf = megawattsAmong(await sample(api));
      // Facilities that a bound does not concern are judged by themselves.
      const wrong = rows.find((row) => megawattsOf(row) !== undefined);
      expectThat(wrong === undefined, '/data', 'no facility', wrong);
      // Whether bounds admit unknown capacities is not shown.
      if (rows.length > 0)
        api.observe('crossed bounds', `let ${rows.length} facilities without a capacity in MW pass`);
    } else {
      expectThat(reply.status === 400, 'status', '400 or an empty 200', reply.status);
      expectEqual(reply, '/success', false);
      api.observe('crossed bounds', String(at(reply.json, '/code')));
    }
    api.witness('crossed bounds');
  }),
});

const isDataCenter = (row: JsonObject): boolean => typeOf(row) === 'data_center';

/** Two capacities of data centers, with others below, between and above them; undefined where too few are known. */
function centerBounds(
  known: readonly JsonObject[],
  megawattsOf: Megawatts,
): readonly [low: number, high: number] | undefined {
  const seen = known.filter(isDataCenter).flatMap((row) => megawattsOf(row) ?? []);
  const sorted = seen.toSorted((one, other) => one - other);
  const [low, high] = [1, 3].map((quarter) => sorted[Math.floor((quarter * sorted.length) / 4)]);
  return low === undefined || high === undefined || low === high ? undefined : [low, high];
}

export const capacityFilter = defineCheck({
  id: 'facilities/capacity-filter',
  title: 'The capacity bounds, each and both, keep exactly the power facilities and data centers within them',
  clauses: [
    'facilities.capacity-mw.power',
    'facilities.capacity-mw.data-centers',
    'facilities.capacity-mw-min',
    'facilities.capacity-mw-max',
    'facilities.capacity-mw.unknown-capacity',
  ],
  operations: ['listFacilities'],
  rulings: ['metric-bounds-inclusive'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const [low, high, megawattsOf] = await capacityThirds(api);
      const [least, most] = centerBounds(await sample(api), megawattsOf) ?? [low, high];
      const bounds: readonly (readonly [Query, number, number])[] = [
        [{ capacity_mw_min: high }, high, Number.POSITIVE_INFINITY],
        [{ capacity_mw_max: low }, Number.NEGATIVE_INFINITY, low],
        // What is above the bounds stands on the first page in this order, if anywhere.
        [{ capacity_mw_min: least, capacity_mw_max: most, sort: 'capacity_desc' }, least, most],
      ];
      for (const [query, min, max] of bounds) {
        const fits = isWithin(min, max, megawattsOf);
        const parts = [true, false].map(
          (is) => (row: JsonObject) => isDataCenter(row) === is && fits(row) === true,
        );
        await expectSelected(api, {
          query,
          because: `capacities from ${min} to ${max} MW`,
          fits,
          parts,
          only: (stray) =>
            (megawattsOf(stray) ?? min) > max ? 'facilities.capacity-mw-max' : 'facilities.capacity-mw-min',
          finds: (lost) =>
            isDataCenter(lost) ? 'facilities.capacity-mw.data-centers' : 'facilities.capacity-mw.power',
        });
      }
      const open = listIn(await pageOf(api, { capacity_mw_min: high })).filter(
        (row) => megawattsOf(row) === undefined,
      );
      api.observe(
        'within a bound without a capacity in MW',
        [...new Set(open.map(typeOf))].slice(0, 8).join(', '),
      );
    },
    { requests: 3 },
  ),
});

export const capacityOtherTypes = defineCheck({
  id: 'facilities/capacity-other-types',
  title: 'A capacity bound returns no facility of another class than power plants and data centers',
  clauses: ['facilities.capacity-mw.other-types'],
  operations: ['listFacilities'],
  rulings: ['rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const [low, high] = await capacityThirds(api);
      const others = (await sample(api)).filter(isUnconcerned);
      const note = 'no facility of another class than power plants and data centers is seen';
      expectHeld(others.length > 0, note, await pageOf(api));
      // Whoever asks whether a bound is truthy takes 0 for none.
      for (const query of [{ capacity_mw_min: high }, { capacity_mw_max: low }, { capacity_mw_min: 0 }]) {
        const rows = listIn(await pageOf(api, query));
        const wrong = rows.findIndex(isUnconcerned);
        expectThat(wrong < 0, `/data/${wrong}`, 'power plants and data centers', rows[wrong]);
        if (rows.length > 0) api.witness('facilities that no bound concerns', others.length);
      }
    },
    { requests: 1 },
  ),
});

const bounds = ['capacity_mw_min', 'capacity_mw_max'] as const;

export const capacityRefused = defineCheck({
  id: 'facilities/capacity-refused',
  title: 'A capacity bound that is not a number is refused as INVALID_NUMBER',
  clauses: [
    'facilities.capacity-mw-min.non-numeric',
    'facilities.capacity-mw-max.non-numeric',
    'error.invalid-number',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 3,
  property: forAll(
    fc.record({ bound: fc.constantFrom(...bounds), text: invalidNumbers() }),
    async (api, { bound, text }) => {
      expectRefusal(await api.get('listFacilities', { [bound]: text }), { codes: ['INVALID_NUMBER'] });
      api.witness('refusals of a bound that is no number');
    },
    {
      examples: [
        { bound: 'capacity_mw_min', text: 'big' },
        { bound: 'capacity_mw_max', text: '500MW' },
        { bound: 'capacity_mw_min', text: '1q' },
      ],
      clause: ({ bound }) =>
        bound === 'capacity_mw_min'
          ? 'facilities.capacity-mw-min.non-numeric'
          : 'facilities.capacity-mw-max.non-numeric',
    },
  ),
});
