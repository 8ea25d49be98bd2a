import { defineCheck, expectRefusal, once, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { inAdmin1 } from '../filters/places.js';
import { fullPage } from '../page-of-events.js';
import { expectSelects } from '../selection.js';

export const admin1Filter = defineCheck({
  id: 'events/admin1-filter',
  title: 'admin1 selects the Events of one state or province of a country',
  clauses: ['events.admin1.filter'],
  operations: ['listEvents'],
  rulings: ['A27'],
  property: once(async (api) => {
    const { window, events } = api.world.offer;
    const asked = inAdmin1(events);
    if (asked === undefined) return;
    const reply = await fullPage(api, { ...bounds(window), ...asked.query, limit: 100 });
    // A card may spell a name otherwise than the discovery of geography does, which says what is accepted.
    if (reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_ADMIN1'] });
      api.observe('admin1 of a card', 'refused');
      api.witness('values refused');
      return;
    }
    expectSelects(api, reply, events, asked.fits, asked.because);
    const rows = rowsOf(reply).length;
    api.observe('admin1 of a card', rows === 0 ? 'selects nothing' : 'selects Events');
    api.witness('replies without Events of other states');
  }),
  refutedBy: ['admin1.matches-city', 'list.admin1.dropped'],
});
