import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../../contract/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import type { CheckResult, Failure } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { groupFailures } from './failure-groups.js';

const shared: ClauseId = 'limits.events-limit.max';
const other: ClauseId = 'envelope.error.error';

/** A check that fails at a place of a reply to an operation. */
function failing(
  id: string,
  operation: 'listEvents' | 'listStories',
  told: Omit<Failure['finding'], 'clause'>,
  rest: Partial<CheckResult> = {},
): CheckResult {
  const finding = { ...told, clause: rest.clauses?.[0] ?? (`area.${id}` as ClauseId) };
  const exchange = exchangeOf(undefined, finding.at === 'status' ? Number.parseInt(finding.seen, 10) : 200);
  const failure: Failure = {
    finding,
    input: '',
    place: '',
    fingerprint: id,
    repeated: { failed: 2, tried: 2 },
    exchanges: [{ ...exchange, request: { ...exchange.request, operation } }],
  };
  return resultOf({ id, outcome: 'fail', clauses: [], failure, ...rest });
}

const limit = { at: '/data/3/title', expected: 'a text', seen: 'null' };

describe('defectsOf', () => {
  it('makes one of what many checks see at one place of an operation', () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      failing(`a/${index}`, 'listEvents', { ...limit, at: `/data/${index}/title` }),
    );
    expect(groupFailures(many)).toEqual([
      expect.objectContaining({
        place: '/data/*/title',
        operations: ['listEvents'],
        checks: many.map(({ id }) => id),
      }),
    ]);
  });

  it('joins operations where the same clause is contradicted, and only there', () => {
    const one = failing('a/1', 'listEvents', limit, { clauses: [shared] });
    const two = failing('a/2', 'listStories', limit, { clauses: [shared, other] });
    const apart = failing('a/3', 'listStories', limit, { clauses: [] });
    expect(groupFailures([one, two])).toMatchObject([
      { operations: ['listEvents', 'listStories'], clauses: [shared] },
    ]);
    expect(groupFailures([one, apart])).toHaveLength(2);
    // What comes last joins what was apart.
    expect(groupFailures([one, apart, two])).toHaveLength(1);
  });

  it('makes one of a member and what lies in it, and not of all that lies in the rows', () => {
    const at = (id: string, place: string) => failing(id, 'listEvents', { ...limit, at: place });
    const [defect, ...others] = groupFailures([at('a/1', '/data/0/owners/2'), at('a/2', '/data/1/owners')]);
    expect([defect?.place, others]).toEqual(['/data/*/owners', []]);
    expect(
      groupFailures([at('a/1', '/data/0/owners'), at('a/2', '/data'), at('a/3', '/data/4')]),
    ).toHaveLength(3);
  });

  it('keeps places and statuses apart', () => {
    const status = (seen: string) =>
      failing(`a/${seen}`, 'listEvents', { at: 'status', expected: '200', seen });
    expect(groupFailures([status('500 in json'), status('502'), status('404')])).toHaveLength(2);
    expect(
      groupFailures([
        failing('a/1', 'listEvents', limit),
        failing('a/2', 'listEvents', { ...limit, at: '/total' }),
      ]),
    ).toHaveLength(2);
  });

  it('has a fingerprint that neither wording nor more checks change', () => {
    const [first] = groupFailures([failing('a/1', 'listEvents', limit)]);
    const again = failing('a/2', 'listEvents', { at: '/data/9/title', expected: 'words', seen: '7' });
    const [later] = groupFailures([again, failing('a/1', 'listEvents', limit)]);
    expect(later?.fingerprint).toBe(first?.fingerprint);
    expect(first?.fingerprint).toMatch(/^[0-9a-f]{12}$/);
  });

  it("tells a defect by the specification before the deployment's own word", () => {
    const own = failing('a/1', 'listEvents', limit, { clauses: [shared], source: 'deployment' });
    const wide = failing('a/2', 'listEvents', limit, { clauses: [shared, other] });
    expect(groupFailures([own, wide])).toMatchObject([{ outcome: 'fail', checks: ['a/2', 'a/1'] }]);
  });

  it('tells a defect by a must before a should, and by the check with fewest clauses', () => {
    const should = failing('a/1', 'listEvents', limit, { outcome: 'warn', level: 'should' });
    const wide = failing('a/2', 'listEvents', limit, { clauses: [shared, other] });
    const exact = failing('a/3', 'listEvents', limit, { clauses: [shared] });
    expect(groupFailures([should, wide, exact])).toMatchObject([
      { outcome: 'fail', checks: ['a/3', 'a/2', 'a/1'] },
    ]);
    expect(groupFailures([should])).toMatchObject([{ outcome: 'warn' }]);
  });
});
