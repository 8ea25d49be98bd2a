import { isArray, isObject, type Json } from '../../kit/index.js';
import type { Draft, Edit } from '../contract/pairs/edit.test-data.js';

type Parameter = Record<string, Json> & { name: string; schema: Record<string, Json> };

function parametersOf(draft: Draft, path: string): Parameter[] {
  const item = isObject(draft.paths) ? draft.paths[path] : undefined;
  const get = isObject(item) ? item.get : undefined;
  const parameters = isObject(get) ? get.parameters : undefined;
  if (!isArray(parameters)) throw new RangeError(path);
  return parameters as unknown as Parameter[];
}

function found(draft: Draft, path: string, name: string) {
  const parameters = parametersOf(draft, path);
  const index = parameters.findIndex((each) => each.name === name);
  const parameter = parameters[index];
  if (parameter === undefined) throw new RangeError(`${path} has no ${name}`);
  return { parameters, index, parameter };
}

export const events = '/api/v2/events';
export const stories = '/api/v2/stories';

export const withoutParameter =
  (path: string, name: string): Edit =>
  (draft) => {
    const { parameters, index } = found(draft, path, name);
    parameters.splice(index, 1);
  };

export const renamed =
  (path: string, name: string, to: string): Edit =>
  (draft) => {
    found(draft, path, name).parameter.name = to;
  };

export const marked =
  (path: string, name: string, marks: Readonly<Record<string, Json>>): Edit =>
  (draft) => {
    Object.assign(found(draft, path, name).parameter, marks);
  };

export const withSchema =
  (path: string, name: string, members: Readonly<Record<string, Json>>): Edit =>
  (draft) => {
    Object.assign(found(draft, path, name).parameter.schema, members);
  };

export const withParameter =
  (path: string, parameter: Readonly<Record<string, Json>>): Edit =>
  (draft) => {
    parametersOf(draft, path).push({ in: 'query', schema: {}, ...parameter } as unknown as Parameter);
  };

export const withoutPath =
  (path: string): Edit =>
  (draft) => {
    if (!isObject(draft.paths)) throw new RangeError('paths');
    draft.paths = Object.fromEntries(Object.entries(draft.paths).filter(([each]) => each !== path));
  };

export const withPath =
  (path: string): Edit =>
  (draft) => {
    draft.paths = {
      ...(draft.paths as object),
      [path]: { get: { responses: { 200: { description: 'Signals' } } } },
    };
  };
