import { defineCheck, forEach } from '../../src/kit/index.js';
import { spellings } from '../country-spellings.js';
import { bounds } from '../event-window.js';
import { byActorCountry } from '../filters/countries.js';
import { countryOf, isFrom, originsOf, plainCountries } from '../known-country.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

const name = 'source_actor_country';

export const actorCountrySpellings = defineCheck({
  id: 'events/actor-country-spellings',
  title: 'source_actor_country takes the same forms of a country as country',
  clauses: ['events.source-actor-country.grammar'],
  operations: ['listEvents'],
  rulings: ['A26', 'A60'],
  property: forEach(spellings.slice(1), async (api, { of, write }) => {
    const { window, events } = api.world.offer;
    // Where roles do not tell the sides apart, the first actor is likely to be the acting one.
    const country =
      countryOf(byActorCountry(name)(events)?.query[name]) ??
      plainCountries.find((each) => events.some((card) => isFrom(originsOf(card)[0], each)));
    if (country === undefined) return;
    const ask = (text: string) => fullPage(api, { ...bounds(window), [name]: text, limit: 100 });
    const byCode = await ask(country.iso3);
    const because = `${country.name} by ${of} and by ISO-3`;
    api.witness('Events compared', expectSameEvents(await ask(write(country)), byCode, because));
  }),
  refutedBy: ['country.source-iso-3-only'],
});
