import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectBooleanRefused } from '../errors/expect-boolean-refused.js';

const rows = [
  { name: 'adversary_only', value: '1' },
  { name: 'sanctioned_only', value: '1' },
  { name: 'active_only', value: '1' },
  { name: 'sanctioned_only', value: 'yes' },
  { name: 'active_only', value: '0' },
] as const;

export const linksInvalidBoolean = defineCheck({
  id: 'government/links-invalid-boolean',
  title: 'Each boolean of foreign agents refuses a text other than true and false as INVALID_BOOLEAN',
  clauses: [
    'government.links.adversary-only.non-boolean',
    'government.links.sanctioned-only.non-boolean',
    'government.links.active-only.non-boolean',
    'error.invalid-boolean',
  ],
  operations: ['listForeignAgentLinks'],
  rulings: ['C12'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(rows, async (api, { name, value }) => {
    const reply = await api.get('listForeignAgentLinks', { registrant: 'a', [name]: value });
    expectBooleanRefused(api, reply, name);
  }),
  refutedBy: [
    'boolean.anything-is-false',
    'boolean.one-and-zero-accepted',
    'boolean.wrong-code',
    'government.links.active-only.nonsense-dropped',
    'government.links.active-only.one-accepted',
    'government.links.adversary-only.nonsense-dropped',
    'government.links.adversary-only.one-accepted',
    'government.links.booleans.wrong-code',
    'government.links.sanctioned-only.nonsense-dropped',
    'government.links.sanctioned-only.one-accepted',
  ],
});
