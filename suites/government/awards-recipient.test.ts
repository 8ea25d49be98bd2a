import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/kit/index.js';
import { type Answers, outcomeOf } from '../asking/outcome-of.test-data.js';
import { awardsRecipient } from './awards-recipient.js';

const acme = { uei: 'ACME12345678', recipient_name: 'Acme Aerospace Corp' };
const borea = { uei: 'BOREA1234567', recipient_name: 'Borea Inc' };

const awardsOf = (rollups: readonly JsonObject[], awards: readonly JsonObject[]): Json => ({
  success: true,
  summary: { award_count: awards.length },
  recipient_rollups: rollups,
  awards,
});

/** A part of the name of one recipient brings another one too. */
const bringing =
  (awards: readonly JsonObject[]): Answers =>
  (_operation, { recipient, uei }) => {
    if (uei !== undefined) return awardsOf([borea], uei === borea.uei ? awards : []);
    return awardsOf(recipient === 'a' ? [acme, borea, { ...borea, uei: 'CIRRUS123456' }] : [acme, borea], []);
  };

it.each([
  [
    'had the name when it received an older award',
    [{ ...borea, recipient_name: 'ACME AEROSPACE CORPORATION' }],
    'passed',
  ],
  ['never had it', [borea], 'government.awards.recipient.only'],
])('takes a recipient that %s', async (_, awards, outcome) => {
  expect(await outcomeOf(awardsRecipient, bringing(awards))).toBe(outcome);
});
