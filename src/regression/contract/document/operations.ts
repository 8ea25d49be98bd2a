import { resolvedPointer, securitySchemeIn } from '../../../engine/served-contract/normalization.js';
import { prefixesOf, withServers } from '../../../engine/served-contract/operations.js';
import {
  at,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerStep,
  withoutNames,
} from '../../../kit/index.js';
import { type Marks, marksIn } from '../shape/marks.js';
import { type Body, bodyAt, type Reply, repliesAt } from './bodies.js';
import { type Parameter, parametersIn } from './parameters.js';

/** One way in: what must be shown together, in words that do not depend on the names of schemes, and the scopes of each. */
export type WayIn = ReadonlyMap<string, readonly string[]>;

/** The ways in to an operation, of which any one is enough; one that asks for nothing is empty. */
export interface Access {
  readonly at: string;
  readonly ways: readonly WayIn[];
}

function accessOf(document: JsonObject, operation: JsonObject, pointer: string): Access {
  const own = operation.security;
  const at = own === undefined ? '/security' : `${pointer}/security`;
  const listed = own ?? document.security;
  const ways = (isArray(listed) ? listed : []).filter(isObject).map((each) => wayOf(document, each));
  return { at, ways: ways.length === 0 ? [new Map()] : ways };
}

const wayOf = (document: JsonObject, requirement: JsonObject): WayIn =>
  new Map(
    Object.entries(requirement).map(([name, scopes]) => [
      schemeWords(document, name),
      isArray(scopes) ? scopes.map(String).toSorted() : [],
    ]),
  );

/** Members of a scheme that say nothing about what a request must show. */
const silent: ReadonlySet<string> = new Set(['description', 'bearerFormat', 'scopes']);

function schemeWords(document: JsonObject, name: string): string {
  const scheme = securitySchemeIn(document, name);
  return isObject(scheme) ? told(scheme) : name;
}

function told(value: Json): string {
  if (!isObject(value)) return String(value).toLowerCase();
  return Object.entries(value)
    .filter(([member]) => !silent.has(member) && !member.startsWith('x-'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([member, each]) => `${member} ${told(each)}`)
    .join(', ');
}

/** What a contract declares of one method at one path. */
export interface Operation {
  /** Method and path template, as they are written. */
  readonly label: string;
  /** The label without the names of placeholders. */
  readonly key: string;
  /** The key with what the servers put before the path. */
  readonly wholeKey: string;
  readonly id: string | undefined;
  readonly at: string;
  readonly marks: Marks;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly replies: readonly Reply[];
  readonly access: Access;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Every operation of a document, in its order. */
export function operationsIn(document: JsonObject): readonly Operation[] {
  const paths = isObject(document.paths)
    ? Object.keys(document.paths).filter((each) => each.startsWith('/'))
    : [];
  return paths.flatMap((path) => {
    const item = resolvedPointer(document, `/paths/${pointerStep(path)}`);
    return methods.flatMap((method) => {
      const operation = at(document, `${item}/${method}`);
      return isObject(operation) ? [operationAt(document, path, item, method, operation)] : [];
    });
  });
}

function operationAt(
  document: JsonObject,
  path: string,
  item: string,
  method: string,
  operation: JsonObject,
): Operation {
  const pointer = `${item}/${method}`;
  const nameless = withoutNames(path);
  const servers = withServers(operation, at(document, item), document);
  const verb = method.toUpperCase();
  return {
    label: `${verb} ${path}`,
    key: `${verb} ${nameless}`,
    wholeKey: `${verb} ${prefixesOf(servers)[0] ?? ''}${nameless}`,
    id: typeof operation.operationId === 'string' ? operation.operationId : undefined,
    at: pointer,
    marks: marksIn(operation, pointer),
    parameters: parametersIn(document, path, [`${item}/parameters`, `${pointer}/parameters`]),
    body: bodyAt(document, `${pointer}/requestBody`),
    replies: repliesAt(document, `${pointer}/responses`),
    access: accessOf(document, operation, pointer),
  };
}
