import { type OperationId, type Parameter, parametersOf } from '../../../contract/index.js';
import { at, type Exchange, isArray, type World } from '../../kit/index.js';
import type { Interactions } from '../events.js';
import { seedOf } from '../plan/identity.js';
import type { Plan } from '../plan/plan.js';

/** A form in which a value of a parameter can be sent. */
type Form = 'canonical' | 'alias' | 'list' | 'boundary';

const listTypes: readonly string[] = ['enum-list', 'text-list', 'country-list', 'lei-list'];

/** The forms that a parameter has. */
const formsOf = ({ type, aliases, minimum, maximum }: Parameter): readonly Form[] => [
  'canonical',
  ...(aliases === undefined ? [] : (['alias'] as const)),
  ...(listTypes.includes(type) ? (['list'] as const) : []),
  ...(minimum === undefined && maximum === undefined ? [] : (['boundary'] as const)),
];

/** The query parameters of an operation by every name, with the place of each among them. */
interface Space {
  readonly names: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly places: ReadonlyMap<string, number>;
  /** Two parameters by their places, where the contract does not keep them apart. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Whether two parameters are such a pair, the earlier one first. */
  readonly mayMeet: (one: number, other: number) => boolean;
  /** Sets of three parameters of which every two may meet. */
  readonly ofTriples: number;
  /** Two forms of two parameters that may meet. */
  readonly ofForms: number;
}

const spaces = new Map<OperationId, Space>();
/** The contract is the same in all runs of a process, and its triples are many. */
function spaceOf(operation: OperationId): Space {
  const known = spaces.get(operation) ?? newSpace(operation);
  spaces.set(operation, known);
  return known;
}

function newSpace(operation: OperationId): Space {
  const query = Object.entries(parametersOf(operation)).filter(([, { place }]) => place === undefined);
  const excludes = ([name, one]: (typeof query)[number], [other]: (typeof query)[number]): boolean =>
    name === other || (one.excludes?.includes(other) ?? false);
  const pairs = query.flatMap((one, place) =>
    query.flatMap((other, later) =>
      later > place && !excludes(one, other) && !excludes(other, one) ? [[place, later] as const] : [],
    ),
  );
  const permitted = new Set(pairs.map(([one, other]) => `${one} ${other}`));
  const mayMeet: Space['mayMeet'] = (one, other) => permitted.has(`${one} ${other}`);
  const forms = query.map(([, parameter]) => formsOf(parameter).length);
  return {
    names: query.map(([name]) => name),
    parameters: query.map(([, parameter]) => parameter),
    places: new Map(
      query.flatMap(([name, { aliases = [] }], place) =>
        [name, ...aliases].map((each) => [each, place] as const),
      ),
    ),
    pairs,
    mayMeet,
    ofTriples: pairs.reduce(
      (sum, [one, other]) =>
        sum +
        query.filter((_, third) => third > other && mayMeet(one, third) && mayMeet(other, third)).length,
      0,
    ),
    ofForms: pairs.reduce((sum, [one, other]) => sum + (forms[one] ?? 0) * (forms[other] ?? 0), 0),
  };
}

/** An operation with fewer pairs has no interactions worth a table. */
const fewest = 3;

/** Counts which parameters met in requests whose replies have rows: only these show what the parameters do together. */
export interface InteractionCount {
  hear(exchange: Exchange): void;
  /** Counts a request as one whose reply has rows. @param query as it stands in the URL */
  count(operation: OperationId, query: string): void;
  counted(): readonly Interactions[];
}

interface Counted {
  readonly space: Space;
  readonly pairs: Map<string, number>;
  readonly triples: Set<string>;
  readonly forms: Set<string>;
}

export function createInteractionCount(): InteractionCount {
  const all = new Map<OperationId, Counted>();
  const count: InteractionCount['count'] = (operation, query) => {
    const of = all.get(operation) ?? {
      space: spaceOf(operation),
      pairs: new Map(),
      triples: new Set(),
      forms: new Set(),
    };
    if (of.space.pairs.length < fewest) return;
    all.set(operation, of);
    const { mayMeet } = of.space;
    const sent = sentIn(query, of.space);
    for (const [at, one] of sent.entries()) {
      for (const [nth, other] of sent.slice(at + 1).entries()) {
        // A lenient target may serve what the contract keeps apart.
        if (!mayMeet(one.place, other.place)) continue;
        const pair = `${one.place} ${other.place}`;
        of.pairs.set(pair, (of.pairs.get(pair) ?? 0) + 1);
        of.forms.add(`${one.place} ${one.form} ${other.place} ${other.form}`);
        for (const third of sent.slice(at + nth + 2))
          if (mayMeet(one.place, third.place) && mayMeet(other.place, third.place))
            of.triples.add(`${pair} ${third.place}`);
      }
    }
  };
  return {
    count,
    hear({ request: { operation, target }, status, json }) {
      if (operation !== undefined && status === 200 && hasRows(json))
        count(operation, target.split('?')[1] ?? '');
    },
    counted: () =>
      // In no order of the replies, which concurrency changes.
      [...all]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([operation, { space, pairs, triples, forms }]) => ({
          operation,
          parameters: space.names,
          pairs: space.pairs.flatMap(([one, other]) => {
            const replies = pairs.get(`${one} ${other}`) ?? 0;
            return replies === 0 ? [] : [[one, other, replies] as const];
          }),
          ofPairs: space.pairs.length,
          triples: triples.size,
          ofTriples: space.ofTriples,
          forms: forms.size,
          ofForms: space.ofForms,
        })),
  };
}

/** What the requests that are known before a run would bring together if each reply had rows. */
export function plannedInteractions({ steps }: Plan, world: World, seed: number): readonly Interactions[] {
  const planned = createInteractionCount();
  for (const { check, step } of steps) {
    if (check.kind !== 'property' || step.skip !== undefined) continue;
    for (const { sends = [] } of check.property.trials(world, seedOf(seed, check.id), check.runs)) {
      for (const { operation, query } of sends) {
        const search = new URLSearchParams();
        for (const [name, value] of Object.entries(query))
          if (value !== undefined) search.append(name, String(value));
        planned.count(operation, search.toString());
      }
    }
  }
  return planned.counted();
}

const hasRows = (json: unknown): boolean => {
  const data = at(json, '/data');
  return isArray(data) && data.length > 0;
};

/** The parameters of a request in the contract's order, each once and in its form. */
function sentIn(
  query: string,
  { places, parameters, names }: Space,
): readonly { readonly place: number; readonly form: Form }[] {
  const forms = new Map<number, Form>();
  for (const [name, value] of new URLSearchParams(query)) {
    const place = places.get(name);
    const parameter = place === undefined ? undefined : parameters[place];
    if (place === undefined || parameter === undefined || forms.has(place)) continue;
    forms.set(place, name === names[place] ? formOf(value, parameter) : 'alias');
  }
  return [...forms]
    .map(([place, form]) => ({ place, form }))
    .toSorted((one, other) => one.place - other.place);
}

function formOf(value: string, { type, minimum, maximum }: Parameter): Form {
  if (listTypes.includes(type) && value.includes(',')) return 'list';
  const number = Number(value);
  return value !== '' && (number === minimum || number === maximum) ? 'boundary' : 'canonical';
}
