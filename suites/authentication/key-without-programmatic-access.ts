import { errors } from '../../contract/index.js';
import { at, defineCheck, detail, expectRefusal, expectThat, once } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const keyWithoutProgrammaticAccess = defineCheck({
  id: 'authentication/key-without-programmatic-access',
  title: 'A plan without programmatic access is refused as 403 PROGRAMMATIC_ACCESS_DENIED with its details',
  clauses: [
    'error.programmatic-access-denied',
    'error.programmatic-access-denied.details.surface',
    'error.programmatic-access-denied.details.pricing-url',
    'error.programmatic-access-denied.details.arena-url',
  ],
  operations: ['listEvents'],
  rulings: ['A46'],
  needs: ['key.no-programmatic-access'],
  property: once(async (api) => {
    const reply = await callWith(api, 'listEvents', { credential: { role: 'no-programmatic-access' } });
    expectRefusal(reply, { codes: ['PROGRAMMATIC_ACCESS_DENIED'] });
    for (const member of errors.PROGRAMMATIC_ACCESS_DENIED.details) {
      const carried = detail(reply, member) !== undefined;
      expectThat(carried, `/details/${member}`, member, at(reply.json, '/details'));
      api.witness('members of details');
    }
  }),
  refutedBy: [
    'access.programmatic-accepted',
    'access.programmatic-without-arena-url',
    'access.programmatic-without-pricing-url',
    'access.programmatic-without-surface',
    'access.programmatic-wrong-code',
    'access.programmatic-wrong-status',
  ],
});
