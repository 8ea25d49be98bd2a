import { defineCheck, expectThat, forEach, type JsonObject, precondition } from '../../src/kit/index.js';
import { folded } from '../leaves.js';
import { listIn } from '../list-in.js';
import { askLinks, isFull, nameOf, pairOf, type Side, someLinks } from './links.js';

const rows = [
  { parameter: 'registrant', side: 'registrant' },
  { parameter: 'foreign_principal', side: 'principal' },
] as const satisfies readonly { readonly parameter: string; readonly side: Side }[];

/** Fewer links of other names are no measure. */
const fewStrangers = 10;

/** Whether two names have a beginning of some word in common. */
function isAkin(one: string | undefined, other: string): boolean {
  const words = (text: string) => folded(text).match(/[\p{L}\d]{3}/gu) ?? [];
  return one === undefined || words(one).some((word) => folded(other).includes(word));
}

export const linksNames = defineCheck({
  id: 'government/links-names',
  title: 'registrant and foreign_principal find the links of a name, and not those of every other name',
  clauses: [
    'government.links.registrant',
    'government.links.registrant.fuzzy',
    'government.links.foreign-principal',
    'government.links.foreign-principal.fuzzy',
  ],
  operations: ['listForeignAgentLinks'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(rows, async (api, { parameter, side }) => {
    const known = (await someLinks(api)).rows;
    const isClear = (row: JsonObject) =>
      (nameOf(row, side) ?? '').length >= 6 && !nameOf(row, side)?.includes(',');
    const example = known.find(isClear);
    precondition(example !== undefined, `no link names its ${side}`, 'no-data');
    const name = nameOf(example, side) ?? '';
    const reply = await askLinks(api, { [parameter]: name });
    const found = listIn(reply);
    const lost = known.filter(
      (row) => nameOf(row, side) === name && !found.some((each) => pairOf(each) === pairOf(row)),
    );
    expectThat(isFull(reply) || lost.length === 0, '/data', `every link of the ${side} ${name}`, lost[0]);
    // How far a name may differ is open, but a name that every stranger fits selects nothing.
    const strangers = known.filter((row) => !isAkin(nameOf(row, side), name));
    const seen = new Set(found.map(pairOf));
    const isLeftOut = strangers.some((row) => !seen.has(pairOf(row)));
    const isWide = strangers.length >= fewStrangers && !isLeftOut;
    expectThat(!isWide, '/data', `links of the ${side} ${name}`, strangers[0]);
    const shown = found.filter((row) => nameOf(row, side) === name).length;
    if (isLeftOut) api.witness(`links by ${parameter}`, shown);
    api.observe(`${parameter}: rows of other names`, `${found.length - shown} of ${found.length}`);
  }),
  refutedBy: [
    'government.links.foreign-principal.ignored',
    'government.links.foreign-principal.other-side',
    'government.links.foreign-principal.unfound',
    'government.links.registrant.ignored',
    'government.links.registrant.other-side',
    'government.links.registrant.unfound',
  ],
});
