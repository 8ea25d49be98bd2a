import type { ClauseId } from '../../contract/index.js';
import { defineCheck, expectHeld, expectThat, forEach, type JsonObject } from '../../src/kit/index.js';
import { getLinks, isFull, linksIn, nameOf, pairOf, type Side, someLinks } from '../asking/links.js';
import { folded, signsIn } from '../asking/texts.js';

const rows = [
  { parameter: 'registrant', side: 'registrant', clause: 'government.links.registrant' },
  { parameter: 'foreign_principal', side: 'principal', clause: 'government.links.foreign-principal' },
] as const satisfies readonly { parameter: string; side: Side; clause: ClauseId }[];

/** Fewer links of other names are no measure. */
const fewStrangers = 10;

/** Whether two names have a beginning of some word in common. */
function isAkin(one: string | undefined, other: string): boolean {
  const words = (text: string) => folded(text).match(/[\p{L}\d]{3}/gu) ?? [];
  return one === undefined || words(one).some((word) => folded(other).includes(word));
}

/** Names without a comma, which may have a meaning of its own; those with other signs come first, as they are lost more easily. */
const clearNames = (some: readonly JsonObject[], side: Side): readonly string[] =>
  some
    .flatMap((row) => nameOf(row, side) ?? [])
    .filter((name) => /^[^,]{6,}$/.test(name))
    .toSorted((one, other) => signsIn(other) - signsIn(one));

export const linksNames = defineCheck({
  id: 'government/links-names',
  title: 'registrant and foreign_principal find the links of a name without returning all others',
  clauses: [
    'government.links.registrant',
    'government.links.registrant.fuzzy',
    'government.links.foreign-principal',
    'government.links.foreign-principal.fuzzy',
  ],
  operations: ['listForeignAgentLinks'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(
    rows,
    async (api, { parameter, side }) => {
      const areSigned = (some: readonly JsonObject[]) => {
        const [first = '', ...others] = clearNames(some, side);
        return signsIn(first) > 0 && others.some((each) => each !== first);
      };
      const { rows: known } = await someLinks(api, areSigned);
      const [name] = clearNames(known, side);
      expectHeld(name !== undefined, `no link names its ${side}`, await getLinks(api));
      const reply = await getLinks(api, { [parameter]: name });
      const found = linksIn(reply);
      const lost = known.filter(
        (row) => nameOf(row, side) === name && !found.some((each) => pairOf(each) === pairOf(row)),
      );
      expectThat(isFull(reply) || lost.length === 0, '/data', `every link of the ${side} ${name}`, lost[0]);
      // How far a name may differ is open, but a filter that admits every name selects nothing.
      const strangers = known.filter((row) => !isAkin(nameOf(row, side), name));
      const seen = new Set(found.map(pairOf));
      const isLeftOut = strangers.some((row) => !seen.has(pairOf(row)));
      const isWide = strangers.length >= fewStrangers && !isLeftOut;
      expectThat(!isWide, '/data', `links of the ${side} ${name}`, strangers[0]);
      const shown = found.filter((row) => nameOf(row, side) === name).length;
      if (isLeftOut) api.witness(`links by ${parameter}`, shown);
      api.observe(`${parameter}: rows of other names`, `${found.length - shown} of ${found.length}`);
      // A deployment that keeps replies may keep the first one for every name.
      const other = clearNames(known, side).find((each) => !isAkin(each, name));
      if (other !== undefined) {
        const second = await getLinks(api, { [parameter]: other });
        const due = known.find((row) => nameOf(row, side) === other);
        const shows = (row: JsonObject) => linksIn(second).some((each) => pairOf(each) === pairOf(row));
        const isFound = due === undefined || shows(due) || isFull(second);
        expectThat(isFound, '/data', `a link of the ${side} ${other}`, linksIn(second).length);
      }
    },
    { clause: ({ clause }) => clause },
  ),
});
