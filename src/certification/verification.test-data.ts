import { createHash, webcrypto } from 'node:crypto';

/** A place in a value, as the names that lead to it. */
export type Place = readonly string[];

/** The places of a value: every member, and of each list the first item and its end. */
export function placesOf(value: unknown, place: Place = []): readonly Place[] {
  if (Array.isArray(value))
    return [[...place, '-'], ...(value.length > 0 ? placesOf(value[0], [...place, '0']) : [])];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => placesOf(each, [...place, name]));
  return [place];
}

/** A copy of a value with one place edited: another text, number or truth, or one item more or fewer. */
export const edited = (value: unknown, place: Place): unknown => changed(value, place, otherThan);

/** A copy of a value with another one at a place. */
export const replaced = (value: unknown, place: Place, by: unknown): unknown =>
  changed(value, place, () => by);

function changed(value: unknown, [name, ...rest]: Place, change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    if (name === '-') return value.length > 0 ? value.slice(1) : ['added'];
    return value.map((each, index) => (String(index) === name ? changed(each, rest, change) : each));
  }
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [name]: changed(members[name], rest, change) };
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'something';
  const [first = 'a'] = value;
  // A digit stays one, so that dates and digests keep their form.
  const other = /\d/.test(first) ? String((Number(first) + 1) % 10) : first === 'x' ? 'y' : 'x';
  return other + value.slice(1);
}

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** RFC 8785 once more, by its text: members by the UTF-16 units of their names, no space anywhere. */
export function plainly(value: Value): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(plainly).join()}]`;
  const object = value as { readonly [name: string]: Value };
  const names = Object.keys(object).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${plainly(object[name] as Value)}`).join()}}`;
}

/**
 * Another verifier of digests and signature, which shares nothing with the first: it says whether the files are those that
 * the holder of a key signed.
 */
export async function isSealedBy(
  files: ReadonlyMap<string, Uint8Array>,
  publicKey: Uint8Array,
): Promise<boolean> {
  const text = (name: string) => new TextDecoder().decode(files.get(name));
  const { payload, payloadType, signatures } = JSON.parse(text('attestation.json'));
  const statement = Buffer.from(payload, 'base64');
  const said = Buffer.from(
    `DSSEv1 ${payloadType.length} ${payloadType} ${statement.length} ${statement.toString('latin1')}`,
    'latin1',
  );
  const key = await webcrypto.subtle.importKey('spki', publicKey, 'Ed25519', false, ['verify']);
  const signature = Buffer.from(signatures[0].sig, 'base64');
  if (!(await webcrypto.subtle.verify('Ed25519', key, signature, said))) return false;
  const { subject } = JSON.parse(statement.toString('utf8'));
  const signed: readonly { name: string; digest: { sha256: string } }[] = subject;
  const digest = (name: string) =>
    createHash('sha256')
      .update(files.get(name) ?? '')
      .digest('hex');
  return (
    signed.length + 1 === files.size &&
    signed.every(({ name, digest: { sha256 } }) => files.has(name) && digest(name) === sha256) &&
    signed.every(({ name }) => !name.endsWith('.json') || plainly(JSON.parse(text(name))) === text(name))
  );
}
