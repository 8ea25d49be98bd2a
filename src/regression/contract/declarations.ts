import type { OperationId } from '../../../contract/index.js';
import { servedOperations } from '../../engine/served-contract/operations.js';
import {
  at,
  isArray,
  isObject,
  type JsonObject,
  type ServedParameter,
  withoutNames,
} from '../../kit/index.js';
import type { Surfaces } from '../../transport/request.js';

/** An operation that a contract declares, by what an announcement may call it. */
export interface DeclaredOperation {
  /** Its path as the contract has it, behind the method: `GET /events`. */
  readonly name: string;
  /** Its path below the base URL, with placeholders as `{}`. */
  readonly path: string;
  readonly operationId?: string;
  readonly summary?: string;
  /** The pinned operation with that path, where there is one. */
  readonly known?: OperationId;
  /** Parameters of the query by name. */
  readonly parameters: ReadonlyMap<string, ServedParameter>;
}

/** What a contract declares that an announcement may name. */
export interface Declared {
  readonly operations: readonly DeclaredOperation[];
  /** Names of members and values of enums, wherever they stand. */
  readonly fields: ReadonlySet<string>;
}

/** Reads a contract for names; the document is untrusted, and the engine bounds how much of it is read. */
export function declaredIn(document: JsonObject, surfaces: Surfaces = {}): Declared {
  const { all } = servedOperations(document, surfaces);
  return {
    operations: all.map(({ pointer, served }) => {
      const { operationId, summary } = Object(at(document, pointer)) as JsonObject;
      return {
        name: `GET ${served.path}`,
        path: withoutNames(served.target),
        ...(typeof operationId === 'string' ? { operationId } : {}),
        ...(typeof summary === 'string' ? { summary } : {}),
        ...(served.known === undefined ? {} : { known: served.known }),
        parameters: new Map(
          served.parameters.filter(({ place }) => place === 'query').map((each) => [each.name, each]),
        ),
      };
    }),
    fields: fieldsIn(document),
  };
}

/** What tells operations apart, however their paths are written: without method, version and names of placeholders. */
export const operationKey = (name: string): string =>
  withoutNames(name.replace(/^[A-Z]+ /, '')).replace(/^.*\/api\/v2(?=\/)/, '');

function fieldsIn(document: JsonObject): ReadonlySet<string> {
  const fields = new Set<string>();
  const open: unknown[] = [document];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isArray(value)) for (const each of value) open.push(each);
    else if (isObject(value)) {
      if (isObject(value.properties)) for (const name of Object.keys(value.properties)) fields.add(name);
      if (isArray(value.enum)) for (const name of value.enum) if (typeof name === 'string') fields.add(name);
      for (const each of Object.values(value)) open.push(each);
    }
  }
  return fields;
}
