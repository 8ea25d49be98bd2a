import type { World } from '../../src/kit/index.js';
import { legalNameOf, placesIn, recordsOf } from './record.js';

/** A record with what the name filter must and must not find it by. */
interface NamedRecord {
  readonly lei: string;
  /** The whole legal name. */
  readonly name: string;
  /** Its beginning, up to the middle of a word. */
  readonly beginning: string;
  /** All of it but the first word; no other text of the record begins so. */
  readonly inside: string;
}

/** First words that normalization of a legal name may drop. */
const droppable = new Set(
  'the stichting fundacion fundación fondation foundation association societe société compagnie public joint limited aktiebolaget aktieselskabet perseroan'.split(
    ' ',
  ),
);

/** Records whose legal names have a beginning and an inside worth searching for, longest names first. */
export const namedRecords = (world: World): readonly NamedRecord[] =>
  recordsOf(world)
    .flatMap(({ lei, record }) => namedRecord(lei, record) ?? [])
    .toSorted((one, other) => other.name.length - one.name.length);

function namedRecord(lei: string, record: unknown): NamedRecord | undefined {
  const name = legalNameOf(record)?.text.trim();
  const [first = '', ...others] = name?.split(/\s+/) ?? [];
  if (name === undefined || name.includes(',')) return undefined;
  if (!/^\p{L}{4,}$/u.test(first) || droppable.has(first.toLowerCase())) return undefined;

  // The last word may be a legal form, which normalization may know only as a whole.
  const long = others.slice(0, -1).findIndex((word) => /^\p{L}{5,}$/u.test(word));
  const cut = others[long]?.slice(0, -2);
  const inside = others.join(' ');
  const startsInside = placesIn(record).some(({ text }) =>
    text.toLowerCase().startsWith(inside.toLowerCase()),
  );
  if (cut === undefined || startsInside) return undefined;
  return { lei, name, beginning: [first, ...others.slice(0, long), cut].join(' '), inside };
}
