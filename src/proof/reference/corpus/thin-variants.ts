import { withEvents } from '../events/corpora.js';
import type { Variants } from '../planted.js';
import type { AiCompute } from './ai-compute.js';
import { dayLength } from './events.js';
import type { Directory, Facility } from './facilities.js';
import type { Corpus } from './index.js';
import type { Registry } from './registry.js';
import type { Thinned } from './thinned.js';

/** A corpus with fewer rows of some kinds. Its entities are a list of its own, by which what is made of them is kept. */
const thinning =
  (thinned: Thinned) =>
  (corpus: Corpus): Corpus => ({
    ...corpus,
    entities: [...corpus.entities],
    thinned: { ...corpus.thinned, ...thinned },
  });

/** Leaves out tables of the AI compute data. */
const withoutTables = (...tables: readonly (keyof AiCompute)[]) =>
  thinning({
    aiCompute: (whole) => ({ ...whole, ...Object.fromEntries(tables.map((table) => [table, []])) }),
  });

const onlyFacilities =
  (keep: (facility: Facility) => boolean) =>
  (whole: Directory): Directory => ({ ...whole, facilities: whole.facilities.filter(keep) });

const chief = (corpus: Corpus): ReadonlyMap<string, string> =>
  new Map(corpus.entities.map(({ id, canonicalId }) => [id, canonicalId]));

/** The date so many days before the newest one. */
const daysBefore = ({ held: { end } }: Corpus, days: number): string =>
  new Date((end - days) * dayLength).toISOString().slice(0, 10);

const fewCountries: readonly string[] = ['UKR', 'SDN', 'FRA', 'MEX', 'JPN'];

/** Variants that hold no rows of a kind of which the document promises none, or few of them. */
export const thinVariants = {
  'rows.without-energy-assets': {
    summary: 'Holds no energy assets: its facilities are ports, heavy industry and data centers',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({
      directory: onlyFacilities(
        ({ source, class: kind }) => source !== 'energy_registry' || kind === 'heavy_industry',
      ),
    }),
  },
  'rows.without-facilities': {
    summary: 'Holds no facilities',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({ directory: () => ({ facilities: [], legacy: new Map() }) }),
  },
  'rows.without-ports': {
    summary: 'Holds no ports',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({ directory: onlyFacilities(({ type }) => type !== 'port') }),
  },
  'rows.power-plants-only': {
    summary: 'Holds no facilities but power plants',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({ directory: onlyFacilities(({ class: kind }) => kind === 'power') }),
  },
  'rows.without-data-centers': {
    summary: 'Holds no data centers',
    allowedBy: ['rows-need-not-be-held'],
    corpus: withoutTables('dataCenters'),
  },
  'rows.without-models': {
    summary: 'Holds no AI models',
    allowedBy: ['rows-need-not-be-held'],
    corpus: withoutTables('models'),
  },
  'rows.without-hardware': {
    summary: 'Holds no AI hardware',
    allowedBy: ['rows-need-not-be-held'],
    corpus: withoutTables('hardware'),
  },
  'rows.without-companies': {
    summary: 'Holds no AI companies',
    allowedBy: ['rows-need-not-be-held'],
    corpus: withoutTables('companies'),
  },
  'rows.without-chip-sales': {
    summary: 'Holds no chip sales',
    allowedBy: ['rows-need-not-be-held'],
    corpus: withoutTables('chipSales'),
  },
  'rows.without-ai-compute': {
    summary: 'Holds no AI compute data at all',
    allowedBy: ['rows-need-not-be-held'],
    corpus: withoutTables('dataCenters', 'models', 'hardware', 'companies', 'chipSales'),
  },
  'rows.without-cik-ids': {
    summary: 'Knows no entity by a cik: id',
    allowedBy: ['rows-need-not-be-held'],
    corpus: (corpus) => ({ ...corpus, entities: corpus.entities.map(({ cik: _, ...entity }) => entity) }),
  },
  'rows.without-exceptions': {
    summary: 'Holds no reporting exceptions',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({ registry: (whole) => ({ ...whole, exceptions: [] }) }),
  },
  'rows.without-securities': {
    summary: 'Holds no ISINs',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({ registry: (whole) => ({ ...whole, securities: [] }) }),
  },
  'rows.siblings-without-events': {
    summary: 'Has merged entities of which no Event refers to the older record',
    allowedBy: ['rows-need-not-be-held'],
    corpus: (corpus) => {
      const chiefs = chief(corpus);
      return withEvents((event) => ({
        ...event,
        entityIds: [...new Set(event.entityIds.map((id) => chiefs.get(id) ?? id))],
      }))(corpus);
    },
  },
  'rows.awards-without-entities': {
    summary: 'Holds awards of recipients that are no known entity',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({
      awards: (whole) =>
        whole.map((award) => ({
          ...award,
          recipient: {
            ...award.recipient,
            name: `Recipient ${award.recipient.uei.slice(0, 5)} of Corwood`,
            entity: undefined,
          },
        })),
    }),
  },
  'rows.links-without-entities': {
    summary: 'Holds foreign-agent links of parties that are no known entity',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({
      links: (whole) =>
        whole.filter(
          ({ registrant, principal }) => registrant.entity === undefined && principal.entity === undefined,
        ),
    }),
  },
  'rows.without-links': {
    summary: 'Holds no foreign-agent links',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({ links: () => [] }),
  },
  'rows.without-sanctions': {
    summary: 'Holds no link of a sanctioned principal or of an adversary, and none that has ended',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({
      links: (whole) =>
        whole.filter(
          ({ principal, terminated }) =>
            principal.lists.length === 0 && !principal.adversary && terminated === null,
        ),
    }),
  },
  'rows.few-countries': {
    summary: 'Holds Events in five countries',
    allowedBy: ['rows-need-not-be-held', 'service.empty.status'],
    // Few Events are coded within an hour.
    undecided: ['events/observed-coding-time'],
    corpus: withEvents((event) => (fewCountries.includes(event.country.iso3) ? event : undefined)),
  },
  'rows.one-language': {
    summary: 'Holds coverage in English alone',
    allowedBy: ['rows-need-not-be-held'],
    corpus: withEvents((event) => ({
      ...event,
      languages: event.languages.length === 0 ? [] : ['en'],
    })),
  },
  'rows.stories-lately': {
    summary: 'Holds no Stories older than a fortnight',
    allowedBy: ['rows-need-not-be-held'],
    corpus: (corpus) => {
      const first = daysBefore(corpus, 14);
      const recent = withEvents((event) =>
        event.eventDate >= first ? event : { ...event, stories: [], articles: [], languages: [] },
      )(corpus);
      return thinning({ stories: ({ date }) => date >= first })(recent);
    },
  },
  'rows.cameoplus-only': {
    summary: 'Holds cameoplus Events only',
    allowedBy: ['service.empty.status'],
    undecided: ['events', 'events-summary', 'significance', 'versioning'],
    corpus: withEvents((event) => (event.family === 'cameoplus' ? event : undefined)),
  },
} as const satisfies Variants;

/** A registry without the records of every other subsidiary that has none below it and is no known entity. */
function withoutEveryOtherLeaf(whole: Registry): Registry {
  const known = new Set([...whole.leis.values(), ...whole.relationships.map(({ end_node }) => end_node)]);
  const leaves = new Set(
    whole.relationships.map(({ start_node }) => start_node).filter((lei) => !known.has(lei)),
  );
  return withoutRecords(whole, new Set([...leaves].filter((_, at) => at % 2 === 0)));
}

/** A registry whose relationships still tell entities without a record. */
function withoutRecords(whole: Registry, unheld: ReadonlySet<string>): Registry {
  const isHeld = ({ lei }: { readonly lei: string }): boolean => !unheld.has(lei);
  return {
    ...whole,
    entities: whole.entities.filter(isHeld),
    unheld: whole.entities.filter(({ lei }) => unheld.has(lei)),
    exceptions: whole.exceptions.filter(isHeld),
    securities: whole.securities.filter(isHeld),
  };
}

/** A registry without the records of every other organisation that is a known entity. */
function withoutEveryOtherOrganisation(whole: Registry): Registry {
  const unheld = new Set([...whole.leis.values()].filter((_, at) => at % 2 === 0));
  return withoutRecords(whole, unheld);
}

/** A registry in which a direct parent that has no parent of its own is told to be the ultimate one as well, further down. */
function withUltimateOfDirect(whole: Registry): Registry {
  const below = new Set(whole.relationships.map(({ start_node }) => start_node));
  const ultimate = whole.relationships
    .filter(({ end_node }) => !below.has(end_node))
    .filter(({ relationship_type: type }) => type === 'IS_DIRECTLY_CONSOLIDATED_BY')
    .map((each) => ({ ...each, relationship_type: 'IS_ULTIMATELY_CONSOLIDATED_BY' as const }));
  return { ...whole, relationships: [...whole.relationships, ...ultimate] };
}

export const registryRecordVariants = {
  'registry-records.unheld': {
    summary: 'Tells subsidiaries in relationships and hierarchies whose records it does not hold',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({ registry: withoutEveryOtherLeaf }),
  },
  'registry-records.unheld-organisations': {
    summary: 'Holds no registry record of every other organisation that has an LEI',
    allowedBy: ['rows-need-not-be-held'],
    corpus: thinning({ registry: withoutEveryOtherOrganisation }),
  },
  'registry-records.direct-and-ultimate': {
    summary: 'Has two relationships to a parent that is both the direct and the ultimate one',
    allowedBy: ['registry.relationships.records'],
    corpus: thinning({ registry: withUltimateOfDirect }),
  },
} as const satisfies Variants;
