import {
  accusing,
  defineCheck,
  expectHeld,
  expectThat,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import { isCut, isPlainName, keyOf, pageOf, sample } from '../asking/facilities.js';
import { ownerNamesOf } from '../asking/facility-owners.js';
import { nameOf, namesByMember, namesOf, ownTexts } from '../asking/facility-record.js';
import { listIn, listOf } from '../asking/replies.js';
import { folded, inSwappedCase } from '../asking/texts.js';

/** A part from inside a name: it begins and ends in the middle of a word. */
function partOf(name: string): string | undefined {
  const part = name.slice(2, -1).trim();
  return isPlainName(name) && /^[\x20-\x7e]{6,}$/.test(part) && /[a-z]{3}/i.test(part) && /\w\w\w$/.test(name)
    ? part
    : undefined;
}

/** A facility with a part of a name that it shows. */
interface Example {
  readonly row: JsonObject;
  readonly name: string;
  readonly part: string;
}

/** An example for each member that may hold the name by which facilities are found, the likeliest first. */
const examplesAmong = (known: readonly JsonObject[]): readonly Example[] =>
  namesByMember(known).flatMap((nameIn) => {
    const row = known.findLast((each) => partOf(nameIn(each) ?? '') !== undefined);
    const name = row && nameIn(row);
    const part = name === undefined ? undefined : partOf(name);
    return row && name !== undefined && part !== undefined ? [{ row, name, part }] : [];
  });

/** Examples that are tried until a part of the name finds one; each costs a request. */
const mostExamples = 3;

/** Every facility has the text in one of its names; a record that shows no name decides nothing. */
function expectNamed(rows: readonly JsonObject[], text: string): void {
  for (const [index, row] of rows.entries()) {
    const names = namesOf(row);
    // An alias may stand in a member of any name, but not among what is said of owners.
    const texts = ownTexts(row).map((each) => each.text);
    const has = names.length === 0 || texts.some((each) => folded(each).includes(folded(text)));
    expectThat(has, `/data/${index}`, `a name with "${text}"`, names, 'facilities.q.only');
  }
}

export const qFilter = defineCheck({
  id: 'facilities/q-filter',
  title:
    'q finds a facility by a part of its name in any letter case, and returns only names that contain it',
  clauses: ['facilities.q.substring', 'facilities.q.case', 'facilities.q.only'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const known = await sample(api);
      const examples = examplesAmong(known).slice(0, mostExamples);
      const [likeliest] = examples;
      expectHeld(
        likeliest !== undefined,
        'no facility of the first pages has a long name',
        await pageOf(api),
      );
      let example = likeliest;
      for (const each of examples) {
        const reply = await pageOf(api, { q: each.part });
        const found = (listOf(reply.json) ?? []).some((row) => keyOf(row) === keyOf(each.row));
        if (!found) continue;
        example = each;
        break;
      }
      const { row: wanted, name, part } = example;
      const spelt = [
        { q: part, clause: 'facilities.q.substring' },
        { q: inSwappedCase(part), clause: 'facilities.q.case' },
      ] as const;
      for (const { q, clause } of spelt) {
        const reply = await pageOf(api, { q });
        const rows = accusing(clause, () => listIn(reply));
        expectNamed(rows, q);
        const found = rows.some((row) => keyOf(row) === keyOf(wanted));
        precondition(found || !isCut(reply), `too many facilities with "${q}" to see them all`, 'no-data');
        expectThat(found, '/data', `"${name}" by "${q}"`, rows.map(nameOf), clause);
        if (rows.length < known.length) api.witness('facilities found by a part of the name', rows.length);
      }
      const owner = known.flatMap(ownerNamesOf).find((name) => /^[\x20-\x7e]{4,}$/.test(name));
      if (owner !== undefined) expectNamed(listIn(await pageOf(api, { q: owner })), owner);
    },
    { requests: 3 },
  ),
});
