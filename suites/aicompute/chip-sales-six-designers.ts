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
  rowsOf,
} from '../../src/kit/index.js';
import { designerAt, designerPath } from './designers.js';
import { sampleOf } from './sample.js';

const list = 'listChipSales';
const { designers: six } = limits.aicompute;
/** Rows may show designers besides the six. */
const mostNames = 8;

/** The names that the filter accepts: those that rows show, or else those that a refusal tells. */
async function namesOf(api: Api): Promise<readonly string[]> {
  const sales = await sampleOf(api, list);
  const path = await designerPath(api, sales);
  const shown = path === undefined ? [] : sales.flatMap((row) => designerAt(row, path) ?? []);
  const names = [...new Set(shown)];
  if (names.length >= six) return names;
  const accepted = detail(await api.get(list, { chip_manufacturer: 'zzqxvk' }), 'accepted_values');
  return isArray(accepted) ? accepted.filter((each) => typeof each === 'string') : names;
}

export const chipSalesSixDesigners = defineCheck({
  id: 'aicompute/chip-sales-six-designers',
  title: 'chip_manufacturer takes the names of six designers',
  clauses: ['aicompute.chip-sales.chip-manufacturer.six'],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const names = await namesOf(api);
      precondition(names.length >= six, `fewer than ${six} designers are known`, 'no-data');
      const found = [];
      for (const name of names.slice(0, mostNames)) {
        if (found.length === six) break;
        const reply = await api.get(list, { limit: limits.aicompute.rows.default, chip_manufacturer: name });
        if (reply.status === 200 && rowsOf(reply).length > 0) found.push(name);
      }
      expectThat(found.length === six, '/data', `rows of ${six} of the designers ${brief(names)}`, found);
      api.witness('designers found by name', found.length);
    },
    { requests: six },
  ),
  refutedBy: ['aicompute.chip-sales.chip-manufacturer-five-names'],
});
