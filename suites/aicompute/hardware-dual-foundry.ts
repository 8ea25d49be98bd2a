import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { foundryFilter } from './fabricators.js';
import { wordsOf } from './leaves.js';
import { memberOf, textsAt } from './member.js';
import { mostRows, rowsBy, sampleOf } from './sample.js';

const { list, guesses, members } = foundryFilter;
const separators = /\s*(?:[,;/|+&]|\band\b)\s*/;

export const hardwareDualFoundry = defineCheck({
  id: 'aicompute/hardware-dual-foundry',
  title: 'Hardware with two fabricators is found by either',
  clauses: ['aicompute.hardware.foundry.dual'],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const rows = await sampleOf(api, list);
      const member = memberOf(rows, members);
      if (member === undefined) {
        // Rows that two fabricators have in common show what the rows do not tell.
        const [one = [], other = []] = await Promise.all(
          guesses.slice(0, 2).map(async (foundry) => (await rowsBy(api, list, { foundry })).map(wordsOf)),
        );
        // Two lists that are the same, or that leave nothing out, show nothing about fabricators.
        const isTelling =
          Math.max(one.length, other.length) < rows.length && one.join('\n\n') !== other.join('\n\n');
        precondition(isTelling, `foundry selects nothing by ${guesses.join(' or ')}`, 'no-data');
        const common = one.filter((each) => other.includes(each));
        precondition(
          common.length > 0,
          `no hardware is known to come from ${guesses.join(' and ')}`,
          'no-data',
        );
        api.witness('hardware found by both fabricators', common.length);
        return;
      }
      const fabricators = (row: (typeof rows)[number]) =>
        textsAt(row, [member.path])
          .flatMap((text) => text.split(separators))
          .filter((name) => name !== '');
      const dual = rows.find((row) => new Set(fabricators(row)).size === 2);
      precondition(dual !== undefined, 'no hardware shows two fabricators', 'no-data');
      for (const foundry of new Set(fabricators(dual))) {
        const found = await rowsBy(api, list, { foundry });
        const isFound = found.some((row) => wordsOf(row) === wordsOf(dual));
        const isCut = found.length >= mostRows(list);
        expectThat(
          isFound || isCut,
          '/data',
          `the hardware of ${fabricators(dual).join(' and ')} by ${foundry}`,
          found.length,
        );
        if (isFound) api.witness('hardware found by a fabricator');
      }
    },
    { requests: 2 },
  ),
  refutedBy: ['aicompute.hardware.foundry-first-only', 'aicompute.hardware.foundry-sole'],
});
