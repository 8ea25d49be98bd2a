import { expect, test } from 'vitest';
import { againOf, replayOf } from './replay.js';

const command = 'npx ei-conformance run --reference --seed 3';
const chosen = (check: string) => ({ command, settings: { check: { value: check, from: 'flag' } } });

test('a check alone is named behind the command', () => {
  expect(replayOf(command, 'events/limit-default')).toBe(`${command} --check events/limit-default`);
});

test('a whole run is run again whole', () => {
  expect(againOf({ command, settings: {} })).toBe(command);
  expect(againOf(chosen('all'))).toBe(command);
});

test('a narrowed run is as narrow again', () => {
  expect(againOf(chosen('events, event-card'))).toBe(`${command} --check events --check event-card`);
});
