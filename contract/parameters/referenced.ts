import type { Parameters } from '../parameter.js';

export const admin1Parameters = {
  country: { type: 'text', required: true, summary: 'The country whose first-level regions are wanted' },
} as const satisfies Parameters;

export const officesParameters = {
  q: { type: 'text', summary: 'Text to search for' },
} as const satisfies Parameters;

export const situationParameters = {
  story_id: { type: 'text', place: 'path', required: true, summary: 'Id of the Story' },
} as const satisfies Parameters;

export const energyAssetsParameters = {
  bbox: {
    type: 'box',
    malformed: 'INVALID_BBOX',
    presupposed: true,
    summary: 'lat_min,lon_min,lat_max,lon_max',
  },
  near: { type: 'circle', malformed: 'INVALID_NEAR', presupposed: true, summary: 'lat,lon,radius_km' },
} as const satisfies Parameters;
