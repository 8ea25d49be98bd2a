import { defineCheck, expectStatus, once } from '../../src/kit/index.js';

export const countryRequired = defineCheck({
  id: 'geography/country-required',
  title: 'The discovery of geography without a country is refused with 400',
  clauses: ['geography.country.required', 'geography.country.required.code'],
  operations: ['listAdmin1'],
  rulings: ['A31'],
  property: once(async (api) => {
    expectStatus(await api.get('listAdmin1'), 400);
    api.witness('requests without a country refused');
  }),
  refutedBy: [
    'geography.country.missing-crashes',
    'geography.country.missing-served',
    'geography.country.missing-served-empty',
    'geography.country.missing-wrong-status',
  ],
});
