import { resolvedPointer } from '../../../engine/resolved-pointer.js';
import { prefixesOf } from '../../../engine/served-prefix.js';
import { at, isArray, isObject, type JsonObject, pointerStep } from '../../../kit/index.js';
import { type Body, bodyAt } from './bodies.js';
import { type Marks, marksIn } from './marks.js';
import { type Parameter, parametersIn } from './parameters.js';
import { type Reply, repliesAt } from './replies.js';
import { type Access, accessOf } from './security.js';

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
  const nameless = path.replace(/\{[^}]*\}/g, '{}');
  const servers = [operation, at(document, item), document].find(
    (each) => isObject(each) && isArray(each.servers),
  );
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
