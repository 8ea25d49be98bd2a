import type { Api, Query } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { fullPage } from '../page-of-events.js';
import { expectSelects } from '../selection.js';
import { wholeEvents } from '../whole-events.js';
import type { Asked, Filter } from './filter.js';

/** The list keeps, of a result that is known whole, what fits a filter and nothing else. */
export async function expectFilters(api: Api, filter: Filter, of: Query = {}): Promise<void> {
  const whole = await wholeEvents(api, of);
  const asked = filter(whole.rows);
  if (asked === undefined) return;
  const reply = await fullPage(api, { ...whole.query, ...asked.query });
  expectSelects(api, reply, whole.rows, asked.fits, asked.because);
}

/** The list keeps, of the Events of the offered window, what fits and nothing else. */
export async function expectSelected(api: Api, { query, fits, because }: Asked): Promise<void> {
  const { window, events } = api.world.offer;
  const reply = await fullPage(api, { ...bounds(window), ...query, limit: 100 });
  expectSelects(api, reply, events, fits, because);
}

/** The same for a filter whose values are chosen from the offered Events. */
export async function expectSelectsOffered(api: Api, filter: Filter): Promise<void> {
  const asked = filter(api.world.offer.events);
  if (asked !== undefined) await expectSelected(api, asked);
}
