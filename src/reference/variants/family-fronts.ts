import { isObject, type Json, put } from '../bend.js';
import { contract, type Front, fronts, openSchemas } from './fronts.js';
import { reshaping } from './reshaped.js';
import { unwritten } from './unwritten.js';

/** A request as it came, but for its address. */
export const at = (url: URL, { method, headers }: Request): Request => new Request(url, { method, headers });

/** A front that asks the deployment for something else, where the function returns an address. */
export const asking =
  (change: (url: URL) => URL | undefined): Front =>
  (serve) =>
  (request) => {
    const url = change(new URL(request.url));
    return serve(url === undefined ? request : at(url, request));
  };

interface Told {
  readonly status: number;
  readonly body: Json;
}

/** A front that tells something else about a path, status included; the headers stay. */
export const telling =
  (path: RegExp, tell: (told: Told, url: URL) => Told): Front =>
  (serve) =>
  async (request) => {
    const url = new URL(request.url);
    const response = await serve(request);
    if (!path.test(url.pathname)) return response;
    const body: unknown = await response.json();
    if (!isObject(body)) return unwritten(body, response);
    const told = tell({ status: response.status, body }, url);
    return unwritten(told.body, { status: told.status, headers: response.headers });
  };

/** An error reply. */
export const refused = (status: number, code: string, error: string, details: Json = {}): Told => ({
  status,
  body: { success: false, error, code, details },
});

/** A front that answers with another code. */
export const recoding = (path: RegExp, recode: (body: Json, url: URL) => string | undefined): Front =>
  telling(path, ({ status, body }, url) => {
    const code = status === 400 ? recode(body, url) : undefined;
    return { status, body: code === undefined ? body : { ...body, code } };
  });

/** A front that changes the successful replies of a path, by the address asked for. */
export const showing = (path: RegExp, show: (body: Json, url: URL) => Json): Front =>
  reshaping(({ body, status, url }) => (status === 200 && path.test(url.pathname) ? show(body, url) : body));

/** Adds a note of what was adjusted to a reply. */
export const noted = (body: Json, member: 'normalized' | 'ignored', note: unknown): Json => {
  const applied = isObject(body.applied_filters) ? body.applied_filters : {};
  const before: unknown = applied[member];
  const notes: readonly unknown[] = Array.isArray(before) ? before : [];
  return { ...body, applied_filters: { ...applied, [member]: [...notes, note] } };
};

/** Serves without a parameter that a condition holds for, and reports it in `ignored`. */
export const ignoring =
  (path: RegExp, name: string, isIgnored: (value: string) => boolean): Front =>
  (serve) =>
  (request) => {
    const url = new URL(request.url);
    const value = url.searchParams.get(name);
    if (!path.test(url.pathname) || value === null || !isIgnored(value)) return serve(request);
    url.searchParams.delete(name);
    return showing(path, (body) => noted(body, 'ignored', name))(serve)(at(url, request));
  };

/** Serves a number outside its range at the nearest bound, and says so. */
export const clamping =
  (path: RegExp, name: string, min: number, max: number): Front =>
  (serve) =>
  (request) => {
    const url = new URL(request.url);
    const text = url.searchParams.get(name) ?? '';
    const served = Math.min(Math.max(Number(text), min), max);
    const isClamped = path.test(url.pathname) && /^-?\d+$/.test(text) && String(served) !== text;
    if (!isClamped) return serve(request);
    url.searchParams.set(name, String(served));
    const note = { param: name, requested: text, applied: served };
    return showing(path, (body) => noted(body, 'normalized', note))(serve)(at(url, request));
  };

/** A front that changes schemas of the machine-readable contract, by their names. */
export const describing = (names: readonly string[], change: (schema: unknown) => unknown): Front =>
  contract((document) =>
    names.reduce((whole, name) => put(`components.schemas.${name}`, change)(whole), document),
  );

type Names = Readonly<Record<string, string>>;

const renamedIn = (value: unknown, names: Names): unknown => {
  const nameOf = (name: string): string => (Object.hasOwn(names, name) ? (names[name] ?? name) : name);
  if (Array.isArray(value)) return value.map((each: unknown) => renamedIn(each, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      nameOf(name),
      name === 'required' && Array.isArray(member) ? member.map(nameOf) : renamedIn(member, names),
    ]),
  );
};

/** A front that gives members other names at any depth, in the replies of a path and in the schemas that describe them. */
export const renaming = (path: RegExp, schemas: readonly string[], names: Names): Front =>
  fronts(
    showing(path, (body) => renamedIn(body, names) as Json),
    describing(schemas, (schema) => renamedIn(schema, names)),
  );

/** A front that reshapes each row of a path, or the single one of a detail; their schemas become mere objects. */
export const reshapingRows = (
  path: RegExp,
  schemas: readonly string[],
  reshape: (row: Json) => Json,
): Front =>
  fronts(
    showing(
      path,
      put('data', (data: unknown) =>
        Array.isArray(data)
          ? data.map((row: unknown) => (isObject(row) ? reshape(row) : row))
          : isObject(data)
            ? reshape(data)
            : data,
      ),
    ),
    openSchemas(...schemas),
  );
