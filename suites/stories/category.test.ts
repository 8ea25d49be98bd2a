import { expect, it } from 'vitest';
import { type JsonObject, Violation } from '../../src/kit/index.js';
import { expectApart } from './category.js';

const story = (id: string, story_category?: string): JsonObject =>
  story_category === undefined ? { id } : { id, story_category };
const all = [story('s1'), story('s2'), story('s3'), story('s4')];
const [one, two, three, four] = all as [JsonObject, JsonObject, JsonObject, JsonObject];

const judged = (values: Record<string, readonly JsonObject[]>, stories: readonly JsonObject[] = all) => {
  const found = Object.entries(values).map(([category, each]) => ({ category, stories: each }));
  return () => expectApart(found, stories);
};

it('takes a word for no filter, or another spelling of a value, for no category', () => {
  expect(judged({ politics: [one, two], economy: [three], sport: [four], all })).not.toThrow();
  expect(judged({ politics: [one, two], political: [one, two], economy: [three, four] })).not.toThrow();
  const told = [story('s1', 'politics'), story('s2', 'economy')];
  const [politics = {}, economy = {}] = told;
  expect(
    judged({ politics: [politics], political: [politics], economy: [economy], all: told }, told),
  ).not.toThrow();
});

it('expects each Story under one value', () => {
  expect(judged({ politics: [one, two], economy: [two, three] })).toThrow(Violation);
  expect(judged({ politics: all, economy: all, sport: all })).toThrow(Violation);
  const told = [story('s1', 'politics'), story('s2', 'economy')];
  expect(judged({ politics: told, economy: told }, told)).toThrow(Violation);
});
