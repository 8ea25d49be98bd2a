import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectHeld,
  expectOk,
  expectThat,
  isArray,
  isObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  coverageMember,
  handles,
  hierarchyMember,
  hierarchyOf,
  isFilled,
  type ServedHierarchy,
  servedHierarchies,
  topLevelOrDataMember,
} from '../asking/hierarchy.js';
import {
  childrenOnFile,
  exceptionOf,
  expectNoParentOnFile,
  filesNone,
  orphans,
  somePeople,
  tops,
} from '../asking/hierarchy-relatives.js';
import { successBody } from '../asking/replies.js';
import { objectsIn } from '../asking/same-record.js';
import { type Text, textsIn } from '../asking/texts.js';

const flags = [
  { name: 'lei_present', clause: 'hierarchy.coverage.lei-present' },
  { name: 'in_registry_level2', clause: 'hierarchy.coverage.in-registry-level2' },
] as const;

export const coverage = defineInvariant({
  id: 'hierarchy/coverage',
  title:
    'Every hierarchy reply has success true, the hierarchy, and a coverage that reports the data on the entity',
  clauses: [
    'hierarchy.members.coverage',
    'hierarchy.members.hierarchy',
    'hierarchy.coverage.lei-present',
    'hierarchy.coverage.in-registry-level2',
    'hierarchy.coverage.reporting-exception',
    'envelope.reference.success',
  ],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-nulls', 'reference-envelope'],
  judge(exchange) {
    const body = successBody(exchange, 'reference');
    if (body === undefined || exchange.request.operation !== 'getHierarchy') return 0;
    expectThat(body.success === true, '/success', 'true', body.success, 'envelope.reference.success');
    const held = topLevelOrDataMember(exchange, 'coverage');
    expectThat(isObject(held), '/data/coverage', 'an object', held);
    const hierarchy = topLevelOrDataMember(exchange, 'hierarchy');
    const isThere = hierarchy !== undefined;
    expectThat(isThere, '/data/hierarchy', 'a member', hierarchy, 'hierarchy.members.hierarchy');
    for (const { name, clause } of flags) {
      const value = coverageMember(exchange, name);
      expectThat(typeof value === 'boolean', `/data/coverage/${name}`, 'a boolean', value, clause);
    }
    const exception = coverageMember(exchange, 'reporting_exception') ?? null;
    const isShaped = exception === null || (typeof exception === 'string' && isFilled(exception));
    const place = '/data/coverage/reporting_exception';
    expectThat(isShaped, place, 'a string or null', exception, 'hierarchy.coverage.reporting-exception');
    return 1;
  },
  provokedBy: ['hierarchy/held-lei', 'hierarchy/reporting-exception'],
});

export const heldLei = defineCheck({
  id: 'hierarchy/held-lei',
  title: 'A bare LEI that the registry holds has a hierarchy, with lei_present true',
  clauses: ['entities.handle.lei.hierarchy', 'hierarchy.coverage.lei-present.held'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const leis = handles(api.world).filter(isLei).slice(0, 2);
      precondition(leis.length > 0, 'no LEI is known', 'no-data');
      for (const lei of leis) {
        const reply = await hierarchyOf(api, lei, { depth: limits.hierarchy.depth.max });
        expectOk(reply);
        const present = coverageMember(reply, 'lei_present');
        expectThat(
          present === true,
          '/data/coverage/lei_present',
          `true for ${lei}`,
          present,
          'hierarchy.coverage.lei-present.held',
        );
        api.witness('held LEIs');
      }
    },
    { requests: 2 },
  ),
});

const mostTries = 2;
export const withoutLei = defineCheck({
  id: 'hierarchy/without-lei',
  title: 'A person has no LEI: lei_present is false, and the direct parent is null',
  clauses: ['hierarchy.coverage.lei-present.missing', 'hierarchy.null-parent.no-lei'],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-nulls'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const people = await somePeople(api);
      precondition(people.length > 0, 'no person is known', 'no-data');
      for (const id of people.slice(0, mostTries)) {
        const reply = await hierarchyOf(api, id);
        // A person may have no hierarchy at all.
        if (reply.status !== 200) continue;
        const present = coverageMember(reply, 'lei_present');
        expectThat(present === false, '/data/coverage/lei_present', `false for the person ${id}`, present);
        const parent = hierarchyMember(reply, 'direct_parent');
        expectThat(
          !isFilled(parent),
          '/data/hierarchy/direct_parent',
          'null without an LEI',
          parent,
          'hierarchy.null-parent.no-lei',
        );
        api.witness('entities without an LEI');
      }
    },
    { requests: mostTries },
  ),
});

const most = 2;
const mostChildren = 3;

export const filesNoRelationships = defineCheck({
  id: 'hierarchy/files-no-relationships',
  title: 'An LEI with in_registry_level2 false is the child in no relationship record',
  clauses: ['hierarchy.coverage.in-registry-level2.files-none'],
  operations: ['getHierarchy', 'listRegistryRelationships'],
  needs: ['key.full', 'entitlement.can_use_exposure', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const found = await orphans(api, filesNone, most);
      for (const { id } of found) await expectNoParentOnFile(api, id);
      // Nor must those be called so that are known to be children.
      for (const lei of (await childrenOnFile(api)).slice(0, mostChildren)) {
        const reply = await hierarchyOf(api, lei);
        if (reply.status !== 200) continue;
        const filed = coverageMember(reply, 'in_registry_level2');
        expectThat(filed !== false, '/data/coverage/in_registry_level2', `true for ${lei}`, filed);
        api.witness('children on file');
      }
    },
    { requests: most },
  ),
});

/** An entity with what its registry record tells, and what of that is about exceptions. */
interface Filing {
  readonly seen: ServedHierarchy;
  readonly texts: readonly Text[];
  readonly exceptions: readonly Text[];
  /** Whether the record has a list of exceptions, by its name, and nothing in it. */
  readonly hasNone: boolean;
}

async function filingOf(api: Api, seen: ServedHierarchy): Promise<Filing> {
  const { json } = await api.get('getRegistryEntity', {}, { path: { lei: seen.id } });
  const texts = textsIn(json);
  const hasNone = objectsIn(json).some((each) =>
    Object.entries(each).some(
      ([name, value]) => /exceptions$/i.test(name) && isArray(value) && value.length === 0,
    ),
  );
  return { seen, texts, exceptions: texts.filter(({ path }) => /exception/.test(path)), hasNone };
}

/** Codes such as NO_KNOWN_PERSON; other texts do not tell a reason that can be compared. */
const isCode = (text: string): boolean => /^[A-Z_]{6,}$/.test(text);
const ofUltimate = ({ path, text }: Text): boolean => /ultimate/i.test(`${path} ${text}`);

/** A reason without what its spellings differ in. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const isTold = (seen: ServedHierarchy): boolean => exceptionOf(seen) !== undefined;

const mostTops = 3;

/** Where each entity without a parent tells a reason, it may be presumed: another one of them, and heads of groups. */
async function furtherTold(api: Api): Promise<readonly ServedHierarchy[]> {
  const seen = new Set((await servedHierarchies(api)).map(({ id }) => id));
  const others = await orphans(api, (each) => isTold(each) && !seen.has(each.id), 1);
  return [...others, ...(await tops(api, mostTops)).filter(isTold)];
}

export const reportingException = defineCheck({
  id: 'hierarchy/reporting-exception',
  title: 'A reporting_exception is one that the filer declared, and explains a null parent',
  clauses: ['hierarchy.coverage.reporting-exception.declared', 'hierarchy.null-parent.exception'],
  operations: ['getHierarchy', 'getRegistryEntity'],
  rulings: ['live-data', 'hierarchy-nulls', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_exposure', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const silent = await orphans(api, (seen) => exceptionOf(seen) === undefined, most);
      const told = [
        ...(await orphans(api, isTold, most)),
        // One that is declared of the ultimate parent may stand beside a direct one.
        ...(await servedHierarchies(api))
          .filter(
            (seen) =>
              isLei(seen.id) && isTold(seen) && isFilled(hierarchyMember(seen.reply, 'direct_parent')),
          )
          .slice(0, most),
        ...(silent.length === 0 ? await furtherTold(api) : []),
      ];
      precondition(
        told.length + silent.length > 0,
        'every entity that was tried has a direct parent',
        'no-data',
      );
      const filings = await Promise.all([...told, ...silent].map((seen) => filingOf(api, seen)));
      // Under which names the registry shows exceptions, if at all, is left open.
      const isShown = filings.some(({ exceptions }) => exceptions.some(({ text }) => isCode(text)));
      for (const { seen, texts, exceptions, hasNone } of filings) {
        const exception = exceptionOf(seen);
        const place = '/data/coverage/reporting_exception';
        if (exception === undefined) {
          // An exception about the ultimate parent alone does not explain a null direct parent.
          const declared = exceptions.filter(({ text }) => isCode(text)).map(({ text }) => text);
          const isSilent = declared.length === 0 || exceptions.some(ofUltimate);
          expectThat(
            isSilent,
            place,
            `the exception that ${seen.id} declares`,
            declared,
            'hierarchy.null-parent.exception',
          );
        } else if (isCode(exception)) {
          const isDeclared = texts.some(({ text }) => bare(text) === bare(exception));
          expectThat(isDeclared || !(isShown || hasNone), place, `what ${seen.id} declares`, exception);
          if (isDeclared) api.witness('exceptions that were declared');
        }
      }
      const [orphan] = told.filter(({ reply }) => !isFilled(hierarchyMember(reply, 'direct_parent')));
      if (orphan !== undefined) await expectToldUpwards(api, orphan);
      // Neither the hierarchies nor the registry records that were tried have one.
      const isAny = told.length > 0 || isShown;
      const [proof] = silent;
      if (proof !== undefined)
        expectHeld(isAny, 'no entity without a direct parent declares an exception', proof.reply);
    },
    { requests: 2 * most + 1 },
  ),
});

/** A null parent is explained alike where only parents are asked for. */
async function expectToldUpwards(api: Api, { id }: ServedHierarchy): Promise<void> {
  const reply = await hierarchyOf(api, id, { direction: 'up' });
  if (reply.status !== 200) return;
  const exception = exceptionOf({ reply });
  if (exception === undefined) {
    // The entity may no longer declare what its hierarchy told before.
    const expected = exceptionOf({ reply: await hierarchyOf(api, id, {}, { fresh: true }) });
    const because = `${expected}, as in both directions of ${id}`;
    const clause = 'hierarchy.null-parent.exception';
    expectThat(expected === undefined, '/data/coverage/reporting_exception', because, exception, clause);
  } else api.witness('exceptions told upwards');
}

const mostOnFile = 3;
/** Children on file that are asked for: some may not be held. */
const mostAsked = 6;
/** A parent may be lost for what it is, such as one without a spine id. */
const mostUnexplained = 6;

/** Whether the coverage tells why there is no direct parent. */
const isExplained = (reply: Exchange): boolean =>
  exceptionOf({ reply }) !== undefined ||
  filesNone({ reply }) ||
  coverageMember(reply, 'lei_present') === false;

export const noneOnFile = defineCheck({
  id: 'hierarchy/none-on-file',
  title: 'If the coverage does not explain a null direct parent, no relationship to one is on file',
  clauses: ['hierarchy.null-parent.none-on-file', 'hierarchy.parents'],
  operations: ['getHierarchy', 'listRegistryRelationships'],
  rulings: ['hierarchy-nulls'],
  needs: ['key.full', 'entitlement.can_use_exposure', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const onFile = await childrenOnFile(api);
      const seen = await servedHierarchies(api);
      const areTold = seen.some(({ reply }) => isFilled(hierarchyMember(reply, 'direct_parent')));
      // If no hierarchy has a parent, the null of a single entity is not the cause.
      const clause = areTold ? 'hierarchy.null-parent.none-on-file' : 'hierarchy.parents';
      let decided = 0;
      for (const lei of onFile.slice(0, mostAsked)) {
        if (decided === mostOnFile) break;
        const reply = await hierarchyOf(api, lei);
        // A record may name a child that is not held: how an id is answered that is unknown is open.
        if (reply.status !== 200) continue;
        decided += 1;
        const parent = hierarchyMember(reply, 'direct_parent');
        const isTold = isFilled(parent) || isExplained(reply);
        expectThat(isTold, '/data/hierarchy/direct_parent', `the parent on file of ${lei}`, parent, clause);
        api.witness('parents on file');
      }
      const unexplained = seen.filter(
        ({ id, reply }) =>
          isLei(id) && !isFilled(hierarchyMember(reply, 'direct_parent')) && !isExplained(reply),
      );
      for (const { id } of unexplained.slice(0, mostUnexplained)) await expectNoParentOnFile(api, id);
      const isDecided = decided + unexplained.length > 0;
      precondition(isDecided, 'no relationship tells its child, and every null is explained', 'no-data');
    },
    { requests: mostOnFile + 1 },
  ),
});
