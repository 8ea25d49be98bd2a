import {
  type Api,
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
import {
  type NameReading,
  nameOf,
  namesByMember,
  namesOf,
  ownTexts,
  statusOf,
  typeOf,
} from '../asking/facility-record.js';
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
  /** Reads the member that holds the name. */
  readonly nameIn: NameReading;
}

/** An example for each member that may hold the name by which facilities are found, the likeliest first. */
const examplesAmong = (known: readonly JsonObject[]): readonly Example[] =>
  namesByMember(known).flatMap((nameIn) => {
    const row = known.findLast((each) => partOf(nameIn(each) ?? '') !== undefined);
    const name = row && nameIn(row);
    const part = name === undefined ? undefined : partOf(name);
    return row && name !== undefined && part !== undefined ? [{ row, name, part, nameIn }] : [];
  });

/** What a facility is: a deployment may keep those of each type, status and ownership in a table of their own. */
const kindsOf = (row: JsonObject): readonly string[] => [
  `type ${typeOf(row)}`,
  `status ${statusOf(row)}`,
  ownerNamesOf(row).length > 0 ? 'with owners' : 'without owners',
];

/** A facility with the name by which it is to be found. */
interface Named {
  readonly row: JsonObject;
  readonly name: string;
}

/** A part of names, with the known facilities that have it in theirs. */
interface Shared {
  readonly part: string;
  readonly rows: readonly Named[];
}

/** Letters of a part. */
const length = 4;
/** Known facilities that share a part; of more, the result may not fit on a page. */
const mostSharing = 25;

/** The parts of names that several known facilities share. */
function sharedParts(named: readonly Named[]): readonly Shared[] {
  const byPart = new Map<string, Named[]>();
  for (const each of named) {
    const words = each.name.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    const parts = words.flatMap((word) =>
      Array.from(word.slice(length - 1), (_, at) => word.slice(at, at + length)),
    );
    for (const part of new Set(parts)) {
      const known = byPart.get(part);
      if (known === undefined) byPart.set(part, [each]);
      else known.push(each);
    }
  }
  return [...byPart].flatMap(([part, rows]) =>
    rows.length > 1 && rows.length <= mostSharing ? [{ part, rows }] : [],
  );
}

/** Parts that are sought for facilities of all kinds; each costs a request. */
const mostShared = 2;

/** Every known facility with a part in its name is found by it, of whatever kind it is. */
async function expectKindsFound(api: Api, named: readonly Named[]): Promise<void> {
  const parts = sharedParts(named);
  const found = new Set<string>();
  for (let tried = 0; tried < mostShared; tried += 1) {
    const newIn = ({ rows }: Shared): number =>
      new Set(rows.flatMap(({ row }) => kindsOf(row)).filter((kind) => !found.has(kind))).size;
    const [best] = parts.toSorted((one, other) => newIn(other) - newIn(one));
    if (best === undefined || newIn(best) === 0) return;
    const reply = await pageOf(api, { q: best.part });
    for (const kind of best.rows.flatMap(({ row }) => kindsOf(row))) found.add(kind);
    if (isCut(reply)) continue;
    const keys = new Set(accusing('facilities.q.substring', () => listIn(reply)).map(keyOf));
    const lost = best.rows.find(({ row }) => !keys.has(keyOf(row)));
    expectThat(lost === undefined, '/data', `"${lost?.name}" by "${best.part}"`, `${keys.size} others`);
    api.witness('facilities found by a part that several names share', best.rows.length);
  }
}

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
      const { row: wanted, name, part, nameIn } = example;
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
      await expectKindsFound(
        api,
        known.flatMap((row) => {
          const own = nameIn(row);
          return own === undefined ? [] : [{ row, name: own }];
        }),
      );
      const owner = known.flatMap(ownerNamesOf).find((name) => /^[\x20-\x7e]{4,}$/.test(name));
      if (owner !== undefined) expectNamed(listIn(await pageOf(api, { q: owner })), owner);
    },
    { requests: 5 },
  ),
});
