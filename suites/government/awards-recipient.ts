import {
  type Api,
  defineCheck,
  expectThat,
  forEach,
  type JsonObject,
  precondition,
} from '../../src/kit/index.js';
import { folded, inSwappedCase, textsIn } from '../leaves.js';
import { askAwards, manyAwards, recipientOf, ueiOf } from './awards.js';

/** A recipient with a part from inside its name, which begins and ends in the middle of a word. */
async function partOfName(api: Api) {
  const { rollups } = await manyAwards(api);
  const [best] = rollups
    .flatMap((rollup) => {
      const [name, uei] = [recipientOf(rollup), ueiOf(rollup)];
      const part = name?.slice(1, -1).trim();
      const fits =
        part !== undefined &&
        /^[\x20-\x7e]{6,}$/.test(part) &&
        !/[%_*?\\"+,]/.test(part) &&
        /[a-z]{3}/i.test(part);
      return fits && name !== undefined ? [{ name, uei, part }] : [];
    })
    .toSorted((one, other) => other.part.length - one.part.length);
  precondition(best !== undefined, 'no recipient with a long name is seen', 'no-data');
  return { ...best, all: rollups.length };
}

/** Whether a recipient has the text in its name, or in any other text of it than the agencies. */
export const isNamed = (rollup: JsonObject, text: string): boolean =>
  textsIn(rollup).some((each) => !/agenc|bureau/.test(each.path) && folded(each.text).includes(folded(text)));

export const awardsRecipient = defineCheck({
  id: 'government/awards-recipient',
  title: 'recipient finds a recipient by a part from inside its name in any letter case, and none without it',
  clauses: [
    'government.awards.recipient.only',
    'government.awards.recipient.substring',
    'government.awards.recipient.case',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(
    [
      { spelling: 'as shown', spell: (text: string) => text },
      { spelling: 'in the other case', spell: inSwappedCase },
      { spelling: 'in lower case', spell: (text: string) => text.toLowerCase() },
    ],
    async (api, { spell }) => {
      const { name, uei, part, all } = await partOfName(api);
      const recipient = spell(part);
      const { rollups } = await askAwards(api, { recipient });
      for (const [index, rollup] of rollups.entries()) {
        expectThat(
          isNamed(rollup, recipient),
          `/recipient_rollups/${index}`,
          `"${recipient}" in its name`,
          rollup,
        );
      }
      const isIt = (rollup: (typeof rollups)[number]) =>
        uei === undefined ? recipientOf(rollup) === name : ueiOf(rollup) === uei;
      expectThat(
        rollups.some(isIt),
        '/recipient_rollups',
        `"${name}" by "${recipient}"`,
        rollups.map(recipientOf),
      );
      if (rollups.length < all) api.witness('recipients by a part of the name', rollups.length);
    },
  ),
  refutedBy: [
    'government.awards.recipient.any-word',
    'government.awards.recipient.case-sensitive',
    'government.awards.recipient.exact',
    'government.awards.recipient.ignored',
    'government.awards.recipient.prefix-only',
    'government.awards.recipient.whole-words',
  ],
});
