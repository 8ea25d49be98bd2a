import { type Answer, type Call, served } from '../answer.js';
import { has } from '../planted.js';
import { choiceIn, readStrictly } from '../reading.js';
import { Refusal } from '../refusal.js';
import { type Model, models } from './models.js';
import { beside, pageOf } from './paging.js';
import { modelParameters } from './parameters.js';

type Values = ReadonlyMap<string, string>;

/** `1` and `true` keep the frontier, `false` keeps all. */
function frontierIn(values: Values): boolean {
  const sent = values.get('frontier')?.toLowerCase() ?? 'false';
  if (sent === '1' && has('frontier-one-unheeded')) return false;
  if (['1', 'true', 'false'].includes(sent)) return sent !== 'false';
  throw new Refusal(400, 'INVALID_BOOLEAN', 'frontier quer 1 ou true.', { accepted_values: ['1', 'true'] });
}

function floorIn(values: Values): number {
  const sent = values.get('min_compute');
  if (sent === undefined) return Number.NEGATIVE_INFINITY;
  if (/^-?\d+(\.\d+)?(e[+ ]?\d+)?$/i.test(sent)) return Number(sent.replace(' ', '+'));
  throw new Refusal(400, 'INVALID_NUMBER', 'min_compute quer um número de FLOP.', { recebido: sent });
}

/** Models of unknown compute stand first, and no lower bound admits them. */
function sorted(found: readonly Model[], byCompute: boolean): readonly Model[] {
  if (!byCompute) return found.toSorted((a, b) => b.published.localeCompare(a.published));
  const power = ({ flop }: Model): number => flop ?? Number.MAX_VALUE;
  if (has('compute-sorted-as-text'))
    return found.toSorted((a, b) => String(power(b)).localeCompare(String(power(a))));
  return found.toSorted((a, b) => power(b) - power(a));
}

/** Substrings keep to the case in which they are sent. */
export function listModels(call: Call): Answer {
  const reading = readStrictly(call.query, modelParameters);
  const { values } = reading;
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
      model.contributors
        .slice(0, has('first-contributor-only') ? 1 : undefined)
        .some((kind) => kind.includes(contributor)) &&
      model.domain.includes(domain) &&
      (!frontier || model.frontier) &&
      (floor === Number.NEGATIVE_INFINITY || (model.flop ?? unknown) >= floor),
  );
  const { rows, told } = pageOf(sorted(found, order === 'compute'), reading, 25, 200);
  return served({
    data: rows.map((model) => ({
      modellName: model.name,
      developingOrganizations: model.developers.map(({ name, id }) => ({
        organizationName: name,
        entity_id: id,
      })),
      organizationCategorization: model.contributors,
      einordnung: { domain: model.domain, task: model.task, accessibility: model.access },
      training_compute_flop: model.flop ?? null,
      trainingHardware: model.hardware ?? null,
      openWeights: model.open,
      isFrontier: model.frontier,
    })),
    ...beside(told),
    success: true,
  });
}
