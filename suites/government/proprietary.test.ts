import { describe, expect, it } from 'vitest';
import type { Exchange, Json, World } from '../../src/kit/index.js';
import { proprietaryNames } from './proprietary.js';

const judge = (body: Json, operation = 'listAwards') =>
  proprietaryNames.judge(
    { request: { operation }, status: 200, json: body } as unknown as Exchange,
    {} as World,
    () => undefined,
  );

const award = (row: Json) => ({ success: true, awards: [{ recipient_uei: 'ABCDEFGHIJK1', ...Object(row) }] });

describe('names of proprietary identifiers', () => {
  it.each([
    'duns',
    'recipientDUNS',
    'recipient_duns_number',
    'duns_plus4',
    'D-U-N-S',
    'dnb_id',
    'bvdId',
    'parent_duns',
    'globalUltimate',
    'corporate_family',
  ])('accuses a member %s, whatever its value', (name) => {
    for (const value of [null, '123456789', {}]) expect(() => judge(award({ [name]: value }))).toThrow();
  });

  it('accuses an identifier of which a scheme is called so', () => {
    expect(() => judge(award({ ids: [{ scheme: 'DUNS', value: '123456789' }] }))).toThrow();
  });

  it.each(['dunsborough', 'parent_uei', 'cage_code', 'cik', 'lei', 'family', 'highest_owner', 'windunsit'])(
    'has nothing against a member %s',
    (name) => {
      expect(judge(award({ [name]: 'DUNS & Sons', recipient_name: 'Duns Ltd' }))).toBe(1);
    },
  );

  it('leaves out what a reply says about the request, and other replies', () => {
    expect(judge({ ...award({}), applied_filters: { retired: { duns: 'uei' } } })).toBe(1);
    expect(judge(award({ duns: '1' }), 'listEvents')).toBe(0);
    expect(judge({ success: true, awards: [] })).toBe(0);
  });
});
