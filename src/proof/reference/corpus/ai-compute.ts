import { countries } from '../../../../contract/countries.js';
import { vocabularies } from '../../../../contract/index.js';
import { type Organization, type Organizations, organizationsIn } from './compute-organizations.js';
import { memoizedByRecords, type Records } from './entities.js';
import { type Random, randomFrom } from './random.js';

export interface Company {
  readonly name: string;
  readonly entity_id: string;
  readonly company_type: string;
  readonly product_domains: readonly string[];
  readonly staff_count: number | null;
  readonly annualized_revenue_usd: number | null;
  readonly valuation_usd: number | null;
  readonly total_equity_funding_usd: number | null;
  readonly founding_date: string | null;
}

export interface ChipSales {
  readonly designer: string;
  readonly entity_id: string;
  /** The quarter that a row stands for, both ends included. */
  readonly window_start: string;
  readonly window_end: string;
  readonly latest_window: boolean;
  readonly cumulative_compute_h100e: number;
  readonly unit_count: number;
  readonly power_mw: number;
}

const types = ['Public company', 'Private company', 'Subsidiary', 'Nonprofit', 'State-owned'] as const;
const products = ['Chat assistants', 'Chips', 'Cloud compute', 'Drug discovery', 'Robotics'] as const;
/** The organisation itself, and the ventures that resolve to it. */
const ventures = ['', ' Labs', ' AI'] as const;
const two = (value: number): string => String(value).padStart(2, '0');

/** Companies by valuation, highest first; those of unknown valuation stand last. */
function companiesOf(seed: number, { all }: Organizations): readonly Company[] {
  const random = randomFrom(`companies of ${seed}`);
  const maybe = <T>(value: T): T | null => (random.chance(0.2) ? null : value);
  const companies = ventures.flatMap((venture) =>
    all.map(
      ({ name, entity_id }, at): Company => ({
        name: `${name}${venture}`,
        entity_id,
        company_type: venture === '' ? random.pick(types) : 'Subsidiary',
        product_domains: [...new Set([random.pick(products), random.pick(products)])],
        staff_count: maybe(random.whole(4, 9_000)),
        annualized_revenue_usd: maybe(random.whole(0, 900) * 1_000_000),
        // Few significant digits, so that some companies are valued alike.
        valuation_usd: at % 11 === 4 ? null : random.pick([1, 2, 3, 5, 8, 9]) * 10 ** random.whole(7, 11),
        total_equity_funding_usd: maybe(random.whole(1, 500) * 1_000_000),
        founding_date: maybe(`${random.whole(1950, 2025)}-${two(random.whole(1, 12))}-01`),
      }),
    ),
  );
  return companies.toSorted((left, right) => (right.valuation_usd ?? -1) - (left.valuation_usd ?? -1));
}

const quarters = Array.from({ length: 12 }, (_, at) => {
  const [year, quarter] = [2023 + Math.floor(at / 4), at % 4];
  return {
    window_start: `${year}-${two(quarter * 3 + 1)}-01`,
    window_end: `${year}-${two(quarter * 3 + 3)}-${quarter === 0 || quarter === 3 ? 31 : 30}`,
  };
});

/** Chip sales of twelve quarters for each designer, the latest quarter first. */
function chipSalesOf(seed: number, { designers }: Organizations): readonly ChipSales[] {
  const random = randomFrom(`chip sales of ${seed}`);
  const rows = designers.flatMap(({ name, entity_id }) => {
    let units = 0;
    return quarters.map((window, at): ChipSales => {
      units += random.whole(1_000, 90_000);
      const cumulative_compute_h100e = Math.round(units * 0.8);
      const latest_window = at === quarters.length - 1;
      const power_mw = Math.round(units / 100) / 10;
      const measures = { cumulative_compute_h100e, unit_count: units, power_mw };
      return { designer: name, entity_id, ...window, latest_window, ...measures };
    });
  });
  return rows.toSorted((left, right) => right.window_end.localeCompare(left.window_end));
}

export interface DataCenter {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly entity_id: string | null;
  readonly users: readonly string[];
  /** Plain English name. */
  readonly country: string;
  readonly status: 'operating' | 'construction' | 'proposed';
  readonly power_mw: number | null;
  /** H100 equivalents. */
  readonly compute_h100e: number | null;
  readonly cost_usd: number | null;
  readonly current_chip_types: readonly string[];
}

/** The same code stands several times where many data centers stand. */
const hosts = (
  'USA USA USA USA USA CHN CHN GBR GBR ARE SAU FRA DEU NOR SWE ISL IRL JPN JPN KOR IND IND MYS BRA CHL CAN CAN ' +
  'ZAF KEN NGA NER CIV AUS TUR'
).split(' ');

const sites = [
  'Larkspur',
  'Ångström',
  'Cinder Hill',
  'Fjordgate',
  'Halden',
  'São Bento',
  'Minato',
  'Granite Bay',
] as const;
const kinds = ['Campus', 'Data Center', 'Compute Park', 'Hall'] as const;
const chips = ['NX-400', 'Vela 2', 'Quark LPU', 'Kite-X', 'Delta GX', 'Rail TPU'] as const;

const nameOf = (iso3: string): string => countries.find((country) => country.iso3 === iso3)?.name ?? iso3;

/** Data centers, the most powerful first; a few have no known owner, power, compute or cost. */
function dataCentersOf(seed: number, { all, laboratories }: Organizations): readonly DataCenter[] {
  const random = randomFrom(`data centers of ${seed}`);
  const centers = Array.from({ length: 102 }, (_, at): DataCenter => {
    const owner =
      at % 17 === 5 ? undefined : random.chance(0.5) ? random.pick(laboratories) : random.pick(all);
    const status = at % 9 === 4 ? 'proposed' : at % 5 === 1 ? 'construction' : 'operating';
    const power = at % 13 === 7 ? null : random.whole(5, 160) * 10;
    const running = status === 'proposed' ? null : power;
    return {
      id: `dc_${String(at + 1).padStart(4, '0')}`,
      name: `${random.pick(sites)} ${random.pick(kinds)} ${at + 1}`,
      owner: owner?.name ?? null,
      entity_id: owner?.entity_id ?? null,
      users: Array.from({ length: random.whole(0, 2) }, () => random.pick(laboratories).name),
      country: nameOf(hosts[at % hosts.length] ?? 'USA'),
      status,
      power_mw: power,
      compute_h100e: running === null ? null : running * random.whole(500, 900),
      cost_usd: random.chance(0.3) ? null : random.whole(1, 400) * 100_000_000,
      current_chip_types: status === 'operating' ? [random.pick(chips)] : [],
    };
  });
  return centers.toSorted((left, right) => (right.power_mw ?? -1) - (left.power_mw ?? -1));
}

export interface Hardware {
  readonly id: string;
  readonly name: string;
  readonly manufacturer: string | null;
  readonly entity_id: string | null;
  readonly type: (typeof vocabularies.hardwareType.values)[number];
  /** One fabricator or two, comma-separated; null where it is not known. */
  readonly foundry: string | null;
  readonly release_date: string | null;
  readonly release_price_usd: number | null;
}

const fabricators = ['Straits Foundry', 'Hokushō Fab', 'Lowland Silicon Works', 'Cordillera Fab'] as const;
const stems = ['NX', 'Vela', 'Quark', 'Kite', 'Delta GX', 'Rail', 'Bison', 'Salar'] as const;

/** Hardware of each type, the latest first; every seventh part is made by two fabricators. */
function hardwareOf(seed: number, { manufacturers }: Organizations): readonly Hardware[] {
  const random = randomFrom(`hardware of ${seed}`);
  const { values } = vocabularies.hardwareType;
  const parts = Array.from({ length: 132 }, (_, at): Hardware => {
    const maker = at % 29 === 11 ? undefined : random.pick(manufacturers);
    const fab = random.pick(fabricators);
    const second = fabricators[(fabricators.indexOf(fab) + 1) % fabricators.length];
    return {
      id: `hw_${String(at + 1).padStart(4, '0')}`,
      name: `${random.pick(stems)} ${random.whole(1, 9)}00-${at + 1}`,
      manufacturer: maker?.name ?? null,
      entity_id: maker?.entity_id ?? null,
      type: values[at % values.length] ?? values[0],
      foundry: at % 7 === 3 ? `${fab}, ${second}` : at % 19 === 6 ? null : fab,
      release_date:
        at % 23 === 8
          ? null
          : `20${random.whole(15, 25)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
      release_price_usd: random.chance(0.4) ? null : random.whole(5, 400) * 100,
    };
  });
  return parts.toSorted((left, right) => (right.release_date ?? '').localeCompare(left.release_date ?? ''));
}

export interface Model {
  readonly id: string;
  readonly name: string;
  /** The developers, comma-separated; null where they are not known. */
  readonly organization: string | null;
  readonly organization_categorization: readonly string[];
  /** The entity of the first developer. */
  readonly entity_id: string | null;
  readonly domain: string;
  readonly task: string;
  /** YYYY-MM-DD. */
  readonly publication_date: string | null;
  readonly training_compute_flop: number | null;
  readonly training_hardware: string | null;
  readonly accessibility: string | null;
  readonly open_weights: boolean | null;
  readonly frontier: boolean;
}

const series = [
  'Borealis',
  'Tern',
  'Cassava',
  'Lodestar',
  'Mistral Wind',
  'Oriel',
  'Pētera',
  'Quill',
  'Sable',
  'Umbra',
] as const;
const sizes = ['7B', '70B', 'mini', 'XL', 'base'] as const;
const hardware = ['NX-400', 'Vela 2', 'Kite-X', 'Delta GX'] as const;
const access = ['Open weights (unrestricted)', 'API access', 'Hosted access (no API)', 'Unreleased'] as const;

type Subject = readonly [domain: string, task: string];

/** Domains with their tasks; the words of one stand among the tasks of another. */
const domains: readonly [Subject, ...Subject[]] = [
  ['Language', 'Chat'],
  ['Language, Vision', 'Image captioning'],
  ['Vision', 'Image classification'],
  ['Multimodal', 'Vision-language understanding'],
  ['Speech', 'Language identification from speech'],
  ['Biology', 'Protein folding'],
  ['Robotics', 'Vision-guided grasping'],
  ['Image generation', 'Text to image'],
  ['Materials science', 'Property prediction'],
];

/** One developer as a rule; every fourth model has two, every twentieth three. */
function developers(random: Random, at: number, { laboratories }: Organizations): readonly Organization[] {
  if (at % 43 === 20) return [];
  const wanted = at % 20 === 3 ? 3 : at % 4 === 1 ? 2 : 1;
  const drawn = Array.from({ length: wanted * 3 }, () => random.pick(laboratories));
  return [...new Map(drawn.map((each) => [each.name, each])).values()].slice(0, wanted);
}

const significant = (value: number): number => Number(value.toPrecision(2));

function modelOf(random: Random, at: number, organizations: Organizations): Model {
  const authors = developers(random, at, organizations);
  const [domain, task] = random.pick(domains);
  const year = 2018 + Math.min(8, Math.floor(random.unit() * 9.9));
  const date = `${year}-${two(random.whole(1, year === 2026 ? 6 : 12))}-${two(random.whole(1, 28))}`;
  const compute = at % 13 === 6 ? 1e24 : significant(10 ** random.real(19, 26.5, 3));
  return {
    id: `model_${String(at + 1).padStart(4, '0')}`,
    name: `${random.pick(series)} ${at + 1} ${random.pick(sizes)}`,
    organization: authors.length === 0 ? null : authors.map(({ name }) => name).join(', '),
    organization_categorization: [...new Set(authors.map(({ contributor }) => contributor))],
    entity_id: authors[0]?.entity_id ?? null,
    domain,
    task,
    publication_date: at % 31 === 9 ? null : date,
    training_compute_flop: at % 4 === 2 ? null : compute,
    training_hardware: random.chance(0.4) ? null : random.pick(hardware),
    accessibility: random.chance(0.1) ? null : random.pick(access),
    open_weights: random.chance(0.1) ? null : random.chance(0.5),
    frontier: at % 8 === 3,
  };
}

/** Models, the latest publication first; a quarter is of unknown compute, a few are undated or of unknown developers. */
function modelsOf(seed: number, organizations: Organizations): readonly Model[] {
  const random = randomFrom(`models of ${seed}`);
  const models = Array.from({ length: 260 }, (_, at) => modelOf(random, at, organizations));
  const date = ({ publication_date }: Model): string => publication_date ?? '';
  return models.toSorted((left, right) => (date(left) < date(right) ? 1 : date(left) > date(right) ? -1 : 0));
}

/** The AI compute data: five tables, each in the order in which it is listed unless `sort` says otherwise. */
export interface AiCompute {
  readonly dataCenters: readonly DataCenter[];
  readonly models: readonly Model[];
  readonly hardware: readonly Hardware[];
  readonly companies: readonly Company[];
  readonly chipSales: readonly ChipSales[];
}

function build(corpus: Records): AiCompute {
  const organizations = organizationsIn(corpus);
  const { seed } = corpus;
  return {
    dataCenters: dataCentersOf(seed, organizations),
    models: modelsOf(seed, organizations),
    hardware: hardwareOf(seed, organizations),
    companies: companiesOf(seed, organizations),
    chipSales: chipSalesOf(seed, organizations),
  };
}

/** The AI compute data that belongs to a corpus, built once. */
export const aiComputeIn = memoizedByRecords(build, ({ aiCompute }) => aiCompute);
