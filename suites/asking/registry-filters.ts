import { type Api, detail, type JsonObject, type World } from '../../src/kit/index.js';
import { valuesIn } from './error-details.js';
import {
  legalNameOf,
  leiOf,
  type Place,
  placesIn,
  recordsIn,
  recordsOf,
  type registryEnums,
} from './registry.js';
import { folded, isCased } from './texts.js';

/** Values of an enum are learnt from a refusal; more than these are not worth their cost. */
export const mostEnumValues = 4;

/**
 * Reads an accepted value off a record: from a member whose name fits, or else from the one place outside lists at which
 * each of the records shows some accepted value.
 */
function reader(
  records: readonly JsonObject[],
  field: Pick<RegExp, 'test'>,
  known: ReadonlySet<string>,
): (record: JsonObject) => Place | undefined {
  const valuesIn = (record: JsonObject) =>
    placesIn(record).filter(({ text }) => known.has(text.toLowerCase()));
  const isNamed = records.some((record) => valuesIn(record).some(({ path }) => field.test(path)));
  if (isNamed) return (record) => valuesIn(record).find(({ path }) => field.test(path));
  const [first = [], ...others] = records.map((record) => valuesIn(record).map(({ path }) => path));
  const shared = first.filter(
    (path) => !/\/\d+(?:\/|$)/.test(path) && others.every((paths) => paths.includes(path)),
  );
  return (record) =>
    shared.length === 1 ? valuesIn(record).find(({ path }) => path === shared[0]) : undefined;
}

/** What a deployment tells about one enum of the registry list. */
interface LearntEnum {
  /** The values that a refusal lists, as it lists them. */
  readonly accepted: unknown;
  /** The same in lower case. */
  readonly known: ReadonlySet<string>;
  /** The first few values, each with the records that it alone selects. */
  readonly found: readonly { readonly value: string; readonly records: readonly JsonObject[] }[];
  /** Where a record shows its value, as far as it does. */
  readonly shownIn: (record: JsonObject) => Place | undefined;
}

/** The values of an enum as a refusal lists them. */
const acceptedBy = async (api: Api, name: string): Promise<unknown> =>
  detail(await api.get('listRegistryEntities', { [name]: 'notavalue' }), 'accepted_values');

/** The first few values of an enum. */
const firstValues = (accepted: unknown): readonly string[] =>
  (valuesIn(accepted) ?? []).slice(0, mostEnumValues);

/**
 * Listed records by their LEIs, one of each status that an entity, or its registration, may have: what is out of use may be
 * kept elsewhere.
 * @param isKnown whether a record of the status is known already
 */
export async function recordsOfEachStatus(
  api: Api,
  name: 'entity_status' | 'registration_status' = 'entity_status',
  isKnown: (status: string) => boolean = () => false,
): Promise<ReadonlyMap<string, JsonObject>> {
  const records = new Map<string, JsonObject>();
  for (const value of firstValues(await acceptedBy(api, name))) {
    if (isKnown(value)) continue;
    const reply = await api.get('listRegistryEntities', { [name]: value });
    const [record] = reply.status === 200 ? recordsIn(reply) : [];
    const lei = leiOf(record);
    if (record !== undefined && lei !== undefined && !records.has(lei)) records.set(lei, record);
  }
  return records;
}

/** The LEIs of those records. */
export const leisOfEachStatus = async (
  ...asked: Parameters<typeof recordsOfEachStatus>
): Promise<readonly string[]> => [...(await recordsOfEachStatus(...asked)).keys()];

/** Learns the values of an enum from a refusal, and from the records by the first few where records show theirs. */
export async function learnEnum(
  api: Api,
  { name, field }: (typeof registryEnums)[number],
): Promise<LearntEnum> {
  const accepted = await acceptedBy(api, name);
  const values = valuesIn(accepted) ?? [];
  const known = new Set(values.map((each) => each.toLowerCase()));
  const found: LearntEnum['found'][number][] = [];
  for (const value of firstValues(accepted)) {
    found.push({ value, records: recordsIn(await api.get('listRegistryEntities', { [name]: value })) });
  }
  const records = found.flatMap((each) => each.records);
  return { accepted, known, found, shownIn: reader(records, field, known) };
}

/** Where a record shows the code of its jurisdiction, of a country or of a subdivision; its name may stand beside it. */
export const jurisdictionOf = (record: unknown): Place | undefined =>
  placesIn(record).find(
    ({ path, text }) => /jurisdiction/.test(path) && /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(text),
  );

/** A record with what the name filter must and must not find it by. */
export interface NamedRecord {
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
  (
    'the stichting fundacion fondation fondazione foundation association associazione societe compagnie public joint ' +
    'limited aktiebolaget aktieselskabet perseroan sarl eurl selarl earl gaec sasu stiftung vereniging'
  ).split(' '),
);

/** Words of legal forms, which normalization may know only as a whole. */
const ofLegalForms = new Set(
  (
    'corporation company limited partnership incorporated proprietary trust public private ' +
    'gesellschaft aktiengesellschaft kommanditgesellschaft beschrankter haftung genossenschaft verein ' +
    'societe anonyme responsabilite limitee simplifiee actions sociedad anonima limitada responsabilidad sociedade ' +
    'societa azioni responsabilita limitata aktiebolag aktieselskab anpartsselskab osakeyhtio ' +
    'naamloze besloten vennootschap beperkte aansprakelijkheid spolka ograniczona odpowiedzialnoscia'
  ).split(' '),
);

/** Records whose legal names have a beginning and an inside worth searching for, longest names first. */
export const namedRecords = (world: World): readonly NamedRecord[] =>
  recordsOf(world)
    .flatMap(({ lei, record }) => namedRecord(lei, record) ?? [])
    .toSorted((one, other) => other.name.length - one.name.length);

/** Of some records, the one whose name begins farthest in the alphabet from that of the first: an index may be cut there. */
export function farthestFrom(records: readonly NamedRecord[]): NamedRecord | undefined {
  const placeOf = ({ name }: NamedRecord): number => name.toLowerCase().charCodeAt(0);
  const [first] = records;
  if (first === undefined) return undefined;
  const distance = (each: NamedRecord): number => Math.abs(placeOf(each) - placeOf(first));
  return records.toSorted((one, other) => distance(other) - distance(one))[0];
}

function namedRecord(lei: string, record: unknown): NamedRecord | undefined {
  const name = legalNameOf(record)?.text.trim();
  const [first = '', ...others] = name?.split(/\s+/) ?? [];
  // A run of spaces may count, and letters without a counterpart in the other case are no matter of spelling.
  if (name === undefined || /,|\s\s/.test(name) || !isCased(name)) return undefined;
  if (!/^\p{L}{4,}$/u.test(first) || droppable.has(folded(first))) return undefined;

  // The last word may be a legal form that is not known here.
  const long = others
    .slice(0, -1)
    .findIndex((word) => /^\p{L}{5,}$/u.test(word) && !ofLegalForms.has(folded(word)));
  const cut = others[long]?.slice(0, -2);
  const inside = others.join(' ');
  const startsInside = placesIn(record).some(({ text }) =>
    text.toLowerCase().startsWith(inside.toLowerCase()),
  );
  if (cut === undefined || startsInside) return undefined;
  return { lei, name, beginning: [first, ...others.slice(0, long), cut].join(' '), inside };
}
