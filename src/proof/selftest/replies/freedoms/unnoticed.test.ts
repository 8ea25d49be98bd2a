import { expect, it } from 'vitest';
import { freedomOf } from './index.js';
import { freedomOfUnnoticed } from './unnoticed.js';

it.each([
  ['listFacilities 200 /data/*/betrieb', 'versioning.without-notice.response-fields'],
  ['listFacilities 404 NOT_KEPT /details/lei', 'error.unlisted-codes'],
  ['listModels 200 /applied_filters/normalized', 'reference-envelope'],
  ['listEvents 200 /applied_filters/normalized', undefined],
  ['listEvents 200 /data/*/event_date', undefined],
  ['listEvents error /code', undefined],
  ['getOpenapi 200 /paths/*/betrieb', undefined],
  ['listEvents 200 header x-own', undefined],
  ['getFacility 200 /data/merge_history', 'facility-record.detail.merge-history.none'],
  ['listAwards 200 /data/awards/*/recipient', 'government-records.awards.names'],
  ['getOpenapi 200 /components/parameters/*/required', 'versioning.openapi.omissions'],
  ['getRegistryEntity 404 /details/lei', 'error.unlisted-codes'],
])('%s is left open by %s', (member, by) => {
  const mutant = { member, operator: 'dropped', rows: 'every' } as const;
  expect(freedomOfUnnoticed(mutant, freedomOf)?.by).toBe(by);
});
