import type { Country } from '../../contract/countries.js';
import {
  defineCheck,
  expectThat,
  forEach,
  type JsonObject,
  precondition,
  seenOf,
} from '../../src/kit/index.js';
import {
  belongsTo,
  type Continent,
  continentNames,
  liesOn,
  type Region,
  regionNames,
} from '../clear-regions.js';
import { listIn } from '../list-in.js';
import { countriesOf, fitsCountries, isOutside } from './countries.js';
import { pageOf, sample } from './sample.js';
import { expectSelected } from './selected.js';

interface Part {
  readonly name: Region | Continent;
  readonly holds: (country: Country) => boolean | undefined;
}

const parts: Readonly<Record<'region' | 'continent', readonly Part[]>> = {
  region: regionNames.map((name) => ({ name, holds: ({ iso3 }) => belongsTo(iso3, name) })),
  continent: continentNames.map((name) => ({
    name,
    holds: ({ iso3 }) => liesOn(name)({ geo: { country: iso3 } }),
  })),
};

type Choice = 'wide' | 'American';

/** Parts that consist of narrower ones throughout. */
const wide = ['Africa', 'Asia'];

/** A part of the world in which known facilities lie: the one of fewest, a wide one, or half of a double continent. */
function chosen(kind: 'region' | 'continent', choice: Choice, rows: readonly JsonObject[]): Part | undefined {
  const inside = ({ holds }: Part) =>
    rows.filter((row) => {
      const { primary } = countriesOf(row);
      return primary !== undefined && holds(primary) === true;
    }).length;
  const known = parts[kind]
    .filter((part) => inside(part) >= 2)
    .toSorted((one, other) => inside(one) - inside(other));
  const fitting = known.find(({ name }) =>
    choice === 'wide' ? wide.includes(name) : choice === 'American' && name.endsWith(' America'),
  );
  return fitting ?? known[0];
}

const rows = [
  { kind: 'region', choice: 'wide' },
  { kind: 'continent', choice: 'American' },
  { kind: 'continent', choice: 'wide' },
] as const satisfies readonly { readonly kind: string; readonly choice: Choice }[];

export const regionFilter = defineCheck({
  id: 'facilities/region-filter',
  title: 'region and continent select the facilities in their countries',
  clauses: [
    'facilities.region.only',
    'facilities.region.finds',
    'facilities.continent.only',
    'facilities.continent.finds',
    'facilities.region.values',
    'facilities.continent.values',
  ],
  operations: ['listFacilities'],
  // Countries whose place is a matter of definition are not judged.
  rulings: ['A72'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(rows, async (api, { kind, choice }) => {
    const known = await sample(api);
    const part = chosen(kind, choice, known);
    precondition(part !== undefined, 'no facilities in countries of a clear place are seen', 'no-data');
    const [query, because] = [{ [kind]: part.name }, `facilities in ${part.name}`];
    const reply = await pageOf(api, query);
    api.observe(`${kind}=${part.name}`, seenOf(reply));
    // Which values the directory takes is not shown.
    precondition(reply.status !== 400, `the directory does not take ${part.name} as ${kind}`);
    await expectSelected(api, { query, because, fits: fitsCountries(known, part.holds) });
    const found = listIn(reply);
    const strangers = found.filter((row) => isOutside(row, part.holds));
    expectThat(found.length === 0 || strangers.length < found.length, '/data', because, strangers[0]);
    if (found.length > strangers.length && known.some((row) => isOutside(row, part.holds)))
      api.witness(because, found.length);
  }),
  refutedBy: [
    'facilities.continent.americas-swapped',
    'facilities.continent.as-region',
    'facilities.continent.dropped',
    'facilities.region.dropped',
    'facilities.region.europe-added',
    'facilities.region.narrow',
    'facilities.region.not-expanded',
    'facilities.region.secondary-only',
  ],
});
