import { at, defineCheck, expectRefusal, expectThat, forEach } from '../../src/kit/index.js';
import { removedTargets, replacementOf } from './removed-path.js';

export const removedV1 = defineCheck({
  id: 'versioning/removed-v1',
  title: 'A v1 path answers 410 ENDPOINT_REMOVED and names its v2 replacement in details and message',
  clauses: [
    'error.endpoint-removed',
    'error.endpoint-removed.details.replacement',
    'states.parameter.removed',
    'versioning.v1.gone',
    'versioning.v1.code',
    'versioning.v1.message',
    'versioning.v1.details-replacement',
  ],
  operations: ['removedV1'],
  rulings: ['A77'],
  property: forEach(removedTargets, async (api, target) => {
    const reply = await api.getTarget(target);
    expectRefusal(reply, { codes: ['ENDPOINT_REMOVED'], details: ['replacement'] });
    const replacement = replacementOf(reply).replace(/[./]+$/, '');
    const message = at(reply.json, '/error');
    const named = typeof message === 'string' && message.includes(replacement);
    expectThat(named, '/error', `a message that names ${replacement}`, message);
    api.witness('removed paths');
  }),
  refutedBy: [
    'v1.answered-404',
    'v1.known-paths-only',
    'v1.message-without-replacement',
    'v1.replacement-removed-too',
    'v1.without-details-replacement',
    'v1.wrong-code',
  ],
});
