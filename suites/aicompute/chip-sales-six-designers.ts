import { limits } from '../../contract/index.js';
import {
  type Api,
  brief,
  defineCheck,
  detail,
  expectThat,
  isArray,
  once,
  precondition,
} from '../../src/kit/index.js';
import { designerAt, designerPath } from './designers.js';
import { sampleOf } from './sample.js';

const list = 'listChipSales';
const { designers: six } = limits.aicompute;
/** Rows may show designers besides the six. */
const mostNames = 8;

/** Names of designers, and whether they are all that the filter accepts or those that rows show. */
interface Names {
  readonly names: readonly string[];
  readonly areAll: boolean;
}

/** The names that rows show, where these are enough, or else those that a refusal tells. */
async function namesOf(api: Api): Promise<Names> {
  const sales = await sampleOf(api, list);
  const path = await designerPath(api, sales);
  const shown = path === undefined ? [] : sales.flatMap((row) => designerAt(row, path) ?? []);
  const names = [...new Set(shown)];
  if (names.length >= six) return { names, areAll: false };
  const accepted = detail(await api.get(list, { chip_manufacturer: 'zzqxvk' }), 'accepted_values');
  precondition(isArray(accepted), `rows show fewer than ${six} designers`, 'no-data');
  return { names: accepted.filter((each) => typeof each === 'string'), areAll: true };
}

export const chipSalesSixDesigners = defineCheck({
  id: 'aicompute/chip-sales-six-designers',
  title: 'chip_manufacturer takes the names of six designers',
  clauses: ['aicompute.chip-sales.chip-manufacturer.six'],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const { names, areAll } = await namesOf(api);
      if (areAll) expectThat(names.length === six, '/details/accepted_values', `${six} names`, names);
      precondition(names.length <= mostNames, `rows show more than ${mostNames} designers`, 'no-data');
      const taken = [];
      for (const name of names) {
        if (taken.length === six) break;
        const reply = await api.get(list, { limit: limits.aicompute.rows.default, chip_manufacturer: name });
        if (reply.status === 200) taken.push(name);
      }
      expectThat(taken.length === six, 'status', `${six} of the designers ${brief(names)} served`, taken);
      api.witness('designers taken by name', taken.length);
    },
    { requests: six },
  ),
  refutedBy: ['aicompute.chip-sales.chip-manufacturer-five-names'],
});
