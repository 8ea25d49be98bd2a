import type { Entity } from './entities.js';
import {
  firmForms,
  firmNames,
  principalCountries,
  principalKinds,
  screeningLists,
} from './government-names.js';
import { type Random, randomFrom } from './random.js';
import { oncePerRecords, type Records } from './records.js';

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

const dateFrom = (random: Random, first: number, last: number): string =>
  `${random.whole(first, last)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;

const text = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

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
          const registered = dateFrom(random, 2004, 2018);
          const ended = random.chance(0.55);
          return {
            id: `fara_${random.hex(10)}`,
            registrant,
            principal,
            registered,
            terminated: ended ? dateFrom(random, 2019, 2025) : null,
          };
        });
    })
    .toSorted((left, right) => text(right.registered, left.registered) || text(left.id, right.id));
}

/** The foreign-agent links of a corpus, newest registration first, one a pair; built once. */
export const foreignAgentLinksIn = oncePerRecords(linksOf);
