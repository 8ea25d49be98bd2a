import { booleanIn, listIn, numberIn } from '../reading.js';
import { badEnum } from '../refusal.js';
import { type Facility, facilities } from './catalogue.js';
import { classNames, classOf, leafTypes, sourceOf } from './kinds.js';
import { placeTests } from './places.js';

type Values = ReadonlyMap<string, string>;
type Test = (facility: Facility) => boolean;

function known(values: Values, name: string, choices: readonly string[]): readonly string[] {
  const sent = listIn(values, name);
  for (const value of sent) if (!choices.includes(value)) throw badEnum('INVALID_ENUM', name, value, choices);
  return sent;
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** An `e_` id is one owner; a name is any owner that has each of its words. */
function ownerTest(sent: string): Test {
  if (/^e_[0-9a-f]+$/i.test(sent))
    return ({ owners }) => owners.some(({ id }) => id.toLowerCase() === sent.toLowerCase());
  const words = bare(sent).split(/\s+/);
  return ({ owners }) => owners.some(({ name }) => words.every((word) => bare(name).includes(word)));
}

function capacityTest(values: Values): Test {
  const all: readonly [number, number] = [0, 1e9];
  const low = numberIn(values, 'capacity_mw_min', all);
  const high = numberIn(values, 'capacity_mw_max', all);
  if (low === undefined && high === undefined) return () => true;
  return ({ megawatts }) =>
    megawatts !== undefined && megawatts >= (low ?? 0) && megawatts <= (high ?? Infinity);
}

function ownerTests(values: Values): readonly Test[] {
  const [entity, id, part] = ['entity', 'owner_entity_id', 'owner_search'].map((name) =>
    values.get(name)?.trim(),
  );
  return [
    ...(entity ? [ownerTest(entity)] : []),
    ...(id
      ? [({ owners }: Facility) => owners.some((owner) => owner.id.toLowerCase() === id.toLowerCase())]
      : []),
    ...(part ? [({ owners }: Facility) => owners.some(({ name }) => bare(name).includes(bare(part)))] : []),
  ];
}

/** Facilities that meet every filter of the request. */
export function selectFacilities(values: Values): readonly Facility[] {
  const types = known(values, 'type', leafTypes);
  const [wantedClass] = known(values, 'class', classNames);
  const sources: readonly string[] = listIn(values, 'source');
  const status = listIn(values, 'status').map((value) => value.toLowerCase());
  const name = values.get('q')?.toLowerCase() ?? '';
  const placed = booleanIn(values, 'has_geo') ?? false;
  const owned = booleanIn(values, 'has_owner') ?? false;
  const tests: readonly Test[] = [
    ...placeTests(values),
    ...ownerTests(values),
    capacityTest(values),
    (facility) => facility.name.toLowerCase().includes(name),
    ({ type }) => types.length === 0 || types.includes(type),
    ({ type }) => wantedClass === undefined || classOf(type) === wantedClass,
    ({ type }) => sources.length === 0 || sources.includes(sourceOf(type)),
    (facility) => status.length === 0 || status.includes(facility.status.toLowerCase()),
    ({ point }) => !placed || point !== undefined,
    ({ owners }) => !owned || owners.length > 0,
  ];
  return facilities.filter((facility) => tests.every((test) => test(facility)));
}
