import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, isArray, isObject, once, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { askLinks, isSanctioned, sanctionsOf, someLinks } from './links.js';
import { expectSelectedLinks } from './selected-links.js';

const { screeningLists: most } = limits.government;

/** The names of screening lists, where their items are words alone; how they are written is not shown. */
function listNames(lists: unknown): readonly string[] | undefined {
  if (!isArray(lists)) return undefined;
  const names = lists.map((each) =>
    typeof each === 'string'
      ? each
      : isObject(each)
        ? (each.list ?? each.name ?? each.source ?? each.code)
        : undefined,
  );
  const words = names.filter((name) => typeof name === 'string' && !/\d{3}|[:;]/.test(name));
  return words.length === names.length ? words.map(String) : undefined;
}

export const linksSanctionedOnly = defineCheck({
  id: 'government/links-sanctioned-only',
  title:
    'sanctioned_only=true keeps the links of sanctioned principals, which carry their lists and programs',
  clauses: [
    'government.links.sanctioned-only',
    'government.links.sanctioned-only.finds',
    'government-records.links.sanction-lists',
    'government-records.links.sanction-programs',
    'government-records.screening-lists.number',
    'government-records.links.sanctions.none',
    'government-records.links.sanctions.items',
  ],
  operations: ['listForeignAgentLinks'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { query, rows: known } = await someLinks(api);
      const rows = listIn(await askLinks(api, { ...query, sanctioned_only: true }));
      precondition(
        rows.length > 0 || known.some(isSanctioned),
        'no link of a sanctioned principal is seen',
        'no-data',
      );
      for (const [index, row] of rows.entries()) {
        const [lists, programs] = [
          sanctionsOf(row, 'fp_sanction_lists'),
          sanctionsOf(row, 'fp_sanction_programs'),
        ];
        expectThat(
          isSanctioned(row),
          `/data/${index}/fp_sanction_lists`,
          'the lists of a sanctioned principal',
          lists ?? row,
        );
        expectThat(
          programs !== undefined,
          `/data/${index}/fp_sanction_programs`,
          'the sanction programs',
          row,
        );
        api.witness('sanctioned principals');
      }
      await expectSelectedLinks(api, {
        query: { ...query, sanctioned_only: true },
        because: 'links of sanctioned principals',
        fits: isSanctioned,
      });
      const names = rows.map((row) => listNames(sanctionsOf(row, 'fp_sanction_lists')));
      const all = [...new Set(names.flatMap((each) => each ?? []))];
      const isTold = names.every((each) => each !== undefined);
      expectThat(!isTold || all.length <= most, '/data/*/fp_sanction_lists', `at most ${most} lists`, all);
      api.observe(
        'screening lists',
        isTold
          ? all.toSorted().join(', ')
          : JSON.stringify(sanctionsOf(rows[0] ?? {}, 'fp_sanction_lists') ?? null),
      );
      const without = known.find((row) => !isSanctioned(row)) ?? {};
      api.observe('without sanctions', JSON.stringify(sanctionsOf(without, 'fp_sanction_lists') ?? null));
    },
    { requests: 2 },
  ),
  refutedBy: [
    'government-records.links.sanction-lists-null',
    'government-records.links.without-sanction-lists',
    'government-records.links.without-sanction-programs',
    'government-records.screening-lists.more-than-five',
    'government.links.sanctioned-only.first-list-only',
    'government.links.sanctioned-only.ignored',
    'government.links.sanctioned-only.inverted',
  ],
});
