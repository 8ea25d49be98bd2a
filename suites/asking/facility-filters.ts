import {
  type ClauseId,
  facilityClasses,
  facilitySources,
  facilityTypes,
  vocabularies,
} from '../../contract/index.js';
import type { Factor } from '../../generators/covering.js';
import { type JsonObject, mentions } from '../../src/kit/index.js';
import { partsOfTheWorld } from './countries.js';
import { isSpineId } from './entity-refs.js';
import {
  isPastRounding,
  isWithin as isWithinMegawatts,
  megawattsAmong,
  shownMegawattsOf,
} from './facility-capacity.js';
import { fitsOwnerText, hasOwner, ownersOf } from './facility-owners.js';
import { countriesOf, fitsCountries, placeOf } from './facility-places.js';
import { classOf, coordinatesOf, namesOf, ownTexts, sourcesOf, statusOf, typeOf } from './facility-record.js';
import type { RecordFilter } from './filter-sets.js';
import { looseShare } from './parts.js';
import {
  boxAbout,
  boxKeepingOut,
  boxText,
  distance,
  isInside,
  isWithin,
  type Place,
  pointText,
} from './places.js';
import { byFrequency, folded, plainWordsIn } from './texts.js';

const plainWord = /\b[A-Za-z]{4,}\b/g;

/** So many values of a parameter are enough for most pairs. */
const mostValues = 4;

/** The values that most records have. */
const commonest = (words: readonly string[]): readonly string[] =>
  byFrequency(words)
    .map(([word]) => word)
    .slice(0, mostValues);

/** The commonest words of which some make a list that keeps out few records; none where one word is nearly all. */
function looseList(words: readonly string[]): readonly string[] {
  const counted = byFrequency(words);
  const list: string[] = [];
  let left = words.length;
  for (const [word, count] of counted) {
    if (left <= words.length * looseShare || list.length === counted.length - 1) break;
    list.push(word);
    left -= count;
  }
  return list.length < 2 ? [] : list;
}

/** A parameter that selects by a word that a record shows, and by a list of words if it takes one. */
function byWord(
  name: string,
  rows: readonly JsonObject[],
  wordOf: (row: JsonObject) => string | undefined,
  named: readonly string[],
  { takesList, only, finds }: Pick<RecordFilter, 'only' | 'finds'> & { readonly takesList?: true },
): Factor<RecordFilter> {
  const words = rows.flatMap((row) => wordOf(row) ?? []).filter((word) => named.includes(word));
  const list = takesList === true ? looseList(words) : [];
  const values = [list, ...commonest(words).map((word) => [word])].filter(({ length }) => length > 0);
  return {
    name,
    parts: values.map((value) => ({
      query: { [name]: value.join(',') },
      because: `facilities with the ${name} ${value.join(' or ')}`,
      fits: (row) => {
        const own = wordOf(row);
        return own === undefined ? undefined : value.includes(own);
      },
      only,
      ...(finds === undefined ? {} : { finds }),
    })),
  };
}

/** The only silo that a record shows. */
const soleSource = (row: JsonObject): string | undefined => {
  const [source, ...others] = sourcesOf(row);
  return others.length === 0 ? source : undefined;
};

function byCountry(rows: readonly JsonObject[]): Factor<RecordFilter> {
  const isPrimary = (row: JsonObject, code: string): boolean => countriesOf(row).primary?.iso3 === code;
  const primaryOf = (row: JsonObject): readonly string[] => [countriesOf(row).primary?.iso3 ?? []].flat();
  const othersOf = (row: JsonObject): readonly string[] => countriesOf(row).others.map(({ iso3 }) => iso3);
  const commonestOf = (codesOf: (row: JsonObject) => readonly string[]) =>
    byFrequency(rows.flatMap(codesOf))
      .map(([code]) => code)
      .slice(0, mostValues / 2);
  return {
    name: 'country',
    parts: [...new Set([...commonestOf(primaryOf), ...commonestOf(othersOf)])].map((code) => ({
      query: { country: code },
      because: `facilities in ${code}`,
      fits: fitsCountries(rows, ({ iso3 }) => iso3 === code),
      only: 'facilities.country.only' as const,
      likely: (row: JsonObject) => othersOf(row).includes(code),
      group: 'part of the world',
      finds: (row: JsonObject) =>
        `facilities.country.${isPrimary(row, code) ? 'primary' : 'secondary'}` as const,
    })),
  };
}

/** The regions or continents in which most facilities lie, but not all. */
function byPart(rows: readonly JsonObject[], kind: 'region' | 'continent'): Factor<RecordFilter> {
  const primaries = rows.flatMap((row) => countriesOf(row).primary ?? []);
  const inside = partsOfTheWorld[kind].flatMap(({ name, holds }) => primaries.filter(holds).map(() => name));
  return {
    name: kind,
    parts: byFrequency(inside)
      .filter(([, count]) => count < primaries.length)
      .slice(0, mostValues)
      .flatMap(([name]) => partsOfTheWorld[kind].filter((part) => part.name === name))
      .map(({ name, holds }) => ({
        query: { [kind]: name },
        because: `facilities in ${name}`,
        fits: fitsCountries(rows, holds),
        only: `facilities.${kind}.only` as const,
        finds: `facilities.${kind}.finds` as const,
        group: 'part of the world',
      })),
  };
}

/** The clauses on the parameters that take the id of an owner. */
const ofOwners = {
  entity: { only: 'facilities.entity.id.only', finds: 'facilities.entity.id.finds' },
  owner_entity_id: { only: 'facilities.owner-entity-id', finds: 'facilities.owner-entity-id.finds' },
} as const;

/** Owners of several facilities, by their ids and by words of their names. */
function byOwner(rows: readonly JsonObject[]): readonly Factor<RecordFilter>[] {
  const owners = rows.flatMap(ownersOf);
  const ids = byFrequency(owners.flatMap(({ entityId }) => entityId ?? [])).filter(([id]) => isSpineId(id));
  const words = byFrequency(
    plainWordsIn(
      owners.flatMap(({ name }) => name ?? []),
      plainWord,
    ),
  );
  const byId = (name: keyof typeof ofOwners): Factor<RecordFilter> => ({
    name,
    parts: ids.slice(0, mostValues).map(([id]) => ({
      query: { [name]: id },
      because: `facilities of the owner ${id}`,
      fits: (row) =>
        mentions(row, id) ? ownersOf(row).some(({ entityId }) => entityId === id) || undefined : false,
      ...ofOwners[name],
      isCutInRows: true,
      group: 'owner',
    })),
  });
  return [
    byId('entity'),
    byId('owner_entity_id'),
    {
      name: 'owner_search',
      parts: words.slice(0, mostValues).map(([word]) => ({
        query: { owner_search: word },
        because: `facilities of owners with "${word}" in their names`,
        fits: fitsOwnerText(word),
        only: 'facilities.owner-search' as const,
        finds: 'facilities.owner-search.substring' as const,
        isCutInRows: true as const,
        group: 'owner',
      })),
    },
  ];
}

function byCapacity(rows: readonly JsonObject[]): readonly Factor<RecordFilter>[] {
  const megawattsOf = megawattsAmong(rows);
  const seen = rows.flatMap((row) => megawattsOf(row) ?? []).toSorted((one, other) => one - other);
  const bounds = (...shares: readonly number[]): readonly number[] => [
    ...new Set(shares.flatMap((share) => seen[Math.floor(seen.length * share)] ?? [])),
  ];
  const least = (bound: number): RecordFilter => ({
    query: { capacity_mw_min: bound },
    because: `capacities of ${bound} MW or more`,
    fits: isWithinMegawatts(bound, Number.POSITIVE_INFINITY, megawattsOf),
    only: 'facilities.capacity-mw-min',
    group: 'capacity',
  });
  const greatest = (bound: number): RecordFilter => ({
    query: { capacity_mw_max: bound },
    because: `capacities of ${bound} MW or less`,
    fits: isWithinMegawatts(Number.NEGATIVE_INFINITY, bound, megawattsOf),
    only: 'facilities.capacity-mw-max',
    group: 'capacity',
  });
  return [
    { name: 'capacity_mw_min', parts: bounds(looseShare, 1 / 2).map(least) },
    { name: 'capacity_mw_max', parts: bounds(1 - looseShare, 1 / 2).map(greatest) },
  ];
}

const flags: readonly Factor<RecordFilter>[] = [
  {
    name: 'has_geo',
    parts: [
      {
        query: { has_geo: true },
        because: 'facilities with coordinates, and no data center',
        fits: (row) => {
          if (typeOf(row) === 'data_center') return false;
          return coordinatesOf(row) === null ? undefined : true;
        },
        only: 'facilities.has-geo.no-data-centers',
      },
    ],
  },
  {
    name: 'has_owner',
    parts: [
      {
        query: { has_owner: true },
        because: 'facilities with an owner, and no port',
        fits: (row) => {
          if (typeOf(row) === 'port') return false;
          return hasOwner(row) ? true : undefined;
        },
        only: 'facilities.has-owner.no-ports',
      },
    ],
  },
];

/** Places of records, spread over those known. */
function spreadPlaces(rows: readonly JsonObject[]): readonly Place[] {
  const places = rows.flatMap((row) => placeOf(row) ?? []).filter((each) => Math.abs(each.latitude) < 60);
  return Array.from({ length: mostValues }, (_, index) => index).flatMap(
    (index) => places[Math.floor((index * places.length) / mostValues)] ?? [],
  );
}

/** Half the height and width of a box in degrees, and a radius in kilometres: wide enough for several facilities. */
const [high, wide, radius] = [20, 30, 1900];

function byPlace(rows: readonly JsonObject[]): readonly Factor<RecordFilter>[] {
  const places = spreadPlaces(rows).filter(({ longitude }) => Math.abs(longitude) < 180 - wide);
  const all = rows.flatMap((row) => placeOf(row) ?? []);
  const loose = boxKeepingOut(looseShare, all) ?? [];
  const boxes = [loose, places.map((place) => boxAbout(place, high, wide))].flat().map(
    (box): RecordFilter => ({
      query: { bbox: boxText(box) },
      because: `facilities within ${boxText(box)}`,
      fits: (row) => {
        const where = placeOf(row);
        return where === null ? undefined : isInside(where, box);
      },
      only: 'facilities.bbox.inside',
      finds: 'facilities.bbox.finds',
      group: 'place',
    }),
  );
  const circles = places.map(
    (centre): RecordFilter => ({
      query: { near: `${pointText(centre)},${radius}` },
      because: `facilities within ${radius} km of ${pointText(centre)}`,
      fits: (row) => {
        const where = placeOf(row);
        return where === null ? undefined : isWithin(distance(centre, where), radius);
      },
      only: 'facilities.near.inside',
      finds: 'facilities.near.finds',
      group: 'place',
    }),
  );
  return [
    { name: 'bbox', parts: boxes },
    { name: 'near', parts: circles },
  ];
}

function byName(rows: readonly JsonObject[]): Factor<RecordFilter> {
  const words = plainWordsIn(
    rows.flatMap((row) => namesOf(row).slice(0, 1)),
    plainWord,
  );
  return {
    name: 'q',
    parts: byFrequency(words)
      .slice(0, mostValues)
      .map(([word]) => ({
        query: { q: word },
        because: `facilities with "${word}" in their name`,
        fits: (row) => {
          const has = (texts: readonly string[]) => texts.some((text) => folded(text).includes(folded(word)));
          if (has(namesOf(row))) return true;
          // An alias may stand in a member of any name.
          return namesOf(row).length === 0 || has(ownTexts(row).map(({ text }) => text)) ? undefined : false;
        },
        only: 'facilities.q.only' as const,
        finds: 'facilities.q.substring' as const,
      })),
  };
}

/** The filters of the directory with values that known records tell apart. */
export const facilityFilters = (rows: readonly JsonObject[]): readonly Factor<RecordFilter>[] =>
  [
    byWord('type', rows, typeOf, facilityTypes, {
      takesList: true,
      only: 'facilities.type.only',
      finds: 'facilities.type.values',
    }),
    byWord('class', rows, classOf, facilityClasses, {
      only: 'facilities.class.only',
      finds: 'facilities.class.leaf-types',
    }),
    byWord('source', rows, soleSource, facilitySources, {
      takesList: true,
      only: 'facilities.source.only',
      finds: 'facilities.source.values',
    }),
    byWord('status', rows, (row) => statusOf(row)?.toLowerCase(), vocabularies.facilityStatus.values, {
      takesList: true,
      only: 'facilities.status.only',
    }),
    byCountry(rows),
    byPart(rows, 'region'),
    byPart(rows, 'continent'),
    ...byOwner(rows),
    byName(rows),
    ...byCapacity(rows),
    ...flags,
    ...byPlace(rows),
  ].filter(({ parts }) => parts.length > 0);

const capacityOrder = (value: string, sign: number, only: ClauseId): RecordFilter => ({
  query: { sort: value },
  because: `facilities by ${value}`,
  fits: () => undefined,
  precedes(row, other) {
    const [own, edge] = [shownMegawattsOf(row), shownMegawattsOf(other)];
    // Of a facility of unknown capacity, another member may show a number of another kind.
    if (own === undefined || own.path !== edge?.path) return false;
    return isPastRounding(sign * (edge.megawatts - own.megawatts), edge.megawatts);
  },
  places: (row) => shownMegawattsOf(row) !== undefined,
  only,
});

/** Orders that may stand beside filters. */
export const facilityOrders: readonly RecordFilter[] = [
  capacityOrder('capacity_asc', 1, 'facilities.sort.capacity-asc'),
  capacityOrder('capacity_desc', -1, 'facilities.sort.capacity-desc'),
];

/** An order whose ties and spelling of names are left open; each facility with a country has a place in it. */
export const byCountryOrder: RecordFilter = {
  query: { sort: 'country' },
  because: 'facilities by country',
  fits: () => undefined,
  precedes: () => false,
  places: (row) => countriesOf(row).primary !== undefined,
  only: 'facilities.sort.values',
};
