import type { Entity } from './entities.js';
import {
  consolidated,
  declared,
  exceptionReasons,
  type LegalEntity,
  legalEntity,
  type Relationship,
  type ReportingException,
  usual,
} from './legal-entity.js';
import { randomFrom } from './random.js';

/** What the organisations of a corpus have on file. */
export interface CorporateGroups {
  readonly entities: readonly LegalEntity[];
  readonly relationships: readonly Relationship[];
  readonly exceptions: readonly ReportingException[];
  /** The LEI of an organisation, by the id of its entity; missing where none is held. */
  readonly leis: ReadonlyMap<string, string>;
}

/** Movements, unions and bodies that are no legal entities have no LEI. */
const informal = /Union|Front|Movement|Council|Guard|Committee|Federation|Assembly|Observatory|Común|Board/;

/** More children than one reply returns. */
const manyChildren = 64;
/** More generations than one reply returns. */
const manyAncestors = 7;

/** Files records one after the other; the number of the first is `from`. */
function filing(seed: number, from: number) {
  const random = randomFrom(`corporate groups ${seed}`);
  const entities: LegalEntity[] = [];
  const relationships: Relationship[] = [];
  const exceptions: ReportingException[] = [];
  const add = (name: string, country?: string): LegalEntity => {
    const given = { name, ...(country === undefined ? {} : { country }) };
    const record = legalEntity(random, from + entities.length, given);
    entities.push(record);
    return record;
  };
  const declare = (record: LegalEntity): void => {
    exceptions.push(declared(record, usual(random, 'NO_KNOWN_PERSON', exceptionReasons)));
  };
  return {
    filed: { entities, relationships, exceptions },
    add,
    declare,
    report: (child: LegalEntity, parent: LegalEntity, top = parent): void => {
      relationships.push(consolidated(child, parent, 'DIRECTLY'));
      if (top !== parent) relationships.push(consolidated(child, top, 'ULTIMATELY'));
    },
    /** A new ultimate parent, which declares why it has none itself. */
    addTop: (name: string): LegalEntity => {
      const top = add(`${name} Group`);
      declare(top);
      return top;
    },
  };
}

type Filing = ReturnType<typeof filing>;

/** What one organisation has on file; the neighbour is the one before it. */
type Place = (files: Filing, record: LegalEntity, name: string, neighbour: LegalEntity | undefined) => void;

function addBranches(files: Filing, parent: LegalEntity, name: string, count: number, top = parent): void {
  for (let at = 1; at <= count; at += 1) files.report(files.add(`${name} ${at}`), parent, top);
}

const withManyChildren: Place = (files, record, name) => {
  files.declare(record);
  addBranches(files, record, name, manyChildren);
};

/** Below a chain of holdings, with sisters, a daughter and a granddaughter. */
const below =
  (generations: number): Place =>
  (files, record, name) => {
    const top = files.addTop(name);
    let parent = top;
    for (let at = 1; at < generations; at += 1) {
      const holding = files.add(`${name} Holding ${at}`);
      files.report(holding, parent, top);
      parent = holding;
    }
    files.report(record, parent, top);
    addBranches(files, parent, `${name} Services`, 3, top);
    const daughter = files.add(`${name} Daughter`);
    files.report(daughter, record, top);
    files.report(files.add(`${name} Granddaughter`), daughter, top);
  };

const inGroup: Place = (files, record, name) => {
  const top = files.addTop(name);
  files.report(record, top);
  addBranches(files, top, `${name} Affiliate`, 2);
  addBranches(files, record, name, 2, top);
};

const ownedByNeighbour: Place = (files, record, _, neighbour) => {
  if (neighbour !== undefined) files.report(record, neighbour);
};

/** Others report to it; whether it has a parent itself is neither on file nor declared. */
const undeclaredTop: Place = (files, record, name) => addBranches(files, record, name, 2);

const declares: Place = (files, record) => files.declare(record);
const nothing: Place = () => undefined;

/** The first two organisations are far larger than the others, which take turns. */
const turns: readonly Place[] = [nothing, declares, inGroup, ownedByNeighbour, undeclaredTop, below(5)];

/** The groups of the organisations; the number of the first record is `from`. */
export function corporateGroupsOf(seed: number, all: readonly Entity[], from: number): CorporateGroups {
  const files = filing(seed, from);
  const organisations = all.filter(
    ({ type, id, canonicalId, name }) =>
      type === 'Organization' && id === canonicalId && !informal.test(name),
  );
  const own = organisations.map(({ id, name, country }) => ({
    id,
    name,
    record: files.add(name, country?.iso3),
  }));
  const [largest, deepest, ...others] = own;
  if (deepest !== undefined) below(manyAncestors)(files, deepest.record, deepest.name, undefined);
  others.forEach(({ record, name }, at) => {
    turns[at % turns.length]?.(files, record, name, others[at - 1]?.record);
  });
  if (largest !== undefined) withManyChildren(files, largest.record, largest.name, undefined);
  return { ...files.filed, leis: new Map(own.map(({ id, record }) => [id, record.lei])) };
}
