import { daysBefore } from '../calendar.js';
import { type Organization, organizations } from '../organizations.js';
import { hexOf, rollsOf } from '../rolls.js';

export interface Recipient {
  readonly name: string;
  /** Federal entity identifier, 12 characters. */
  readonly uei: string;
  readonly company: Organization | undefined;
}

export interface Award {
  readonly number: string;
  readonly recipient: Recipient;
  /** US dollars; below zero where money was taken back. */
  readonly obligated: number;
  readonly agency: string;
  readonly date: string;
}

const agencies = [
  'Department of Energy',
  'Coast Guard',
  'Geological Survey',
  'Army Corps of Engineers',
  'NOAA',
];
const trades = [
  'Dredging',
  'Optics',
  'Bridges',
  'Forestry',
  'Sensors',
  'Cartage',
  'Roofing',
  'Sampling',
  'Paving',
];
const towns = ['Duluth', 'Macon', 'Boise'];

const companies = organizations.flatMap((company): readonly Recipient[] =>
  company.uei === undefined ? [] : [{ name: `${company.name} Federal LLC`, uei: company.uei, company }],
);

const firms = towns.flatMap((town) =>
  trades.map((trade): Recipient => {
    const name = `${town} ${trade} Inc`;
    return { name, uei: hexOf(`uei ${name}`, 12), company: undefined };
  }),
);

export const recipients: readonly Recipient[] = [...companies, ...firms];

/** One recipient holds a third of the awards; the others have two or three each. */
export const awards: readonly Award[] = recipients.flatMap((recipient, index) => {
  const size = index === 0 ? 44 : 2 + (index % 2);
  return Array.from({ length: size }, (_, at) => {
    const rolls = rollsOf(`award ${recipient.name} ${at}`);
    return {
      number: `FA-${hexOf(`${recipient.name} ${at}`, 10)}`,
      recipient,
      obligated: rolls.between(rolls.chance(0.1) ? -900_000 : 1_000, 48_000_000) / 4,
      agency: rolls.pick(agencies),
      date: daysBefore('2026-09-30', rolls.between(0, 1400)),
    };
  });
});
