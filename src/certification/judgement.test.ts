import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../contract/index.js';
import { type CheckResult, lacksFlag, lacksKey } from '../engine/events.js';
import { checkOf, resultOf } from '../engine/fixtures.test-data.js';
import type { Report } from '../engine/record/report.js';
import { judgementOf } from './judgement.js';
import { scopeOf } from './scope.js';

const page: ClauseId = 'events.limit.page-size';
const refusal: ClauseId = 'auth.key.revoked';
const awards: ClauseId = 'government.awards.entity.cik';

const checks = [
  checkOf(async () => {}, { id: 'events/page', clauses: [page] }),
  checkOf(async () => {}, {
    id: 'authentication/revoked',
    clauses: [refusal],
    needs: ['key.revoked'],
  }),
  checkOf(async () => {}, {
    id: 'government/awards',
    clauses: [awards],
    needs: ['entitlement.can_use_gov'],
  }),
  checkOf(async () => {}, {
    id: 'government/links',
    clauses: ['government.links.rows'],
    needs: ['entitlement.can_use_gov'],
  }),
];
const profile = (name: 'core' | 'gov', ...clauses: readonly ClauseId[]) => ({
  name,
  version: 1,
  digest: '',
  clauses,
});
const scope = scopeOf(
  [profile('core', page, refusal), profile('gov', awards, 'government.links.rows')],
  checks,
);

type Ended = Partial<CheckResult>;

/** A report in which every check passes but those that are given. */
const report = (ended: Readonly<Record<string, Ended>> = {}): Report =>
  ({
    ending: 'completed',
    run: { startedAt: '2026-11-20T12:00:00.000Z' },
    checks: checks.map(({ id, clauses }) =>
      resultOf({ id, area: id.split('/')[0] ?? '', clauses, outcome: 'pass', ...ended[id] }),
    ),
  }) as unknown as Report;

const attested = scope.steps.map((step) => ({ ...step, by: 'Operations', at: '2026-11-01' }));
const judged = (reports: readonly Report[], steps: Parameters<typeof judgementOf>[2]['steps'] = attested) =>
  judgementOf(scope, reports, { steps } as Parameters<typeof judgementOf>[2]);

const noAwards: Ended = { outcome: 'not-applicable', note: 'no award has a cik: id' };

describe('a judgement', () => {
  it('is conformant where all rounds decided everything', () => {
    expect(judged([report(), report(), report()])).toEqual({
      verdict: 'conformant',
      clauses: { decided: 4, contradicted: 0, open: 0, notApplicable: 0 },
      failed: [],
      open: [],
      notApplicable: [],
    });
  });

  it('lists rows that the deployment lacks in every round, which block nothing', () => {
    const lacking = report({ 'government/awards': noAwards });
    expect(judged([lacking, lacking, lacking])).toMatchObject({
      verdict: 'conformant',
      clauses: { decided: 3, notApplicable: 1 },
      open: [],
      notApplicable: [
        { why: noAwards.note, rounds: [1, 2, 3], checks: ['government/awards'], clauses: [awards] },
      ],
    });
  });

  it('takes the decision of the rounds in which a clause applied', () => {
    const lacking = report({ 'government/awards': noAwards });
    expect(judged([lacking, report(), lacking])).toMatchObject({
      verdict: 'conformant',
      clauses: { decided: 4, notApplicable: 0 },
      notApplicable: [],
    });
    const failing = report({
      'government/awards': {
        outcome: 'fail',
        failure: { finding: { at: '', expected: '', seen: '' } } as never,
      },
    });
    expect(judged([lacking, failing, lacking])).toMatchObject({
      verdict: 'non-conformant',
      failed: [{ check: 'government/awards', clause: awards, rounds: [2] }],
    });
    const undecided = report({
      'government/awards': { outcome: 'inconclusive', reason: 'no-data', note: 'x' },
    });
    expect(judged([lacking, undecided, report()])).toMatchObject({
      verdict: 'incomplete',
      open: [{ kind: 'undecided', why: 'no-data: x', rounds: [2], clauses: [awards] }],
    });
  });

  it('stays open where most clauses of a profile do not apply', () => {
    const none = report({ 'government/awards': noAwards, 'government/links': noAwards });
    expect(judged([none, none, none])).toMatchObject({
      verdict: 'incomplete',
      clauses: { decided: 2, open: 2, notApplicable: 0 },
      open: [
        {
          kind: 'undecided',
          why: '2 of 2 clauses of gov do not apply; at least half of them must',
          checks: ['government/awards', 'government/links'],
        },
      ],
    });
  });

  it('stays open where the plan lacks a flag of a claimed profile', () => {
    const refused: Ended = { outcome: 'not-applicable', note: lacksFlag('can_use_gov') };
    const without = report({ 'government/awards': refused, 'government/links': refused });
    expect(judged([without, without, without])).toMatchObject({
      verdict: 'incomplete',
      open: [
        {
          kind: 'not-tested',
          why: refused.note,
          remedy: 'Use a key of a plan with can_use_gov.',
          rounds: [1, 2, 3],
        },
      ],
    });
  });

  it('lists what is undecided before what is not tested, and attestations last, each with its remedy', () => {
    const open = report({
      'events/page': { outcome: 'inconclusive', reason: 'data-drift', note: 'the page moved' },
      'authentication/revoked': { outcome: 'not-tested', note: lacksKey('revoked') },
    });
    const { verdict, open: causes } = judged([report(), open, open], scope.steps);
    expect(verdict).toBe('incomplete');
    expect(causes).toMatchObject([
      { kind: 'undecided', why: 'data-drift: the page moved', rounds: [2, 3], clauses: [page] },
      {
        kind: 'not-tested',
        why: lacksKey('revoked'),
        remedy: 'Set EI_API_KEY_REVOKED to a revoked key.',
        clauses: [refusal],
      },
      { kind: 'not-attested', why: 'nobody attests the step key.revoked', rounds: [], clauses: [refusal] },
    ]);
  });
});
