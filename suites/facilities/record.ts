import {
  type FacilityClass,
  type FacilitySource,
  type FacilityType,
  facilityClasses,
  facilitySources,
  facilityTypes,
  facilityTypesByClass,
} from '../../contract/index.js';
import { type Leaf, leavesIn, memberOf, numberOf, remembered, type Text, textsIn } from '../leaves.js';

/** Parts of a record that speak of others than the facility as it stands. */
const foreign = /owner|parent|operator|attribute|merge|history|compan|(?:^|[/_])entit/;
/** The leaves of a record that speak of the facility itself. */
export const ownLeaves = remembered((row: unknown): readonly Leaf[] =>
  leavesIn(row).filter(({ path }) => !foreign.test(path)),
);
/** The texts among them. */
export const ownTexts = remembered((row: unknown): readonly Text[] =>
  textsIn(row).filter(({ path }) => !foreign.test(path)),
);

/** The text of a member by its name, one that a vocabulary knows before others; the nearest to the root otherwise. */
function named(row: unknown, name: RegExp, isKnown: (text: string) => boolean): string | undefined {
  const texts = ownTexts(row).filter(({ path }) => name.test(memberOf(path)));
  return (texts.find(({ text }) => isKnown(text)) ?? texts[0])?.text;
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

export const facilityIdOf = (row: unknown): string | undefined =>
  textsIn(row).find(({ path }) => memberOf(path) === 'facility_id')?.text;

export const typeOf = (row: unknown): string | undefined => named(row, /^type$/, isFacilityType);

/** The class that a record shows, in a member that is called after it or by its value alone. */
export const classOf = (row: unknown): string | undefined =>
  named(row, /class/, isFacilityClass) ??
  ownTexts(row).find(
    ({ path, text }) => isFacilityClass(text) && !/name|source|type|url|status/.test(memberOf(path)),
  )?.text;

/** The silos that a record shows; several where a facility was merged. */
export function sourcesOf(row: unknown): readonly string[] {
  const texts = ownTexts(row).filter(({ path }) => /(?:^|\/)source(?:\/|$)/.test(path));
  const known = texts.filter(({ text }) => isFacilitySource(text));
  return [...new Set((known.length > 0 ? known : texts.slice(0, 1)).map(({ text }) => text))];
}

export const statusOf = (row: unknown): string | undefined => named(row, /^status$/, () => false);

export const nameMember = /name|title|label|alias/;
const notOfFacility =
  /countr|region|continent|state|city|county|place|admin|basin|unit|file|user|source|class|type/;

/** The names of a facility, the one that it is listed under first. */
export function namesOf(row: unknown): readonly string[] {
  const texts = ownTexts(row).filter(
    ({ path }) => nameMember.test(memberOf(path)) && !notOfFacility.test(path),
  );
  const isFirst = ({ path }: Text) => /^(?:facility_?)?name$/.test(memberOf(path));
  return [...texts.filter(isFirst), ...texts.filter((each) => !isFirst(each))].map(({ text }) => text);
}

export const nameOf = (row: unknown): string | undefined => namesOf(row)[0];

/** Texts that may lead on: absolute or rooted addresses, or whatever a member for addresses holds. */
export const addressesOf = (row: unknown): readonly string[] =>
  textsIn(row).flatMap(({ path, text }) =>
    /^(?:https?:)?\/\/\S+$|^\/\S+$/.test(text) || /ur[il]|href|link/.test(path) ? [text] : [],
  );

/** Where a record shows its capacity in MW, the likeliest member first. */
const capacityMembers = [
  /^capacity_?(?:in_?)?mw$/,
  /capacity.*m(?:w|egawatt)|m(?:w|egawatts?).*capacity/,
  /(?:^|_)mw$/,
  /^megawatts?$/,
  /^capacity$/,
];

/** The capacity in MW that the record of a power facility or data center shows. */
export function capacityOf(row: unknown): number | undefined {
  const leaves = ownLeaves(row);
  const unit = leaves.find(({ path }) => /unit/.test(memberOf(path)) && /capacit/.test(path))?.value;
  if (typeof unit === 'string' && !/^mw$|megawatt/i.test(unit)) return undefined;
  for (const member of capacityMembers) {
    for (const { path, value } of leaves) {
      const isCapacity =
        member.test(memberOf(path)) || (/capacit/.test(path) && /^(?:value|mw)$/.test(memberOf(path)));
      const number = numberOf(typeof value === 'string' ? value.replace(/\s*MW$/i, '') : value);
      if (isCapacity && number !== undefined) return number;
    }
  }
  return undefined;
}
