import { jsonKey } from '../../../kit/index.js';
import type { Operation } from '../document/operations.js';
import type { Parameter } from '../document/parameters.js';
import { markRows } from './marks.js';
import { type Finding, newParameter, type RuleRows, renamed, stops, wider } from './rule.js';
import { type Context, inMarks, inSchemas } from './schemas.js';

/** What concerns a parameter, its schema apart. */
export const parameterRows: RuleRows = {
  'parameter-removed': { ...stops, says: 'The parameter {} is gone.', mirror: 'parameter-added' },
  'parameter-added': { ...newParameter, says: 'The parameter {} is new.', mirror: 'parameter-removed' },
  'required-parameter-added': {
    ...stops,
    says: 'The parameter {} is new and required.',
    mirror: 'parameter-removed',
  },
  'parameter-renamed': {
    ...renamed,
    says: 'The parameter {} has another name; its old spelling must answer for 30 days.',
    mirror: 'parameter-renamed',
  },
  'parameter-moved': {
    ...stops,
    says: 'The parameter {} stands in another part of the request.',
    mirror: 'parameter-moved',
  },
  'parameter-became-required': {
    ...stops,
    says: 'The parameter {} is required.',
    mirror: 'parameter-became-optional',
  },
  'parameter-became-optional': {
    ...wider,
    says: 'The parameter {} may be left out.',
    mirror: 'parameter-became-required',
  },
  'parameter-style-changed': {
    ...stops,
    says: 'The value of {} is written in another way.',
    mirror: 'parameter-style-changed',
  },
  'parameter-reserved-refused': {
    ...stops,
    says: 'Reserved characters of {} must be escaped.',
    mirror: 'parameter-reserved-allowed',
  },
  'parameter-reserved-allowed': {
    ...wider,
    says: 'Reserved characters of {} may stand as they are.',
    mirror: 'parameter-reserved-refused',
  },
  'parameter-empty-refused': {
    ...stops,
    says: 'The value of {} may not be empty any more.',
    mirror: 'parameter-empty-allowed',
  },
  'parameter-empty-allowed': {
    ...wider,
    says: 'The value of {} may be empty.',
    mirror: 'parameter-empty-refused',
  },
  ...markRows('parameter'),
};

/** A finding about a parameter. */
interface ParameterFinding extends Finding {
  readonly parameter: string;
}

/** What changed of the parameters of an operation. */
export function* parameterFindings(
  old: Operation,
  next: Operation,
  context: Context,
): Iterable<ParameterFinding> {
  const { pairs, gone, come } = paired(old.parameters, next.parameters);
  for (const [was, is] of pairs)
    for (const each of between(was, is, context))
      yield { subject: called(was), ...each, parameter: was.name };
  for (const each of gone)
    yield { rule: 'parameter-removed', at: each.at, subject: called(each), parameter: each.name };
  for (const each of come) {
    const rule = each.required ? 'required-parameter-added' : 'parameter-added';
    yield { rule, at: each.at, subject: called(each), parameter: each.name };
  }
}

const called = ({ name }: Parameter): string => `\`${name}\``;

/** The same parameters side by side, then those in another place, then those that differ in their names alone. */
function paired(old: readonly Parameter[], next: readonly Parameter[]) {
  const pairs: (readonly [Parameter, Parameter])[] = [];
  let [gone, come] = [old, next];
  const take = (keyOf: (parameter: Parameter) => string) => {
    const [mine, theirs] = [onlyBy(gone, keyOf), onlyBy(come, keyOf)];
    const found = new Set<Parameter>();
    for (const [key, one] of mine) {
      const other = theirs.get(key);
      if (one === undefined || other === undefined) continue;
      pairs.push([one, other]);
      found.add(one).add(other);
    }
    gone = gone.filter((each) => !found.has(each));
    come = come.filter((each) => !found.has(each));
  };
  take(({ key }) => key);
  take(({ name }) => name);
  take(({ rest }) => jsonKey(rest));
  // The path itself says what its placeholders are.
  const isInPath = ({ place }: Parameter) => place === 'path';
  return {
    pairs,
    gone: gone.filter((each) => !isInPath(each)),
    come: come.filter((each) => !isInPath(each)),
  };
}

/** Parameters by a key; undefined where several share one. */
function onlyBy(parameters: readonly Parameter[], keyOf: (parameter: Parameter) => string) {
  const found = new Map<string, Parameter | undefined>();
  for (const each of parameters) found.set(keyOf(each), found.has(keyOf(each)) ? undefined : each);
  return found;
}

function* between(was: Parameter, is: Parameter, context: Context): Iterable<Finding> {
  const at = is.pointer;
  if (was.place !== is.place)
    yield { rule: 'parameter-moved', at: `${at}/in`, from: was.place, to: is.place };
  else if (was.key !== is.key)
    yield { rule: 'parameter-renamed', at: `${at}/name`, from: was.name, to: is.name };
  if (!was.required && is.required) yield { rule: 'parameter-became-required', at: `${at}/required` };
  if (was.required && !is.required) yield { rule: 'parameter-became-optional', at: `${at}/required` };
  if (was.place === is.place && was.style !== is.style && isStructured(was, is, context))
    yield { rule: 'parameter-style-changed', at, from: was.style, to: is.style };
  yield* allowance('reserved', `${at}/allowReserved`, was.allowsReserved, is.allowsReserved);
  yield* allowance('empty', `${at}/allowEmptyValue`, was.allowsEmpty, is.allowsEmpty);
  yield* inMarks('parameter', was.marks, is.marks, called(was));
  const purpose = { direction: 'request', isError: false, text: textOf(was, is) } as const;
  yield* inSchemas(context, was.schema, is.schema, purpose, called(was));
}

/** How the value is written in both contracts; undefined where one of them has it as a document of a media type. */
function textOf(...parameters: readonly Parameter[]): 'single' | 'repeated' | undefined {
  if (parameters.some(({ style }) => style.includes('/'))) return undefined;
  return parameters.every(({ style }) => style === 'form, exploded') ? 'repeated' : 'single';
}

function* allowance(what: string, at: string, was: boolean, is: boolean): Iterable<Finding> {
  if (was !== is) yield { rule: `parameter-${what}-${is ? 'allowed' : 'refused'}`, at };
}

/** A single text or number is written alike in every usual style. */
function isStructured(was: Parameter, is: Parameter, { old, next }: Context): boolean {
  const usual = (style: string) => /^(?:form|simple)/.test(style);
  const shapes = [old.schemas.at(was.schema), next.schemas.at(is.schema)];
  return (
    !usual(was.style) ||
    !usual(is.style) ||
    shapes.every(({ types }) => types === undefined || types.value.has('array') || types.value.has('object'))
  );
}
