import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectHeld,
  expectThat,
  isObject,
  type Json,
  type JsonObject,
  once,
} from '../../src/kit/index.js';
import { isSameName, mayBeOne } from '../asking/entities.js';
import { handleOf, hierarchyOf, nodesOf, ofEntity, servedHierarchies } from '../asking/hierarchy.js';
import { anyFamily } from '../asking/hierarchy-relatives.js';
import { leiOf, noLei, recordsIn } from '../asking/registry.js';
import { conflictOf, isSame } from '../asking/same-record.js';
import { type Leaf, leavesIn, memberOf, textsIn } from '../asking/texts.js';

type Node = readonly [lei: string, node: JsonObject];

/** The relatives with an LEI in hierarchies that other checks ask for as well, those with siblings included. */
async function someRelatives(
  api: Api,
): Promise<{ readonly nodes: readonly Node[]; readonly all: readonly Json[]; readonly proof: Exchange }> {
  const { id, parent } = await anyFamily(api);
  const replies = [
    ...(await servedHierarchies(api)).map(({ reply }) => reply),
    await hierarchyOf(api, id, { include_siblings: true }),
  ];
  const proof = await hierarchyOf(api, parent, { limit: limits.hierarchy.children.max });
  const all = [...replies, proof].flatMap(nodesOf);
  const nodes = all.flatMap((node): readonly Node[] => {
    const lei = handleOf(node);
    return isObject(node) && lei !== undefined && isLei(lei) ? [[lei, node]] : [];
  });
  return { nodes, all, proof };
}

/** As many entries of one LEI as the others are compared with: a page may show it without end. */
const mostAlike = 50;

export const relativesAlike = defineCheck({
  id: 'hierarchy/relatives-alike',
  title: 'An entity is the same wherever hierarchies show it: as parent, child, sibling or by itself',
  clauses: ['hierarchy.parent-child', 'registry.lei.length'],
  operations: ['getHierarchy'],
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const known = new Map<string, JsonObject[]>();
      const { nodes, proof, all } = await someRelatives(api);
      for (const { path, value } of all.flatMap(leavesIn)) {
        const isLeiOf = memberOf(path) === 'lei' && typeof value === 'string' && !noLei.test(value.trim());
        const isWhole = !isLeiOf || value.trim().length === limits.lei.length;
        const ofLength = 'registry.lei.length';
        expectThat(isWhole, '/data/hierarchy', `${limits.lei.length} characters in lei`, value, ofLength);
      }
      for (const [lei, node] of nodes) {
        const others = known.get(lei) ?? [];
        const conflict = others
          .map((each) => conflictOf(each, node, (path) => ofEntity.test(path)))
          .find(Boolean);
        const expected = `${JSON.stringify(conflict?.one)}, as elsewhere of ${lei}`;
        expectThat(conflict === undefined, '/data/hierarchy', expected, conflict?.other);
        if (others.length < mostAlike) known.set(lei, [...others, node]);
        api.witness('relatives');
      }
      expectHeld(known.size > 0, 'hierarchies tell nothing of relatives but their LEIs', proof);
    },
    { requests: 0 },
  ),
});

/** As many LEIs as one request takes. */
const most = 100;

/** The registry lists none of the LEIs: then it has no record of one of them either. */
async function expectNotHeld(api: Api, lei: string): Promise<void> {
  const { status } = await api.get('getRegistryEntity', {}, { path: { lei } });
  const clause = 'registry.entities.lei';
  expectThat(status !== 200, '/data', `the record of ${lei}, which its detail shows`, 'none', clause);
}

export const relativesOnRecord = defineCheck({
  id: 'hierarchy/relatives-on-record',
  title: 'The relatives of an entity are described as the registry describes the same LEIs',
  clauses: ['hierarchy.parent-child', 'registry.entities.lei'],
  operations: ['getHierarchy', 'listRegistryEntities', 'getRegistryEntity'],
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_exposure', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const { nodes, proof } = await someRelatives(api);
      const leis = [...new Set(nodes.map(([lei]) => lei))].slice(0, most);
      expectHeld(leis.length > 0, 'hierarchies tell nothing of relatives but their LEIs', proof);
      const reply = await api.get('listRegistryEntities', { lei: leis.join() });
      const records = new Map(recordsIn(reply).map((record) => [leiOf(record), record]));
      if (records.size === 0) await expectNotHeld(api, leis[0] ?? '');
      const named = new Map<string, Named>();
      for (const [lei, node] of nodes) {
        const record = records.get(lei);
        if (record === undefined) continue;
        for (const { path, value } of leavesIn(node)) {
          if (!ofEntity.test(path) || /categor|entity_?id$/.test(path) || path.lastIndexOf('/') > 0) continue;
          const shown = valuesOf(record, memberOf(path));
          if (shown.length > 0 && /name/.test(memberOf(path))) {
            // A member of that name may be of something else in the record, such as its jurisdiction.
            const isOne = textsIn(record).some(({ text }) => mayBeOne(text, String(value)));
            named.set(`${lei} ${path}`, { value, shown, isOne });
            continue;
          }
          // An entity may be at home elsewhere than its legal address.
          if (/country/.test(memberOf(path))) continue;
          const isOne = shown.length === 0 || shown.some((each) => isSame(value, each, path));
          expectThat(
            isOne,
            `/data/hierarchy${path}`,
            `${shown.join(' or ')}, as the record of ${lei}`,
            value,
          );
        }
        api.witness('relatives on record');
      }
      expectOwnNames([...named.values()]);
    },
    { requests: 1 },
  ),
});

/** A name of a relative, and what its record has in the same member. */
interface Named {
  readonly value: Leaf['value'];
  readonly shown: readonly Leaf['value'][];
  readonly isOne: boolean;
}

/**
 * The names of relatives are those of their records. An entity has names: that of the news may share no word with that of
 * the register, but not most of them, nor is one the name of another relative more than once.
 */
function expectOwnNames(named: readonly Named[]): void {
  const strange = named.filter(({ isOne }) => !isOne);
  const isOfAnother = ({ value }: Named) =>
    named.some(({ shown }) => shown.some((each) => isSameName(String(each), String(value))));
  const [example] = strange;
  const isApart = strange.length < several || strange.length * 2 <= named.length;
  const isOwn = isApart && strange.filter(isOfAnother).length < several;
  const expected = `${example?.shown.join(' or ')}, as its record has it`;
  expectThat(isOwn, '/data/hierarchy', expected, example?.value);
}

/** A single relative may have a name by which nobody else calls it. */
const several = 2;

/** Members of a record that are about others than the entity as it stands. */
const aside = /relation|parent|other|previous|successor|exception|agent/;

/** What a record shows in the members of a name; none where it has no such member. */
const valuesOf = (record: JsonObject, name: string) =>
  leavesIn(record).flatMap(({ path, value }) =>
    memberOf(path) === name && !aside.test(path) ? [value] : [],
  );
