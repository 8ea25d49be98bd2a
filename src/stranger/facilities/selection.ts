import { has } from '../planted.js';
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
  const fold = has('owner-name-case-sensitive') ? (text: string): string => text : bare;
  const words = fold(sent).split(/\s+/);
  return ({ owners }) => owners.some(({ name }) => words.every((word) => fold(name).includes(word)));
}

function capacityTest(values: Values): Test {
  const all: readonly [number, number] = [0, 1e9];
  const low = numberIn(values, 'capacity_mw_min', all);
  const high = numberIn(values, 'capacity_mw_max', all);
  if (low === undefined && high === undefined) return () => true;
  return ({ megawatts }) =>
    (megawatts === undefined && has('capacity-bound-keeps-others')) ||
    (megawatts !== undefined && megawatts >= (low ?? 0) && megawatts <= (high ?? Infinity));
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
  const [wantedClass] = has('unknown-class-empty')
    ? listIn(values, 'class')
    : known(values, 'class', classNames);
  const sources: readonly string[] = listIn(values, 'source');
  const status = listIn(values, 'status').map((value) =>
    has('status-case-sensitive') ? value : value.toLowerCase(),
  );
  const sent = values.get('q') ?? '';
  const name = has('facility-name-case-sensitive') ? sent : sent.toLowerCase();
  const placed = booleanIn(values, 'has_geo') ?? false;
  const owned = booleanIn(values, 'has_owner') ?? false;
  const tests: readonly Test[] = [
    ...placeTests(values),
    ...ownerTests(values),
    capacityTest(values),
    (facility) =>
      (has('facility-name-case-sensitive') ? facility.name : facility.name.toLowerCase()).includes(name),
    ({ type }) => types.length === 0 || types.includes(type),
    ({ type }) => wantedClass === undefined || classOf(type) === wantedClass,
    ({ type }) => sources.length === 0 || sources.includes(sourceOf(type)),
    (facility) =>
      status.length === 0 ||
      status.includes(has('status-case-sensitive') ? facility.status : facility.status.toLowerCase()),
    ({ type, point }) =>
      !placed || point !== undefined || (type === 'data_center' && has('placed-keeps-data-centers')),
    ({ owners }) => !owned || owners.length > 0 || has('owned-keeps-ports'),
  ];
  return facilities.filter((facility) => tests.every((test) => test(facility)));
}
