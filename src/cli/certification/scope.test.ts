import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { OperatorStep } from '../../certification/scope.js';
import { temporaryFolder } from '../whole-program.test-data.js';
import { attestedSteps, byReference } from './scope.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

const steps: readonly OperatorStep[] = [
  { id: 'key.revoked', checks: ['authentication/revoked-key'] },
  { id: 'earlier-run', checks: ['events/cursor-expired'] },
];

function file(content: unknown): string {
  const path = join(folders.make(), 'steps.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('attestations', () => {
  it('say who did a step and when; the others stay without', () => {
    const told = { 'key.revoked': { by: 'Operations', at: '2026-05-20' } };
    expect(attestedSteps(steps, file(told))).toEqual([
      { ...steps[0], by: 'Operations', at: '2026-05-20' },
      steps[1],
    ]);
    expect(attestedSteps(steps, undefined)).toEqual(steps);
  });

  it('are not needed for the keys of the embedded reference', () => {
    const [revoked, earlier] = steps;
    const attested = { by: 'the embedded reference', at: 'today' };
    expect(byReference(steps, 'today', false)).toEqual([{ ...revoked, ...attested }, earlier]);
    expect(byReference(steps, 'today', true)[1]).toEqual({ ...earlier, ...attested });
  });

  it.each([
    ['is no object', ['key.revoked'], 'does not contain a JSON object'],
    ['names a step that is not needed', { 'key.revokd': { by: 'x', at: '2026-05-20' } }, 'key.revokd'],
    ['does not say who', { 'key.revoked': { at: '2026-05-20' } }, 'who did it and when'],
    ['does not say when', { 'key.revoked': { by: 'x', at: 'lately' } }, 'who did it and when'],
    ['is a text', { 'key.revoked': 'done' }, 'who did it and when'],
  ])('are refused where the file %s', (_, content, why) => {
    expect(() => attestedSteps(steps, file(content))).toThrow(why);
  });
});
