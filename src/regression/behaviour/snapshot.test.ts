import { describe, expect, it } from 'vitest';
import { type Fact, factsByKey, type Observations } from './observation.js';
import { questions } from './questions.js';
import { comparisonOfSnapshots, recordedAnswers } from './snapshot.js';

const asked = questions.slice(0, 1);
const [question] = asked;
const root: readonly Fact[] = [
  { aspect: 'shape', at: '', seen: 'object' },
  { aspect: 'shape', at: '/data', seen: 'array' },
  { aspect: 'shape', at: '/data/*', seen: 'object' },
];
const observed = (...facts: readonly Fact[]): Observations =>
  new Map([
    [
      question?.id ?? '',
      { question: question?.id ?? '', facts: factsByKey([...root, ...facts]), rows: ['a row'] },
    ],
  ]);
const echo = (seen: string, more: Partial<Fact> = {}): Fact => ({
  aspect: 'echo',
  at: '/sort',
  seen,
  ...more,
});
const kept = (one: Observations, again = one) => recordedAnswers(asked, [one, again]);

describe('what a look keeps of how a deployment behaves', () => {
  it('is compared as the replies are', () => {
    const [old, next] = [kept(observed(echo('recent'))), kept(observed(echo('significance')))];
    expect(comparisonOfSnapshots(asked, old, old).differences).toEqual([]);
    expect(comparisonOfSnapshots(asked, old, next).differences).toMatchObject([
      { aspect: 'echo', at: '/sort', first: 'recent', second: 'significance' },
    ]);
  });

  it('leaves out what was not the same twice, and counts it', () => {
    const moving = kept(observed(echo('recent')), observed(echo('oldest')));
    const steady = kept(observed(echo('significance')));
    expect(comparisonOfSnapshots(asked, moving, steady)).toMatchObject({ differences: [], noise: 1 });
    expect(comparisonOfSnapshots(asked, steady, moving)).toMatchObject({ differences: [], noise: 1 });
  });

  it('has no values of what depends on data, and compares it with nothing', () => {
    const ofData = kept(observed(echo('a secret', { ofData: true })));
    expect(JSON.stringify(ofData)).not.toContain('secret');
    expect(JSON.stringify(ofData)).not.toContain('a row');
    expect(comparisonOfSnapshots(asked, ofData, kept(observed(echo('recent')))).differences).toEqual([]);
  });

  it('is compared only where the same was asked', () => {
    const [answer] = kept(observed(echo('recent')));
    if (answer === undefined) throw new RangeError('no answer');
    const other = [{ ...answer, asked: 'something else' }];
    expect(comparisonOfSnapshots(asked, other, kept(observed(echo('oldest'))))).toMatchObject({
      differences: [],
      unanswered: [],
    });
  });

  it('is nothing of a question that had one answer alone', () => {
    expect(recordedAnswers(asked, [observed(), new Map()])).toEqual([]);
  });
});
