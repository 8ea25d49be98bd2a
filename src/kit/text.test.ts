import { describe, expect, it } from 'vitest';
import {
  fromLast,
  hasInOrder,
  placeholdersOf,
  withoutEnding,
  withoutNames,
  withPlaceholders,
} from './text.js';

describe('texts of a target', () => {
  it.each([
    ['/api/', '/', '/api'],
    ['/a//b///', '/', '/a//b'],
    ['////', '/', ''],
    ['', '/', ''],
    ['/api/v2/events./.', './', '/api/v2/events'],
    ['plain', './', 'plain'],
  ])('%j without %j at its end is %j', (text, characters, left) => {
    expect(withoutEnding(text, characters)).toBe(left);
  });

  it.each([
    ['/entity_status', ['entity', 'status'], true],
    ['/entity/legal/status', ['entity', 'status'], true],
    ['/status_entity', ['entity', 'status'], false],
    ['/entity', ['entity', 'status'], false],
    // One letter cannot end the one word and begin the other.
    ['aba', ['ab', 'ba'], false],
    ['abba', ['ab', 'ba'], true],
  ])('%j has %j in order: %j', (text, words, has) => {
    expect(hasInOrder(text, ...words)).toBe(has);
  });

  it.each([
    ['/goldstein/abs/goldstein_avg', ['goldstein'], 'goldstein_avg'],
    ['/fatal/death', ['fatal', 'death'], 'death'],
    ['/other', ['fatal', 'death'], undefined],
  ])('%j from the last of %j on is %j', (text, words, rest) => {
    expect(fromLast(text, words)).toBe(rest);
  });

  it.each([
    ['/events/{id}', ['id'], '/events/{}'],
    ['/a/{one}/b/{other}', ['one', 'other'], '/a/{}/b/{}'],
    ['/a/{}', [''], '/a/{}'],
    ['/a/{open', [], '/a/{open'],
    ['/a/{{twice}}', ['twice'], '/a/{{}}'],
  ])('%j has the placeholders %j', (template, names, nameless) => {
    expect(placeholdersOf(template)).toEqual(names);
    expect(withoutNames(template)).toBe(nameless);
    expect(withPlaceholders(template, (name) => `{${name}}`)).toBe(template);
  });
});
