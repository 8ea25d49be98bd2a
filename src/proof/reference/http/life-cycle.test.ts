import { describe, expect, it } from 'vitest';
import { rejected, rejectedNames, retiredNames } from '../../../../contract/index.js';
import { clientOf, month } from '../client.js';

const client = clientOf();

describe('life cycle', () => {
  it('accepts retired names, lists them and lets them change nothing', async () => {
    const plain = await client.list(month);
    for (const name of retiredNames) {
      const { status, body } = await client.list({ ...month, [name]: '0.1' });
      expect(status, name).toBe(200);
      expect(Object.keys(body.applied_filters.retired)).toEqual([name]);
      expect(body.data).toEqual(plain.body.data);
    }
  });

  it('refuses rejected names with their code and alternatives', async () => {
    for (const name of rejectedNames) {
      const { status, body } = await client.list({ [name]: '1' });
      expect([status, body.code], name).toEqual([400, rejected[name].code]);
      expect(body.details.alternatives).toEqual(rejected[name].alternatives);
    }
  });

  it('refuses undeclared names with a suggestion', async () => {
    const { status, body } = await client.list({ categry: 'Protests' });
    expect([status, body.code]).toEqual([400, 'UNKNOWN_PARAM']);
    expect(body.details).toMatchObject({ param: 'categry', did_you_mean: 'category' });
    expect(body.details.accepted_params).toContain('country');
    for (const name of ['search', 'cursor']) {
      expect((await client.summary({ [name]: 'x' })).body.code).toBe('UNSUPPORTED_PARAM');
    }
  });

  it('still applies deprecated names', async () => {
    const { body } = await client.list({ ...month, event_family: 'conflict' });
    expect(new Set(body.data.map(({ family }: { family: string }) => family))).toEqual(new Set(['conflict']));
  });
});
