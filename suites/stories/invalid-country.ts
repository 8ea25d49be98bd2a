import { defineCheck, expectRefusal, once, precondition } from '../../src/kit/index.js';
import { closedFor } from '../story-window.js';
import { isUnknown } from '../taken.js';

export const invalidCountry = defineCheck({
  id: 'stories/invalid-country',
  title: 'Where Stories take a country, one that is not recognised earns INVALID_COUNTRY',
  clauses: ['error.invalid-country', 'stories.geography.other-filters'],
  operations: ['listStories'],
  rulings: ['A26'],
  property: once(async (api) => {
    const query = await closedFor(api, 'listStories', { country: 'Atlantis' });
    const reply = await api.get('listStories', query);
    precondition(!isUnknown(reply, 'country'), 'Stories do not take country');
    expectRefusal(reply, { codes: ['INVALID_COUNTRY'] });
    api.witness('countries refused');
  }),
  refutedBy: ['stories.country.unknown-dropped'],
});
