import { at, defineCheck, once, seenOf } from '../../src/kit/index.js';
import { admin1Of } from '../filters/places.js';
import { discover, someRegional, valuesIn } from './discovered.js';

export const leftOpen = defineCheck({
  id: 'geography/left-open',
  title: 'What the discovery of geography does where the specification does not say',
  clauses: [
    'geography.completeness',
    'geography.country.grammar',
    'geography.country.unknown',
    'geography.response',
  ],
  level: 'observe',
  operations: ['listAdmin1'],
  rulings: ['A26'],
  property: once(
    async (api) => {
      const told = async (country: string) => {
        const reply = await api.get('listAdmin1', { country });
        return `${seenOf(reply)}, ${valuesIn(reply).length} values`;
      };
      for (const { country, cards } of someRegional(api, 1)) {
        const { reply, values } = await discover(api, country);
        api.observe('members of the reply', Object.keys(at(reply.json, '') ?? {}).join(', '));
        const listed = new Set(values.flat());
        const missing = cards.filter((card) => !listed.has(admin1Of(card))).length;
        api.observe('regions of Event cards that are not listed', `${missing} of ${cards.length}`);
        api.observe('a country by its name', await told(country.name));
        api.observe('a country by two letters', await told(country.iso2));
      }
      api.observe('a country that does not exist', await told('Zqxland'));
    },
    { requests: 4 },
  ),
  refutedBy: [],
});
