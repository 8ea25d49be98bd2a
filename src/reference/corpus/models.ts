import type { Organization, Organizations } from './compute-organizations.js';
import { type Random, randomFrom } from './random.js';

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
const two = (value: number): string => String(value).padStart(2, '0');

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
export function modelsOf(seed: number, organizations: Organizations): readonly Model[] {
  const random = randomFrom(`models of ${seed}`);
  const models = Array.from({ length: 260 }, (_, at) => modelOf(random, at, organizations));
  const date = ({ publication_date }: Model): string => publication_date ?? '';
  return models.toSorted((left, right) => (date(left) < date(right) ? 1 : date(left) > date(right) ? -1 : 0));
}
