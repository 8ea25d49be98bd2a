import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { byFrequency } from '../frequency.js';
import { designerAt, designerPath } from './designers.js';
import { rowsBy, sampleOf } from './sample.js';

const list = 'listChipSales';

export const chipSalesDesigner = defineCheck({
  id: 'aicompute/chip-sales-designer',
  title:
    'chip_manufacturer keeps the chip sales of a designer by its whole name in any letter case, not by a part',
  clauses: [
    'aicompute.chip-sales.chip-manufacturer',
    'aicompute.chip-sales.chip-manufacturer.exact',
    'aicompute.chip-sales.chip-manufacturer.case',
  ],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const sales = await sampleOf(api, list);
      const path = await designerPath(api, sales);
      precondition(path !== undefined, 'no row of chip sales shows its designer', 'no-data');
      const designerOf = (row: (typeof sales)[number]) => designerAt(row, path);
      const names = sales.flatMap((row) => designerOf(row) ?? []);
      // The most frequent names are surely among the six that are accepted.
      const telling = byFrequency(names)
        .map(([each]) => each)
        .filter((each) => each.length > 2 && names.some((other) => other !== each));
      const [name] = telling;
      precondition(name !== undefined, 'fewer than two designers are known', 'no-data');
      // Letters beyond ASCII have cases too.
      const beyond = telling.find((each) => /[^\p{ASCII}]/u.test(each) && isCased(each)) ?? name;
      for (const designer of new Set([name, beyond])) {
        const least = names.filter((each) => each === designer).length;
        for (const sent of [designer, designer.toUpperCase(), designer.toLowerCase()]) {
          const rows = await rowsBy(api, list, { chip_manufacturer: sent });
          const strange = rows.findIndex((row) => designerOf(row) !== designer);
          expectThat(strange === -1, `/data/${strange}${path}`, designer, rows[strange]);
          expectThat(rows.length >= least, '/data', `${least} rows by ${sent}, or more`, rows.length);
          api.witness('rows of one designer', rows.length);
        }
      }
      const part = name.slice(0, -1);
      const reply = await api.get(list, { limit: limits.aicompute.rows.default, chip_manufacturer: part });
      // The answer to a name that is not accepted is left open.
      if (reply.status !== 200) return;
      const found = (await rowsBy(api, list, { chip_manufacturer: part })).filter(
        (row) => designerOf(row) === name,
      );
      expectThat(found.length === 0, '/data', `no row of ${name} by ${part}`, found.length);
    },
    { requests: 4 },
  ),
  refutedBy: [
    'aicompute.chip-sales.chip-manufacturer-ascii-case',
    'aicompute.chip-sales.chip-manufacturer-case-refused',
    'aicompute.chip-sales.chip-manufacturer-dropped',
    'aicompute.chip-sales.chip-manufacturer-empty',
    'aicompute.chip-sales.chip-manufacturer-excluded',
    'aicompute.chip-sales.chip-manufacturer-prefix',
    'aicompute.chip-sales.chip-manufacturer-substring',
  ],
});

/** Whether a text has the same letters in upper case as by way of lower case. */
const isCased = (text: string): boolean =>
  text.toUpperCase().length === text.length && text.toLowerCase().toUpperCase() === text.toUpperCase();
