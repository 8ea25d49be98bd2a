import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { computeOf, computesOf } from './computes.js';
import { mostRows, rowsBy, sampleOf } from './sample.js';

/** The text of a number without an exponent, whose reading is left open. */
const digits = (flop: number): string => BigInt(Math.round(flop)).toString();

/** Bounds that lie clearly between two models: below half of the known ones, and below the greatest. */
async function boundsOf(api: Api): Promise<readonly number[]> {
  const known = (await sampleOf(api, 'listModels')).map(computeOf).filter((each) => each !== undefined);
  const sorted = [...new Set(known)].toSorted((one, other) => one - other);
  const gaps = sorted.flatMap((flop, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next > flop * 1.01 ? [(flop + next) / 2] : [];
  });
  return [...new Set([gaps[gaps.length >> 1], gaps.at(-1)])].filter((each) => each !== undefined);
}

export const modelsMinCompute = defineCheck({
  id: 'aicompute/models-min-compute',
  title: 'min_compute keeps every model with more training compute and none with less or of unknown compute',
  clauses: ['aicompute.models.min-compute.only', 'aicompute.models.min-compute.every'],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const bounds = await boundsOf(api);
      precondition(bounds.length > 0, 'no two models differ in training_compute_flop', 'no-data');
      for (const bound of bounds) {
        const rows = await rowsBy(api, 'listModels', { min_compute: digits(bound) });
        for (const [index, row] of rows.entries()) {
          const flop = computeOf(row);
          // What is not known is no compute above a bound; what is written in words may be.
          const isTold = computesOf(row).some((value) => value !== null);
          const isAbove = flop === undefined ? isTold : flop >= bound;
          expectThat(
            isAbove,
            `/data/${index}/training_compute_flop`,
            `at least ${digits(bound)}`,
            flop ?? null,
          );
        }
        const isMore = (row: (typeof rows)[number]) => (computeOf(row) ?? 0) > bound;
        const least = models.filter(isMore).length;
        const seen = rows.filter(isMore).length;
        const isCut = rows.length >= mostRows('listModels');
        expectThat(seen >= least || isCut, '/data', `${least} models above ${digits(bound)} or more`, seen);
        api.witness('models above a bound', seen);
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.models.min-compute-as-maximum',
    'aicompute.models.min-compute-as-text',
    'aicompute.models.min-compute-dropped',
    'aicompute.models.min-compute-frontier-only',
    'aicompute.models.min-compute-keeps-unknown',
    'aicompute.models.min-compute-next-power',
  ],
});
