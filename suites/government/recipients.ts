import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { memberOf, textsIn } from '../leaves.js';
import { manyAwards, ueiOf } from './awards.js';

export const recipients = defineCheck({
  id: 'government/recipients',
  title: 'Each recipient rollup has a UEI of 12 characters, and no two have the same',
  clauses: [
    'government.recipients.uei',
    'government.recipients.uei.length',
    'government.recipients.one-a-uei',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rollups, rows } = await manyAwards(api);
    for (const { path, text } of [...rollups, ...rows].flatMap(textsIn)) {
      if (!/(?:^|_)uei$/.test(memberOf(path))) continue;
      const { length } = limits.uei;
      expectThat(
        new RegExp(`^[0-9A-Z]{${length}}$`, 'i').test(text),
        path,
        `a UEI of ${length} characters`,
        text,
      );
    }
    const known = rollups.flatMap((rollup) => ueiOf(rollup) ?? []);
    // The name is not shown: a UEI is looked for by its shape too.
    const [example] = rollups;
    expectThat(
      known.length > 0,
      '/recipient_rollups',
      'a recipient with a text of the form of a UEI',
      example,
    );
    const without = rollups.find((rollup) => ueiOf(rollup) === undefined);
    expectThat(without === undefined, '/recipient_rollups', 'a UEI of each recipient', without);
    const twice = known.find((uei, index) => known.indexOf(uei) < index);
    expectThat(twice === undefined, '/recipient_rollups', 'one rollup a UEI', twice);
    api.witness('UEIs', known.length);
  }),
  refutedBy: [
    'government.recipients.rolled-up-by-agency',
    'government.recipients.uei-shortened',
    'government.recipients.without-uei',
  ],
});
