import {
  type FacilityClass,
  type FacilitySource,
  type FacilityType,
  facilityClasses,
  facilitySources,
  facilityTypes,
  facilityTypesByClass,
  vocabularies,
} from '../../contract/index.js';
import { isArray, isObject, strings } from '../../src/kit/index.js';
import { type Leaf, leavesIn, memberOf, memoized, numberOf, type Text, textsIn } from './texts.js';

/** Parts of a record that speak of others than the facility as it stands. */
const foreign = /owner|parent|operator|attribute|merge|history|compan|(?:^|[/_])entit/;
/** The leaves of a record that speak of the facility itself. */
const ownLeaves = memoized((row: unknown): readonly Leaf[] =>
  leavesIn(row).filter(({ path }) => !foreign.test(path)),
);
/** The texts among them. */
export const ownTexts = memoized((row: unknown): readonly Text[] =>
  textsIn(row).filter(({ path }) => !foreign.test(path)),
);

/** The name of the member that an object with this leaf stands in; places in lists have none. */
const holderOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => !/^\d*$/.test(part))
    .at(-2) ?? '';

/** Members that hold a word itself, where it is an object with what is said of it. */
const wordMember = /^(?:code|value|key|slug|id|name|label|title|text)$/;

/** The text of a member by its name, one that a vocabulary knows before others; the nearest to the root otherwise. */
function named(row: unknown, name: RegExp, isKnown: (text: string) => boolean): string | undefined {
  const texts = ownTexts(row).filter(({ path }) => name.test(memberOf(path)));
  const within = ownTexts(row).filter(
    ({ path }) => name.test(holderOf(path)) && wordMember.test(memberOf(path)),
  );
  const known = [...texts, ...within].find(({ text }) => isKnown(text));
  return (known ?? texts[0])?.text ?? soleWord(within);
}

/** What the members of an object agree on; undefined where they do not, as the one that filters take is not told. */
export function soleWord(texts: readonly Text[]): string | undefined {
  const words = new Set(texts.map(({ text }) => text.toLowerCase().replace(/[\s_-]+/g, ' ')));
  return words.size === 1 ? texts[0]?.text : undefined;
}

export const isFacilityType = (text: string): text is FacilityType =>
  (facilityTypes as readonly string[]).includes(text);
export const isFacilityClass = (text: string): text is FacilityClass =>
  (facilityClasses as readonly string[]).includes(text);
export const isFacilitySource = (text: string): text is FacilitySource =>
  (facilitySources as readonly string[]).includes(text);

/** The class that a leaf type belongs to. */
export const classOfType = (type: string): FacilityClass | undefined =>
  facilityClasses.find((each) => (facilityTypesByClass[each] as readonly string[]).includes(type));

export const facilityIdOf = memoized(
  (row: unknown): string | undefined =>
    textsIn(row).find(({ path }) => memberOf(path) === 'facility_id')?.text,
);

export const typeOf = memoized((row: unknown): string | undefined => named(row, /^type$/, isFacilityType));

/** The class that a record shows, in a member that is called after it or by its value alone. */
export const classOf = memoized(
  (row: unknown): string | undefined =>
    named(row, /class/, isFacilityClass) ??
    ownTexts(row).find(
      ({ path, text }) => isFacilityClass(text) && !/name|source|type|url|status/.test(memberOf(path)),
    )?.text,
);

/** The silos that a record shows; several where a facility was merged. */
export function sourcesOf(row: unknown): readonly string[] {
  const texts = ownTexts(row).filter(({ path }) => /(?:^|\/)source(?:\/|$)/.test(path));
  const known = texts.filter(({ text }) => isFacilitySource(text));
  return [...new Set((known.length > 0 ? known : texts.slice(0, 1)).map(({ text }) => text))];
}

const statuses: readonly string[] = vocabularies.facilityStatus.values;

/** Members called status where a record speaks of the facility, the nearest to its root first, those of null included. */
function statusMembers(row: unknown): readonly Member[] {
  const levels: (readonly Member[])[] = [];
  let level: readonly Member[] = [{ path: '', value: row }];
  while (level.length > 0) {
    level = level
      .flatMap(({ path, value }) =>
        Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, inner]) => ({
          path: `${path}/${name.toLowerCase()}`,
          value: inner,
        })),
      )
      .filter(({ path }) => !foreign.test(path));
    levels.push(level.filter(({ path }) => path.endsWith('/status')));
  }
  return levels.flat();
}

interface Member {
  readonly path: string;
  readonly value: unknown;
}

/** The word of a member for the status; undefined where it has several, or none that is told apart. */
function statusWordIn(value: unknown): string | undefined {
  const texts = textsIn(value).filter(({ path }) => /^(?:\/\d+)*$/.test(path) || isWordOf(path));
  const known = texts.filter(({ text }) => statuses.includes(text.toLowerCase()));
  return soleWord(known.length > 0 ? known : texts);
}

const isWordOf = (path: string): boolean => holderOf(path) === '' && wordMember.test(memberOf(path));

/**
 * The status of a facility. Units, phases and other parts in a list have statuses of their own. Of several members, the
 * nearest to the root has it: the vocabulary is open, so a documented word further down, of a permit say, need not be meant.
 * Where only such a word is documented, it is not told which of them filters take.
 */
export const statusOf = memoized((row: unknown): string | undefined => {
  const members = statusMembers(row);
  const single = members.filter(({ path }) => !/\/\d+\//.test(path));
  const [first, ...others] = (single.length > 0 ? single : members).map(({ value }) => statusWordIn(value));
  const isKnown = (word: string | undefined) => word !== undefined && statuses.includes(word.toLowerCase());
  if (single.length === 0) return others.every((word) => word === first) ? first : undefined;
  return isKnown(first) || !others.some(isKnown) ? first : undefined;
});

/** Whether a record says anything in a member of a name, or within an object of that name. */
export const saysOf = (row: unknown, name: RegExp): boolean =>
  ownLeaves(row).some(({ path }) => name.test(memberOf(path)) || name.test(holderOf(path)));

export const nameMember = /name|title|label|alias/;
const notOfFacility =
  /countr|region|continent|state|city|county|place|admin|basin|unit|file|user|source|class|type|status|capacit/;
/** Names beside the one that a facility is listed under. */
export const furtherName =
  /alias|alt|aka|native|local|former|previous|other|old|short|abbrev|code|translit|romani[sz]|lang/;

/** The names of a facility with where they stand, the one that it is likely to be listed under first. */
const nameTexts = memoized((row: unknown): readonly Text[] => {
  const texts = ownTexts(row).filter(
    ({ path }) => nameMember.test(memberOf(path)) && !notOfFacility.test(path),
  );
  const isFirst = ({ path }: Text) => /^(?:facility_?)?name$/.test(memberOf(path));
  const isFurther = ({ path }: Text) => furtherName.test(memberOf(path));
  return [
    ...texts.filter(isFirst),
    ...texts.filter((each) => !isFirst(each) && !isFurther(each)),
    ...texts.filter(isFurther),
  ];
});

/** The names of a facility, the one that it is likely to be listed under first. */
export const namesOf = (row: unknown): readonly string[] => nameTexts(row).map(({ text }) => text);

export const nameOf = (row: unknown): string | undefined => nameTexts(row)[0]?.text;

/** Reads the name of a facility. */
export type NameReading = (row: unknown) => string | undefined;

/** The ways to read the names of facilities, the likeliest first: which of several members holds it is not told. */
export function namesByMember(rows: readonly unknown[]): readonly NameReading[] {
  const members = new Set(rows.flatMap((row) => nameTexts(row).map(({ path }) => path)));
  const readings = [...members].map(
    (member): NameReading =>
      (row) =>
        nameTexts(row).find(({ path }) => path === member)?.text,
  );
  return [nameOf, ...readings];
}

/** Texts that may lead on: absolute or rooted addresses, or whatever a member for addresses holds. */
export const addressesOf = (row: unknown): readonly string[] =>
  textsIn(row).flatMap(({ path, text }) =>
    /^(?:https?:)?\/\/\S+$|^\/\S+$/.test(text) || /ur[il]|href|link/.test(path) ? [text] : [],
  );

/** Where a record shows its capacity in MW, the likeliest member first. */
const capacityMembers = [
  /^capacity_?(?:in_?)?m(?:w|egawatts?)$/,
  /^(?=.*capacity).*m(?:w|egawatt)/,
  /(?:^|_)mw$/,
  /^megawatts?$/,
  /^capacity$/,
];

/** Numbers of another kind, which a record may show beside its capacity or without it. */
const otherCapacities = /mwh|mw_?th|thermal|heat|planned|storage|peak/;

/** A capacity in MW, and the member of a record that shows it. */
interface Capacity {
  readonly path: string;
  readonly megawatts: number;
}

/** The capacities in MW that a record shows in members that fit equally well. */
const likelyCapacitiesOf = memoized((row: unknown): readonly Capacity[] => {
  const leaves = ownLeaves(row).filter(({ path }) => !otherCapacities.test(path));
  const unit = leaves.find(({ path }) => /unit/.test(memberOf(path)) && /capacit/.test(path))?.value;
  if (typeof unit === 'string' && !/^mw$|megawatt/i.test(unit)) return [];
  for (const member of capacityMembers) {
    const fitting = leaves.flatMap(({ path, value }): readonly Capacity[] => {
      const isCapacity =
        member.test(memberOf(path)) || (/capacit/.test(path) && /^(?:value|mw)$/.test(memberOf(path)));
      const megawatts = numberOf(typeof value === 'string' ? value.replace(/MW$/i, '') : value);
      return isCapacity && megawatts !== undefined ? [{ path, megawatts }] : [];
    });
    if (fitting.length > 0) return fitting;
  }
  return [];
});

/** Every capacity in MW that a record may mean. */
export const capacitiesOf = (row: unknown): readonly number[] =>
  likelyCapacitiesOf(row).map(({ megawatts }) => megawatts);

/** Whether a record shows several capacities in MW, gross and net say, and does not tell which one the filters are about. */
export const showsSeveralCapacities = (row: unknown): boolean => new Set(capacitiesOf(row)).size > 1;

/** The capacity in MW that the record of a power facility or data center shows. */
export const shownCapacityOf = (row: unknown): Capacity | undefined =>
  showsSeveralCapacities(row) ? undefined : likelyCapacitiesOf(row)[0];

export const capacityOf = (row: unknown): number | undefined => shownCapacityOf(row)?.megawatts;

/** The contents of every `merge_history`, without the names of its own members where nothing is filled in. */
function* historiesIn(value: unknown): Generator<unknown> {
  if (isArray(value)) for (const each of value) yield* historiesIn(each);
  else if (isObject(value)) {
    for (const [member, inner] of Object.entries(value)) {
      if (member === 'merge_history')
        yield isArray(inner) ? inner : isObject(inner) ? Object.values(inner) : inner;
      else yield* historiesIn(inner);
    }
  }
}

/** Whether a detail record tells that the facility was merged across silos: it may show the coordinates and owners of any. */
export const hasHistory = (detail: unknown): boolean =>
  [...historiesIn(detail)].some((history) => [...strings(history)].some((text) => text !== ''));

const latitudeName = /latitude|(?:^|_)lat(?:$|_)/;
const longitudeName = /longitude|(?:^|_)(?:lon|lng|long)(?:$|_)/;
const isCoordinate = ({ path, value }: Leaf, member: RegExp): boolean =>
  member.test(memberOf(path)) && !aboutDegrees.test(memberOf(path)) && numberOf(value) !== undefined;

/** Parts of a record that hold an end of a line, or a side of a box. */
const ofAnEnd =
  /(?:^|[/_])(?:start|end|from|to|origin|dest(?:ination)?|min|max|sw|ne|nw|se|bbox|bounds)(?:[/_]|$)/;

/** Single coordinates that a record shows, with or without the other one. */
export const coordinateLeaves = (row: unknown): readonly Leaf[] =>
  ownLeaves(row).filter((leaf) => isCoordinate(leaf, latitudeName) || isCoordinate(leaf, longitudeName));

/** Where a facility lies; null where its record shows no coordinates. */
export function coordinatesOf(
  row: unknown,
): { readonly latitude: number; readonly longitude: number } | null {
  const leaves = ownLeaves(row).filter(({ path }) => !ofAnEnd.test(path));
  const of = (member: RegExp) => numberOf(leaves.find((leaf) => isCoordinate(leaf, member))?.value);
  const latitude = of(latitudeName) ?? pointIn(leaves, row, 1);
  const longitude = of(longitudeName) ?? pointIn(leaves, row, 0);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Members that tell of a coordinate and hold none. */
const aboutDegrees = /precision|accuracy|source|unit|zone/;

/** A part of a GeoJSON point, which stands longitude first; other pairs do not tell their order. */
function pointIn(leaves: readonly Leaf[], row: unknown, part: 0 | 1): number | undefined {
  const isPoint = textsIn(row).some(({ path, text }) => memberOf(path) === 'type' && text === 'Point');
  const leaf = leaves.find(({ path }) => path.endsWith(`/coordinates/${part}`));
  return isPoint ? numberOf(leaf?.value) : undefined;
}

/** Numbers of a record that no reading takes for degrees. */
const noDegrees = /capacit|mw|power|year|date|count|rank|score|version|unit|id$/;

/** Whether a record has two numbers, or a text of two, that could be coordinates under names unknown to us. */
export function mayShowPlace(row: unknown): boolean {
  const leaves = ownLeaves(row).filter(({ path }) => !noDegrees.test(memberOf(path)));
  const numbers = leaves.filter(({ value }) => Math.abs(numberOf(value) ?? Number.POSITIVE_INFINITY) <= 180);
  const isPair = ({ value }: Leaf) =>
    typeof value === 'string' && /\d(?:\s+|\s*[,;]\s*)-?\d|°/.test(value) && !/[:/]/.test(value);
  return numbers.length >= 2 || leaves.some(isPair);
}
