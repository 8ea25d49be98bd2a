import { limits } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  expectHeld,
  expectRefusal,
  expectThat,
  forEach,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  type Awards,
  awardsIn,
  getAwards,
  longestReply,
  manyAwards,
  recipientOf,
  rowKey,
  ueiOf,
  ueiOfRow,
} from '../asking/government.js';
import { folded, inSwappedCase, signsIn, textsIn } from '../asking/texts.js';

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
    .toSorted(({ part: one }, { part: other }) => signsIn(other) - signsIn(one) || other.length - one.length);
  precondition(best !== undefined, 'no recipient with a long name is seen', 'no-data');
  return { ...best, all: rollups.length };
}

/** Whether a recipient has the text in its name, or in any other text of it than the agencies. */
const isNamed = (rollup: JsonObject, text: string): boolean =>
  textsIn(rollup).some((each) => !/agenc|bureau/.test(each.path) && folded(each.text).includes(folded(text)));

/**
 * Whether an award has kept the name that its recipient had then: one of those at hand, or of all that the recipient has. Of more
 * awards than a reply shows, one that is not seen may.
 */
async function wasNamed(
  api: Api,
  rollup: JsonObject,
  text: string,
  atHand: readonly JsonObject[],
): Promise<boolean> {
  const uei = ueiOf(rollup);
  if (uei === undefined) return false;
  const hasName = (award: JsonObject) =>
    ueiOfRow(award) === uei && folded(recipientOf(award) ?? '').includes(folded(text));
  if (atHand.some(hasName)) return true;
  const { rows } = await getAwards(api, { uei, limit: longestReply });
  return rows.length >= longestReply || rows.some(hasName);
}

export const awardsRecipient = defineCheck({
  id: 'government/awards-recipient',
  title:
    "recipient matches a part of the recipient's name in any letter case, and returns only names that contain it",
  clauses: [
    'government.awards.recipient.only',
    'government.awards.recipient.substring',
    'government.awards.recipient.case',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(
    [
      {
        spelling: 'as shown',
        spell: (text: string) => text,
        clause: 'government.awards.recipient.substring',
      },
      { spelling: 'in the other case', spell: inSwappedCase, clause: 'government.awards.recipient.case' },
      {
        spelling: 'in lower case',
        spell: (text: string) => text.toLowerCase(),
        clause: 'government.awards.recipient.case',
      },
    ] as const,
    async (api, { spell }) => {
      const { name, uei, part, all } = await partOfName(api);
      const recipient = spell(part);
      const { rollups, rows: awards } = await getAwards(api, { recipient });
      for (const [index, rollup] of rollups.entries()) {
        expectThat(
          isNamed(rollup, recipient) || (await wasNamed(api, rollup, recipient, awards)),
          `/recipient_rollups/${index}`,
          `"${recipient}" in its name`,
          rollup,
          'government.awards.recipient.only',
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
    { clause: ({ clause }) => clause },
  ),
});

export const awardsRecipientLiteral = defineCheck({
  id: 'government/awards-recipient-literal',
  title: 'recipient is matched literally, and only against the names of recipients',
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
        expectThat(reply.status < 500, 'status', 'a reply or a refusal', reply.status, 'error.server-errors');
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
});

interface KnownRecipient {
  readonly uei: string;
  /** The rows that are known to be its. */
  readonly keys: readonly string[];
}

/** A recipient with rows in the timeline where there is one, and others beside it. */
async function someRecipient(api: Api): Promise<KnownRecipient> {
  const { rollups, rows, reply }: Awards = await manyAwards(api);
  const ueis = [...new Set([...rows.map(ueiOfRow), ...rollups.map(ueiOf)])].filter(
    (uei) => uei !== undefined,
  );
  expectHeld(ueis.length > 1, 'the awards are of fewer than two recipients', reply);
  const uei = ueis.find((each) => /[A-Z]/.test(each));
  precondition(uei !== undefined, 'no UEI with a letter is seen', 'no-data');
  return { uei, keys: rows.filter((row) => ueiOfRow(row) === uei).map(rowKey) };
}

const half = limits.uei.length / 2;
/** The second of two is read as the first is: what reads one may remember where it ended. */
const spelt = {
  upper: (uei: string) => [uei],
  lower: (uei: string) => [uei.toLowerCase(), uei.slice(0, half).toLowerCase() + uei.slice(half)],
} as const satisfies Record<string, (uei: string) => readonly string[]>;

export const awardsUei = defineCheck({
  id: 'government/awards-uei',
  title: 'uei selects exactly the awards of the recipient with that UEI, in any letter case',
  clauses: ['government.awards.uei', 'government.awards.uei.case'],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(
    ['upper', 'lower'] as const,
    async (api, letters) => {
      const { uei, keys } = await someRecipient(api);
      const isOther = (own: string | undefined) => (own ?? uei) !== uei;
      for (const sent of spelt[letters](uei)) {
        const { rollups, rows } = await getAwards(api, { uei: sent, limit: 500 });
        const others = [
          ...rollups.filter((rollup) => isOther(ueiOf(rollup))),
          ...rows.filter((row) => isOther(ueiOfRow(row))),
        ];
        expectThat(
          others.length === 0,
          '/recipient_rollups',
          `the recipient ${uei} alone`,
          others[0],
          'government.awards.uei',
        );
        const found = rollups.some((rollup) => ueiOf(rollup) === uei);
        expectThat(found, '/recipient_rollups', `the recipient ${uei}`, rollups);
        const seen = new Set(rows.map(rowKey));
        const lost = keys.filter((key) => !seen.has(key));
        expectThat(rows.length >= 500 || lost.length === 0, '/awards', `every award of ${uei}`, lost[0]);
        api.witness('awards of one recipient', rollups.length + rows.length);
      }
    },
    { clause: (letters) => (letters === 'upper' ? 'government.awards.uei' : 'government.awards.uei.case') },
  ),
});

export const awardsSelectorRequired = defineCheck({
  id: 'government/awards-selector-required',
  title: 'A request for awards without entity, uei or recipient is refused with 400',
  clauses: ['government.awards.selector-required', 'error.missing-param'],
  operations: ['listAwards'],
  rulings: ['missing-selector'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const reply = await api.get('listAwards');
    // A 400 can only have the wrong code.
    accusing(reply.status === 400 ? 'error.missing-param' : undefined, () =>
      expectRefusal(reply, { codes: ['MISSING_PARAM', 'FILTER_REQUIRED', 'ENTITY_REQUIRED'] }),
    );
    api.witness('refusals of a request without a selector');
  }),
});
