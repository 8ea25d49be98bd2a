import { type Entity, memoizedByRecords, type Records } from './entities.js';
import { type Random, randomFrom } from './random.js';

/** Agencies that award, as their names are published. */
const agencies = [
  'Department of Defense',
  'Department of Energy',
  'Department of Agriculture',
  'Department of Health and Human Services',
  'Department of Transportation',
  'Department of the Interior',
  'Department of State',
  'Environmental Protection Agency',
  'General Services Administration',
  'National Science Foundation',
] as const;

const awardTypes = ['Definitive contract', 'Delivery order', 'Purchase order', 'Project grant'] as const;

const purposes = [
  'Cloud hosting and support',
  'Grain storage and transport',
  'Port dredging, phase 2',
  'Research on coastal erosion',
  'Vehicle maintenance',
  'Laboratory reagents',
  'Satellite imagery (annual licence)',
  'Bridge inspection',
] as const;

/** Forms that a name gets for each of the registrations of one organisation. */
const recipientForms = ['INC.', 'FEDERAL SERVICES LLC', 'RESEARCH CORPORATION'] as const;

/** Recipients that are known nowhere else. */
const otherRecipients = [
  'STATE UNIVERSITY OF LARKSPUR',
  'UNIVERSITY OF ASHMERE AT THORNBURY',
  'COUNTY OF HALDEN',
  'CITY OF SAN JOSÉ DEL RÍO',
  'PRAIRIE GRANITE WORKS, INC.',
  "O'LEARY & DAUGHTERS LLC",
  '100% RELIABLE PAVING (OHIO) LLC',
  'TAMARACK SYSTEMS CORPORATION',
  'Bluewater Instruments, Inc.',
  'Wexcombe Analytical Laboratories',
  'Nørregaard Marine Survey ApS',
  'Pueblo of Two Rivers',
  'SISTERS OF THE VALLEY HOSPITAL',
  'A1 FENCE CO.',
  'GREATER BOISE FOOD BANK',
  'TRI-COUNTY ELECTRIC COOPERATIVE',
  'LUMEN ROAD COMMUNITY COLLEGE',
] as const;

/** Countries of foreign principals, as they are published; the flag marks adversaries. */
const principalCountries: readonly (readonly [string, adversary?: true])[] = [
  ['CHINA', true],
  ['RUSSIA', true],
  ['IRAN', true],
  ['CUBA', true],
  ['VENEZUELA', true],
  ['KOREA, REPUBLIC OF'],
  ['JAPAN'],
  ['GREAT BRITAIN'],
  ['GERMANY'],
  ['FRANCE'],
  ['CANADA'],
  ['MEXICO'],
  ['BAHAMAS'],
  ["COTE D'IVOIRE"],
  ['CONGO (KINSHASA)'],
  ['GUINEA'],
  ['ETHIOPIA'],
  ['YEMEN'],
  ['BOLIVIA'],
  ['NIGERIA'],
  ['INDONESIA'],
  ['SENEGAL'],
  ['MOROCCO'],
  ['SAUDI ARABIA'],
  ['UNITED ARAB EMIRATES'],
  ['QATAR'],
  ['TURKEY'],
  ['UKRAINE'],
  ['POLAND'],
  ['INDIA'],
  ['PAKISTAN'],
  ['BELARUS', true],
];

/** What represents itself abroad; the country follows. */
const principalKinds = [
  'Government of',
  'Embassy of',
  'Ministry of Trade of',
  'National Tourism Board of',
  'National Oil Company of',
  'Chamber of Commerce of',
] as const;

const firmNames = [
  'Ashmere',
  'Thornbury',
  'Wexcombe',
  'Halden',
  'Larkspur',
  'Béranger',
  'Castellanos',
  'Okafor',
  'Lindgren',
  'Marsh',
] as const;
const firmForms = [
  'Public Affairs LLC',
  'Strategies, Inc.',
  'LLP',
  '& Partners',
  'Global Communications',
] as const;

/** The five lists that principals are screened against, each with programs under which it names them. */
const screeningLists = [
  ['OFAC SDN List', ['RUSSIA-EO14024', 'IRAN', 'SDGT']],
  ['OFAC Consolidated List', ['CMIC-EO13959', 'UKRAINE-EO13662']],
  ['UK Sanctions List', ['UK-RUSSIA', 'UK-GLOBAL-HUMAN-RIGHTS']],
  ['BIS Entity List', ['EAR-744.11', 'EAR-744.21']],
  ['BIS Military End-User List', ['EAR-744-SUPP-7']],
] as const;

/** Who receives awards: one registration, of which an organisation may have several. */
export interface Recipient {
  /** The public federal entity identifier, 12 characters. */
  readonly uei: string;
  readonly name: string;
  /** The entity it belongs to, where that is known. */
  readonly entity: Entity | undefined;
}

export interface Award {
  readonly id: string;
  readonly recipient: Recipient;
  /** Obligated amount in cents; below zero where money was taken back. */
  readonly cents: number;
  readonly agency: string;
  readonly type: string;
  /** YYYY-MM-DD. */
  readonly actionDate: string;
  readonly description: string | null;
}

/** Neither I nor O, which look like digits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

function ueiFrom(random: Random): string {
  const characters = Array.from({ length: 11 }, () => alphabet.charAt(random.whole(0, alphabet.length - 1)));
  return `${alphabet.charAt(random.whole(0, 23))}${characters.join('')}`;
}

/** How many registrations organisations have, in turns. */
const registrations = [3, 1, 2, 1, 1] as const;

function recipientsOf(random: Random, entities: readonly Entity[]): readonly Recipient[] {
  const organisations = entities.filter(
    ({ type, id, canonicalId, status }) =>
      type === 'Organization' && id === canonicalId && status === 'active',
  );
  const known = organisations.flatMap((entity, at) =>
    recipientForms.slice(0, registrations[at % registrations.length]).map((form, turn) => {
      // A few registrations keep the letter case of the organisation.
      const name = (at + turn) % 5 === 4 ? entity.name : entity.name.toUpperCase();
      return { uei: ueiFrom(random), name: `${name} ${form}`, entity };
    }),
  );
  const others = otherRecipients.map((name) => ({ uei: ueiFrom(random), name, entity: undefined }));
  return [...known, ...others];
}

/** The first recipient has more awards than one reply shows; the last six have one each, all of one amount. */
function countOf(at: number, recipients: number): number {
  if (at === 0) return 640;
  return at >= recipients - 6 ? 1 : Math.max(1, Math.round(210 / at ** 1.1));
}

const days = 86_400_000;
const firstDay = Date.parse('2019-01-02');
const lastDay = Date.parse('2026-02-27');

function dateFrom(random: Random): string {
  // Many awards are made on the last day of the fiscal year.
  if (random.chance(0.12)) return `${random.whole(2019, 2025)}-09-30`;
  return new Date(firstDay + random.whole(0, (lastDay - firstDay) / days) * days).toISOString().slice(0, 10);
}

function centsFrom(random: Random): number {
  const size = Math.round(10 ** random.real(5, 10.5, 4));
  if (random.chance(0.04)) return -Math.round(size / 20);
  return random.chance(0.02) ? 0 : size;
}

const text = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

function awardsOf({ seed, entities }: Records): readonly Award[] {
  const random = randomFrom(`awards of ${seed}`);
  const recipients = recipientsOf(random, entities);
  return recipients
    .flatMap((recipient, at) =>
      Array.from({ length: countOf(at, recipients.length) }, (_, index): Award => {
        const last = at >= recipients.length - 6;
        return {
          id: `AWD_${recipient.uei.slice(0, 4)}_${random.hex(8).toUpperCase()}${index}`,
          recipient,
          cents: last ? 2_500_000 : centsFrom(random),
          agency: random.pick(agencies),
          type: random.pick(awardTypes),
          actionDate: dateFrom(random),
          description: random.chance(0.1) ? null : random.pick(purposes),
        };
      }),
    )
    .toSorted((left, right) => text(right.actionDate, left.actionDate) || text(left.id, right.id));
}

/** The federal awards of a corpus, newest action first; built once. */
export const awardsIn = memoizedByRecords(awardsOf, ({ awards }) => awards);

/** One side of a link. */
export interface Party {
  readonly name: string;
  readonly entity: Entity | undefined;
}

export interface ForeignPrincipal extends Party {
  /** As published, in upper case. */
  readonly country: string;
  readonly adversary: boolean;
  /** Screening lists that name it, and the programs under which they do; both empty without sanctions. */
  readonly lists: readonly string[];
  readonly programs: readonly string[];
}

/** A registrant who acts, or acted, for a foreign principal. */
export interface ForeignAgentLink {
  readonly id: string;
  readonly registrant: Party;
  readonly principal: ForeignPrincipal;
  /** Both YYYY-MM-DD; no termination while the link is active. */
  readonly registered: string;
  readonly terminated: string | null;
}

/** Entities that are registrants; the last two are principals of others as well. */
const registrantEntities = [
  'Daniel Achterberg',
  'Anouk Delacroix',
  'Vantage Cloud Systems',
  'Civic Data Observatory',
  'Blue Delta Energy',
  'Medina Health Trust',
] as const;

const principalEntities: readonly (readonly [name: string, country: string, sanctioned?: true])[] = [
  ['Blue Delta Energy', 'NIGERIA'],
  ['Medina Health Trust', 'MOROCCO'],
  ['People’s Movement for Renewal', 'GUINEA'],
  ['Highland Liberation Front', 'ETHIOPIA', true],
  ['Republican Guard of the North', 'YEMEN', true],
  ['Société Minière du Fleuve', 'CONGO (KINSHASA)', true],
  ['Altiplano Lithium', 'BOLIVIA'],
  ['Sunda Palm Cooperative', 'INDONESIA'],
  ['Amara Diallo', 'SENEGAL'],
];

const titled = (country: string): string =>
  country
    .toLowerCase()
    .replace(/(^|[\s(])(\p{L})/gu, (_, gap: string, letter: string) => `${gap}${letter.toUpperCase()}`);

function sanctionsFrom(random: Random): Pick<ForeignPrincipal, 'lists' | 'programs'> {
  const first = random.whole(0, screeningLists.length - 1);
  const named = screeningLists.filter((_, at) => at === first || random.chance(0.25));
  return {
    lists: named.map(([list]) => list),
    programs: named.map(([, [first, ...others]]) => random.pick([first, ...others])),
  };
}

const unsanctioned = { lists: [], programs: [] } as const;

function principalsOf(random: Random, find: (name: string) => Party): readonly ForeignPrincipal[] {
  const adversaries = new Map(principalCountries.map(([country, adversary = false]) => [country, adversary]));
  const known = principalEntities.map(([name, country, sanctioned]) => ({
    ...find(name),
    country,
    adversary: adversaries.get(country) ?? false,
    ...(sanctioned ? sanctionsFrom(random) : unsanctioned),
  }));
  const others = principalCountries.flatMap(([country, adversary = false]) =>
    principalKinds.map((kind) => ({
      name: `${kind} ${titled(country)}`,
      entity: undefined,
      country,
      adversary,
      ...(random.chance(adversary ? 0.35 : 0.03) ? sanctionsFrom(random) : unsanctioned),
    })),
  );
  return [...known, ...others];
}

function registrantsOf(find: (name: string) => Party): readonly [Party, ...Party[]] {
  const firms = firmNames.flatMap((name) =>
    firmForms.map((form): Party => ({ name: `${name} ${form}`, entity: undefined })),
  );
  return [find(registrantEntities[0]), ...registrantEntities.slice(1).map(find), ...firms];
}

const dateBetween = (random: Random, first: number, last: number): string =>
  `${random.whole(first, last)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;

function linksOf({ seed, entities }: Records): readonly ForeignAgentLink[] {
  const random = randomFrom(`foreign agents of ${seed}`);
  const find = (name: string): Party => ({ name, entity: entities.find((entity) => entity.name === name) });
  const registrants = registrantsOf(find);
  const [first, ...others] = registrants;
  return principalsOf(random, find)
    .flatMap((principal, at) => {
      // The first principals have a registrant that is an entity too; nobody acts for itself.
      const chosen = new Set<Party>(
        at < 12 ? [registrants[(at + 2) % registrantEntities.length] ?? first] : [],
      );
      const wanted = chosen.size + random.whole(1, 5);
      while (chosen.size < wanted) chosen.add(random.pick([first, ...others]));
      return [...chosen]
        .filter(({ name }) => name !== principal.name)
        .map((registrant): ForeignAgentLink => {
          const registered = dateBetween(random, 2004, 2018);
          const ended = random.chance(0.55);
          return {
            id: `fara_${random.hex(10)}`,
            registrant,
            principal,
            registered,
            terminated: ended ? dateBetween(random, 2019, 2025) : null,
          };
        });
    })
    .toSorted((left, right) => text(right.registered, left.registered) || text(left.id, right.id));
}

/** The foreign-agent links of a corpus, newest registration first, one a pair; built once. */
export const foreignAgentLinksIn = memoizedByRecords(linksOf, ({ links }) => links);
