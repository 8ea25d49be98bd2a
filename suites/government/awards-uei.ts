import { type Api, defineCheck, expectThat, forEach, precondition } from '../../src/kit/index.js';
import { type Awards, askAwards, manyAwards, rowKey, ueiOf } from './awards.js';

interface KnownRecipient {
  readonly uei: string;
  /** The rows that are known to be its. */
  readonly keys: readonly string[];
}

/** A recipient with rows in the timeline where there is one, and others beside it. */
async function someRecipient(api: Api): Promise<KnownRecipient> {
  const { rollups, rows }: Awards = await manyAwards(api);
  const ueis = [...new Set([...rows, ...rollups].flatMap((part) => ueiOf(part) ?? []))];
  precondition(ueis.length > 1, 'no two UEIs are seen', 'no-data');
  const uei = ueis.find((each) => /[A-Z]/.test(each));
  precondition(uei !== undefined, 'no UEI with a letter is seen', 'no-data');
  return { uei, keys: rows.filter((row) => ueiOf(row) === uei).map(rowKey) };
}

export const awardsUei = defineCheck({
  id: 'government/awards-uei',
  title: 'uei selects the awards of the recipient with that UEI and no others, in any letter case',
  clauses: ['government.awards.uei', 'government.awards.uei.case'],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(['upper', 'lower'] as const, async (api, letters) => {
    const { uei, keys } = await someRecipient(api);
    const { rollups, rows } = await askAwards(api, {
      uei: letters === 'upper' ? uei : uei.toLowerCase(),
      limit: 500,
    });
    const others = [...rollups, ...rows].filter((part) => (ueiOf(part) ?? uei) !== uei);
    expectThat(others.length === 0, '/recipient_rollups', `the recipient ${uei} alone`, others[0]);
    const found = rollups.some((rollup) => ueiOf(rollup) === uei);
    expectThat(found, '/recipient_rollups', `the recipient ${uei}`, rollups);
    const seen = new Set(rows.map(rowKey));
    const lost = keys.filter((key) => !seen.has(key));
    expectThat(rows.length >= 500 || lost.length === 0, '/awards', `every award of ${uei}`, lost[0]);
    api.witness('awards of one recipient', rollups.length + rows.length);
  }),
  refutedBy: [
    'government.awards.uei.case-sensitive',
    'government.awards.uei.ignored',
    'government.awards.uei.relatives-included',
    'government.awards.uei.unresolved',
  ],
});
