import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../kit/index.js';
import { differenceText } from '../behaviour/changes.js';
import { compare } from '../behaviour/comparison.js';
import { questions } from '../behaviour/questions.js';
import { digestOf } from '../changelog/snapshot.js';
import { snapshotDiff } from '../changelog/watch.js';
import type { ChangeClass } from '../contract/change.js';
import { changesBetween } from '../contract/changes.js';
import { declaredIn } from '../contract/declarations.js';
import { type Contract, plainContract } from '../contract/document/contract.js';
import { entriesOf, withNotice } from '../notice/notice.js';
import { reportDiff } from '../reports/report-diff.js';
import { announcedScenarios } from './announced.test-data.js';
import { dateOf, deployed, noon } from './deployed.test-data.js';
import { behaviourScenarios, elsewhereScenarios } from './elsewhere.test-data.js';
import type { Scenario } from './scenario.test-data.js';

const scenarios = [...announcedScenarios, ...behaviourScenarios, ...elsewhereScenarios];
const checks = [...new Set(scenarios.flatMap(({ check }) => check ?? []))];
const gravity: readonly (ChangeClass | undefined)[] = ['breaking', 'announce', 'free', undefined];
const gravest = (classes: readonly ChangeClass[]) =>
  gravity.find((each) => each === undefined || classes.includes(each));

const read = new Map<string, Contract>();

/** A contract in its plain form, each once. */
function contractOf(document: JsonObject): Contract {
  const digest = digestOf(document);
  const known = read.get(digest) ?? plainContract(document);
  read.set(digest, known);
  return known;
}

/** What every command says of a scenario. */
async function toldOf({ before = {}, after, entries = [], check }: Scenario) {
  const [was, is] = [await deployed(before, checks), await deployed(after, checks)];
  const [old, now] = [was.documents.contract, is.documents.contract];
  const announcements = entries.map(([when, text]) => ({ title: 'News', text, date: dateOf(when) }));
  const between = before.contract === after.contract ? [] : changesBetween(contractOf(old), contractOf(now));
  const changes = withNotice(
    between,
    entriesOf(announcements, [declaredIn(old), declaredIn(now)]),
    noon.getTime(),
  );
  const { differences } = compare(questions, {
    first: [was.answers, was.answers],
    second: [is.answers, is.answers],
  });
  const look = { baseUrl: 'https://api.test', announcements };
  const diff = () => between;
  const first = await snapshotDiff(
    { ...look, at: new Date(noon.getTime() - 1000), contract: old, answers: [was.answers, was.answers] },
    undefined,
    diff,
  );
  const { findings } = await snapshotDiff(
    { ...look, at: noon, contract: now, answers: [is.answers, is.answers] },
    first.snapshot,
    diff,
  );
  const moved =
    check === undefined ? [] : reportDiff(await was.reportOn(check), await is.reportOn(check)).clauses;
  return {
    diff: changes.map(({ rule }) => rule).toSorted(),
    notice: changes.find(({ class: kind }) => kind === gravest(changes.map((each) => each.class)))?.notice,
    class: gravest([
      ...changes.map((each) => each.class),
      ...differences.map(({ isFree }): ChangeClass => (isFree ? 'free' : 'breaking')),
    ]),
    compare: differences.map((each) => `${each.aspect} ${each.at} ${differenceText(each)}`),
    labels: findings.map(({ label }) => label).toSorted(),
    causes: [...new Set(moved.map(({ cause }) => cause?.of))],
  };
}

describe('a change between two deployments', { timeout: 300_000 }, () => {
  it('is told in at least 60 scenarios, by every class, notice and cause', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(60);
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    const all = <Key extends keyof Scenario>(key: Key) => new Set(scenarios.map((each) => each[key]));
    expect(all('class').size).toBe(4);
    expect(all('notice').size).toBe(5);
    expect(all('cause')).toEqual(new Set([undefined, 'server', 'suite', 'ledger', 'data', 'settings']));
  });

  it.each(scenarios)('is told alike by all commands: $name', async (scenario) => {
    const { class: kind, notice, cause, diff = [], watch, compare: places = [] } = scenario;
    const told = await toldOf(scenario);
    expect(told.compare).toEqual(places.length === 0 ? [] : expect.arrayContaining([...places]));
    expect(told.diff).toEqual([...diff].toSorted());
    expect({ class: told.class, notice: told.notice }).toEqual({ class: kind, notice });
    // Beside a graver change, one that needs no notice may be seen.
    const labels = told.labels.filter((label) => label !== 'free' || watch.includes(label));
    expect(new Set(labels)).toEqual(new Set(watch));
    expect(told.causes).toEqual(cause === undefined ? [] : [cause]);
  });
});
