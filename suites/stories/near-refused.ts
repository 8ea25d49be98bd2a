import { defineCheck, expectRefusal, forEach, precondition } from '../../src/kit/index.js';
import { closedFor } from '../story-window.js';
import { isUnknown } from '../taken.js';

export const nearRefused = defineCheck({
  id: 'stories/near-refused',
  title: 'Where Stories take near, one that is no pair of latitude and longitude earns INVALID_NEAR',
  clauses: ['error.invalid-near', 'error.invalid-near.triple'],
  operations: ['listStories'],
  rulings: ['C11'],
  property: forEach(['48.85,2.35,100', 'north,2.35'], async (api, near) => {
    const query = await closedFor(api, 'listStories', { near, radius_km: 100 });
    const reply = await api.get('listStories', query);
    precondition(!isUnknown(reply, 'near'), 'Stories do not take near');
    expectRefusal(reply, { codes: ['INVALID_NEAR'] });
    api.witness('points refused');
  }),
  refutedBy: ['stories.near.malformed-dropped', 'stories.near.triple-accepted'],
});
