import fc from 'fast-check';
import { unknownParameters } from '../../generators/values/unknown-parameter.js';
import { defineCheck, expectThat, forAll, seenOf } from '../../src/kit/index.js';
import { expectErrorEnvelope } from './error-envelope.js';

const paths = fc
  .tuple(fc.constantFrom('/api/v2/', '/api/v2/events/x/', '/api/v2/meta/'), unknownParameters())
  .map(([folder, name]) => folder + name);

export const unknownPath = defineCheck({
  id: 'errors/unknown-path',
  title: 'A path that does not exist is answered with a client error in the error envelope',
  clauses: [
    'error.envelope',
    'envelope.error.success',
    'envelope.error.error',
    'envelope.error.code',
    'envelope.error.details',
  ],
  runs: 2,
  property: forAll(paths, async (api, path) => {
    const reply = await api.getTarget(path);
    expectThat(reply.status >= 400 && reply.status < 500, 'status', 'a client error', seenOf(reply));
    expectErrorEnvelope(reply, 'required');
    if (reply.status !== 404) api.observe('status of an unknown path', String(reply.status));
    api.witness('error envelopes of unknown paths');
  }),
  refutedBy: [
    'error.bare',
    'error.code-missing',
    'error.code-number',
    'error.details-list',
    'error.details-missing',
    'http.unknown-paths-bare',
  ],
});
