import { describe, expect, it } from 'vitest';
import { type Exchange, expectThat, type Json } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { replyOf } from '../../transport/scripted-wire.test-data.js';
import { checkOf, scriptedContext, stepOf } from '../fixtures.test-data.js';
import { comparedExchanges, hasMoved, resend } from './drift.js';
import { runPropertyCheck } from './property-check.js';

const page = (ids: readonly string[], total = ids.length): Json => ({
  data: ids.map((id) => ({ id, score: Math.random() })),
  pagination: { total, next_cursor: String(Math.random()) },
});

describe('hasMoved', () => {
  const before = exchangeOf(page(['a', 'b']));
  it.each([
    ['the same rows in another order', page(['b', 'a']), false],
    ['another row', page(['a', 'c'], 2), true],
    ['a row more', page(['a', 'b', 'c']), true],
    ['another total', page(['a', 'b'], 3), true],
    ['no rows', { data: [] }, true],
    ['no data', {}, true],
  ])('sees %s', (_, json, moved) => {
    expect(hasMoved(before, exchangeOf(json))).toBe(moved);
  });

  it('sees another status', () => {
    expect(hasMoved(before, exchangeOf(page(['a', 'b']), 500))).toBe(true);
  });
});

describe('compared', () => {
  const asking = (target: string): Exchange => ({
    ...exchangeOf({}),
    request: { ...exchangeOf({}).request, target },
  });
  it('is what a relation asked', () => {
    expect(comparedExchanges([asking('/a'), asking('/b')])).toHaveLength(2);
  });

  it('is nothing where a trial made one request', () => {
    expect(comparedExchanges([asking('/a'), asking('/a')])).toEqual([]);
  });

  it('is nothing where one request had different replies, since that is what the trial is about', () => {
    const other = { ...asking('/a'), json: page(['b']) };
    expect(comparedExchanges([asking('/a'), asking('/b'), other])).toEqual([]);
    expect(comparedExchanges([asking('/a'), asking('/b'), asking('/a')])).toHaveLength(2);
  });

  it('is both ends of a long walk', () => {
    const walk = Array.from({ length: 20 }, (_, nth) => asking(`/${nth}`));
    expect(comparedExchanges(walk).map(({ request }) => request.target)).toEqual([
      '/0',
      '/1',
      '/2',
      '/3',
      '/16',
      '/17',
      '/18',
      '/19',
    ]);
  });
});

describe('a relation', () => {
  const idsIn = ({ json }: Exchange) =>
    JSON.stringify((json as { data: { id: string }[] }).data.map(({ id }) => id));
  const sameRows = checkOf(async (api) => {
    const [one, other] = [await api.getTarget('/one'), await api.getTarget('/other')];
    api.witness('rows');
    expectThat(idsIn(one) === idsIn(other), '/data', idsIn(one), idsIn(other));
  });

  it('is no failure while the data moves under it', async () => {
    let events = 0;
    const { bench } = scriptedContext(() => {
      events += 1;
      return replyOf(page(Array.from({ length: events }, (_, nth) => `event-${nth}`)));
    });
    expect(await runPropertyCheck(sameRows, stepOf(sameRows), bench)).toMatchObject({
      outcome: 'inconclusive',
      reason: 'data-drift',
    });
  });

  it('fails where the data stands still', async () => {
    const { bench } = scriptedContext(({ path }) => replyOf(page(path === '/one' ? ['a'] : ['b'])));
    expect(await runPropertyCheck(sameRows, stepOf(sameRows), bench)).toMatchObject({ outcome: 'fail' });
  });

  it('fails where the data moved once and then stood still', async () => {
    const { bench } = scriptedContext(({ path }, nth) => {
      const base = nth < 4 ? [`early-${nth}`] : ['late'];
      return replyOf(page(path === '/one' ? base : [...base, 'too much']));
    });
    expect(await runPropertyCheck(sameRows, stepOf(sameRows), bench)).toMatchObject({ outcome: 'fail' });
  });

  const grown = ['a', 'b'];
  it('passes where the data grew between the two requests of the first try and then held still', async () => {
    const { bench } = scriptedContext((_, nth) => replyOf(page(nth === 0 ? ['a'] : grown)));
    expect(await runPropertyCheck(sameRows, stepOf(sameRows), bench)).toMatchObject({
      outcome: 'pass',
      witnesses: { rows: 2 },
    });
  });

  it('passes where a row was revised between the two requests of the first try', async () => {
    const revised = (title: string) => replyOf({ data: [{ id: 'a', title }] });
    const titles = checkOf(async (api) => {
      const [one, other] = [await api.getTarget('/one'), await api.getTarget('/other')];
      api.witness('rows');
      expectThat(one.text === other.text, '/data/0/title', one.text, other.text);
    });
    const { bench } = scriptedContext((_, nth) => revised(nth === 0 ? 'before' : 'after'));
    expect(await runPropertyCheck(titles, stepOf(titles), bench)).toMatchObject({ outcome: 'pass' });
    const { bench: twice } = scriptedContext((_, nth) =>
      revised(['early', 'before', 'before', 'after'][nth] ?? 'later'),
    );
    expect(await runPropertyCheck(titles, stepOf(titles), twice)).toMatchObject({ outcome: 'pass' });
  });

  it('passes where the data moved in some later tries and held still in one', async () => {
    const { bench } = scriptedContext((_, nth) => replyOf(page(nth === 0 ? ['a'] : nth < 5 ? grown : ['c'])));
    expect(await runPropertyCheck(sameRows, stepOf(sameRows), bench)).toMatchObject({ outcome: 'pass' });
  });

  it('fails where data that move in most tries held still in two that it failed in', async () => {
    const { bench } = scriptedContext(({ path }, nth) => {
      const base = nth < 8 ? [`early-${nth}`] : ['late'];
      return replyOf(page(path === '/one' ? base : [...base, 'too much']));
    });
    expect(await runPropertyCheck(sameRows, stepOf(sameRows), bench)).toMatchObject({ outcome: 'fail' });
  });

  it('stays undecided where later tries pass on the data that the first one failed on', async () => {
    let tries = 0;
    const fickle = checkOf(async (api) => {
      await Promise.all([api.getTarget('/one'), api.getTarget('/other')]);
      tries += 1;
      expectThat(tries > 1, '/data', 'a later try', tries);
      api.witness('rows');
    });
    const { bench } = scriptedContext(() => replyOf(page(grown)));
    expect(await runPropertyCheck(fickle, stepOf(fickle), bench)).toMatchObject({
      reason: 'nondeterministic',
    });
  });

  it('fails where the rows come in another order each time', async () => {
    const { bench } = scriptedContext((_, nth) => replyOf(page(nth % 2 === 0 ? ['a', 'b'] : ['b', 'a'])));
    expect(await runPropertyCheck(sameRows, stepOf(sameRows), bench)).toMatchObject({ outcome: 'fail' });
  });
});

const exchange = (status: number): Exchange => ({
  request: { method: 'GET', target: '/a', credential: { role: 'full' } },
  status,
  headers: {},
  text: '',
  json: undefined,
  ms: 1,
});

it('waits where the target asks to, so that a limit is not taken for an answer', async () => {
  const { client, wire } = scriptedContext((_, nth) =>
    nth === 0 ? replyOf({ code: 'RATE_LIMITED' }, 429, { 'retry-after': '1' }) : replyOf({ nth }),
  );
  expect((await resend(exchange(200), client, undefined)).json).toEqual({ nth: 1 });
  expect(wire.sent).toHaveLength(2);
});

it.each([402, 429, 500, 503])('takes any answer where it was %i before', async (status) => {
  const { client, wire } = scriptedContext(() => replyOf({ code: 'X' }, status));
  expect((await resend(exchange(status), client, undefined)).status).toBe(status);
  expect(wire.sent).toHaveLength(1);
});
