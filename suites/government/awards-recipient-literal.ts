import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { textsIn } from '../leaves.js';
import { awardsIn, manyAwards, recipientOf } from './awards.js';
import { isNamed } from './awards-recipient.js';

export const awardsRecipientLiteral = defineCheck({
  id: 'government/awards-recipient-literal',
  title: 'recipient is looked for as it stands, and in the names of recipients alone',
  clauses: ['government.awards.recipient.only', 'error.server-errors'],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { rollups } = await manyAwards(api);
      const name = rollups.flatMap((rollup) => recipientOf(rollup) ?? []).find((each) => /^\w{6}/.test(each));
      const agency = rollups
        .flatMap(textsIn)
        .find(({ path, text }) => /agenc/.test(path) && /^[\w ]{6,}$/.test(text));
      precondition(name !== undefined, 'no recipient with a long name is seen', 'no-data');
      const texts = [`${name.slice(0, 2)}.${name.slice(3, 6)}`, `${name.slice(0, 4)}(`, agency?.text];
      for (const recipient of texts.filter((each) => each !== undefined)) {
        const reply = await api.get('listAwards', { recipient });
        expectThat(reply.status < 500, 'status', 'a reply or a refusal', reply.status);
        // Whether odd characters may be refused is not shown.
        if (reply.status !== 200) continue;
        for (const [index, rollup] of awardsIn(reply).rollups.entries()) {
          const has = isNamed(rollup, recipient);
          expectThat(
            has,
            `/recipient_rollups/${index}`,
            `a recipient with "${recipient}" in its name`,
            rollup,
          );
        }
        api.witness('texts looked for');
      }
    },
    { requests: 4 },
  ),
  refutedBy: [
    'government.awards.recipient.agency-included',
    'government.awards.recipient.any-word',
    'government.awards.recipient.ignored',
    'government.awards.recipient.pattern',
  ],
});
