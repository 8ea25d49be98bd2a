import { has } from '../bugs.js';
import { companyOf, type Organization } from '../corpus/organizations.js';
import { rounded } from '../corpus/random.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { heard } from '../pair-bugs.js';
import { choiceIn, readStrictly } from '../query.js';
import { beside, modelParameters, pageOf } from './parameters.js';

interface Model {
  readonly name: string;
  readonly developers: readonly Organization[];
  /** What its developers are: Industry, Academia, Government, Research collective. */
  readonly contributors: readonly string[];
  readonly domain: string;
  readonly task: string;
  /** Floating-point operations; undefined where unknown. */
  readonly flop: number | undefined;
  readonly hardware: string | undefined;
  readonly access: string;
  readonly open: boolean;
  readonly frontier: boolean;
  /** Orders the table unless it is sorted by compute. */
  readonly published: string;
}

/** `name|developers|contributors|domain|task|FLOP|hardware|access|open|frontier|published`. */
const lines: readonly string[] = [
  'Kestrel 3|Kestrel Compute|Industry|Language|Chat|4.1e25|KC-2|API|no|yes|2026-06-02',
  'Kestrel 3 mini|Kestrel Compute|Industry|Language|Chat||KC-2|API|no|no|2026-06-02',
  'Kestrel 2|Kestrel Compute|Industry|Language,Vision|Chat|7.7e24|KC-1|API|no|no|2025-03-19',
  'Maple Vision|Tamarack Labs|Industry|Vision|Image generation|9.0e23|KC-1|Hosted|no|no|2025-11-30',
  'Maple Speech|Tamarack Labs,Institute for Open Models|Industry,Research collective|Speech|Recognition|2.2e22||Weights|yes|no|2024-12-01',
  'Commons 70|Institute for Open Models|Research collective|Language|Translation|1.9e24|Halo 4|Weights|yes|no|2026-01-11',
  'Commons 400|Institute for Open Models,Universidad del Plata,Zephyr Cable|Research collective,Academia,Industry|Language|Chat|3.0e25|Halo 5|Weights|yes|yes|2026-07-23',
  'Plata Fold|Universidad del Plata|Academia|Biology|Protein folding|6.4e22||Weights|yes|no|2025-05-05',
  'Plata Clima|Universidad del Plata,Institute for Open Models|Academia,Research collective|Earth science|Forecasting||Halo 3|None|no|no|2023-09-14',
  'Jade 5|Jade River Holdings|Industry|Language|Chat|5.5e25|JR-9|API|no|yes|2026-08-30',
  'Jade 5 Code|Jade River Holdings|Industry|Language|Code|1.2e25|JR-9|Weights|yes|no|2026-09-01',
  'Jade Robot|Jade River Holdings,Universidad del Plata|Industry,Academia|Robotics|Control|8.1e21||None|no|no|2025-02-02',
  'Halo Drive|Halcyon Semiconductor|Industry|Robotics,Vision|Driving|3.3e23|Halo 4|None|no|no|2025-08-08',
  'Halo Chip|Halcyon Semiconductor|Industry|Engineering|Layout|1.1e21|Halo 3|None|no|no|2022-04-27',
  'Sirocco Voce|Sirocco Silicon|Industry|Speech|Synthesis|4.9e21|SX-2|Hosted|no|no|2024-07-17',
  'Northwind Load|Northwind Grid|Industry,Government|Energy|Forecasting|7.0e19||None|no|no|2021-10-10',
  'Polder Review|Polder Advisory|Government|Language|Summaries|2.0e22||None|no|no|2025-01-21',
];

const models: readonly Model[] = lines.map((line) => {
  const parts = line.split('|');
  const [name = '', developers = '', contributors = '', domain = '', task = '', flop, hardware] = parts;
  const [access = '', open, frontier, published = ''] = parts.slice(7);
  return {
    name,
    developers: developers.split(',').map(companyOf),
    contributors: contributors.split(','),
    domain,
    task,
    flop: flop ? Number(flop) : undefined,
    hardware: hardware || undefined,
    access,
    open: open === 'yes',
    frontier: frontier === 'yes',
    published,
  };
});

type Values = ReadonlyMap<string, string>;

/** `1` and `true` keep the frontier, `false` keeps all. */
function frontierIn(values: Values): boolean {
  const sent = values.get('frontier')?.toLowerCase() ?? 'false';
  if (sent === '1' && has('frontier-one-unheeded')) return false;
  if (sent === 'true' && has('frontier-true-unheeded')) return false;
  if (['1', 'true', 'false'].includes(sent)) return sent !== 'false';
  throw new Refusal(400, 'INVALID_BOOLEAN', 'frontier quer 1 ou true.', { accepted_values: ['1', 'true'] });
}

function floorIn(values: Values): number {
  const sent = values.get('min_compute');
  if (sent === undefined) return Number.NEGATIVE_INFINITY;
  const most = has('compute-bound-of-64-bits') ? 2 ** 63 : Infinity;
  if (/^-?\d+(\.\d+)?(e[+ ]?\d+)?$/i.test(sent)) return Math.min(most, Number(sent.replace(' ', '+')));
  throw new Refusal(400, 'INVALID_NUMBER', 'min_compute quer um número de FLOP.', { recebido: sent });
}

/** A number of operations as bounds compare it; bent, its logarithm to one place. */
function compared(flop: number): number {
  return flop > 0 && has('compute-bound-on-rounded-logarithm') ? rounded(Math.log10(flop), 1) : flop;
}

/** Bent: the first of the models that were published on the same day. */
function oncePerDay(found: readonly Model[]): readonly Model[] {
  if (!has('models-distinct-by-publication')) return found;
  return [...new Map(found.toReversed().map((model) => [model.published, model])).values()];
}

/** Models of unknown compute stand first, and no lower bound admits them. */
function sorted(found: readonly Model[], byCompute: boolean): readonly Model[] {
  if (!byCompute) return oncePerDay(found).toSorted((a, b) => b.published.localeCompare(a.published));
  const power = ({ flop }: Model): number => flop ?? Number.MAX_VALUE;
  if (has('compute-sorted-as-text'))
    return found.toSorted((a, b) => String(power(b)).localeCompare(String(power(a))));
  return found.toSorted((a, b) => power(b) - power(a));
}

/** `training_compute_flop` of a row. */
function computeTold({ flop }: Model): number | string | null {
  const isGreat = flop !== undefined && flop >= 1e25 && has('great-compute-as-text');
  return isGreat ? String(flop) : (flop ?? null);
}

/** The flag of a row; bent, it follows the compute. */
function frontierTold({ flop = 0, frontier }: Model): boolean {
  return has('frontier-flag-from-compute') ? flop >= 1e25 : frontier;
}

/** The types that a token is compared with; bent, those of the organization asked for. */
function contributorsRead({ developers, contributors }: Model, organization: string): readonly string[] {
  const isAlone = organization === '' || developers.length === 1;
  if (isAlone || !has('contributor-type-of-asked-organization')) return contributors;
  return contributors.filter((_, at) => developers[at]?.name.includes(organization));
}

/** Substrings keep to the case in which they are sent. */
export function listModels(call: Call): Answer {
  const reading = readStrictly(call.query, modelParameters);
  const values = heard('models', reading.values, has);
  const order = choiceIn(values, 'sort', ['', 'compute'], 'INVALID_PARAM') ?? '';
  const [organization = '', contributor = '', domain = ''] = [
    'organization',
    'organization_categorization',
    'domain',
  ].map((name) => values.get(name));
  const frontier = frontierIn(values);
  const floor = floorIn(values);
  const unknown = has('compute-bound-keeps-unknown') ? Infinity : -Infinity;
  const found = models.filter(
    (model) =>
      model.developers.some(({ name }) => name.includes(organization)) &&
      contributorsRead(model, organization)
        .slice(0, has('first-contributor-only') ? 1 : undefined)
        .flatMap((kind) => (has('two-word-contributor-unfound') ? kind.split(' ') : [kind]))
        .some((kind) => kind.includes(contributor)) &&
      model.domain.includes(domain) &&
      (!frontier || model.frontier) &&
      (floor === Number.NEGATIVE_INFINITY || compared(model.flop ?? unknown) >= compared(floor)),
  );
  const { rows, told } = pageOf(sorted(found, order === 'compute'), { ...reading, values }, 25, 200);
  return served({
    data: rows.map((model) => ({
      modellName: model.name,
      developingOrganizations: model.developers.map(({ name, id }) => ({
        organizationName: name,
        entity_id: has('developers-under-first-id') ? model.developers[0]?.id : id,
      })),
      organizationCategorization: model.contributors,
      einordnung: { domain: model.domain, task: model.task, accessibility: model.access },
      training_compute_flop: computeTold(model),
      trainingHardware: model.hardware ?? null,
      openWeights: model.open,
      isFrontier: frontierTold(model),
    })),
    ...beside(told),
    success: true,
  });
}
