import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectFilters, expectSelected } from '../filters/asked.js';
import { boxAt, inBox } from '../filters/places.js';
import { placeOf } from '../geometry.js';

export const bboxFilter = defineCheck({
  id: 'events/bbox-filter',
  title: 'A box, latitude first, keeps the Events within it and none without coordinates',
  clauses: ['events.bbox.order', 'events.bbox.inside', 'events.bbox.without-coordinates'],
  operations: ['listEvents'],
  rulings: ['C48'],
  property: forEach(
    ({ offer }) => {
      const places = offer.events.flatMap((card) => placeOf(card) ?? []);
      const most = places.filter(({ latitude }) => Math.abs(latitude) < 70);
      return ['chosen among two days', ...[most[0], most[Math.floor(most.length / 2)]]].filter(
        (each) => each !== undefined,
      );
    },
    async (api, place) => {
      if (typeof place === 'string') await expectFilters(api, inBox);
      else await expectSelected(api, boxAt(place, 12, 20));
    },
  ),
  refutedBy: ['bbox.keeps-unlocated', 'bbox.latitude-only', 'bbox.longitude-first', 'list.bbox.dropped'],
});
