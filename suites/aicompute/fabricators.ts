import type { TextFilter } from './text-filter.js';

/** The filter by fabricator; rows need not show theirs, so that the best-known are tried. */
export const foundryFilter: TextFilter = {
  list: 'listHardware',
  name: 'foundry',
  members: [/(?:^|\/)found(?:ry|ries)(?:_?name|\/name)?$/, /foundr|fabricat|(?:^|[/_])fabs?$/],
  guesses: ['TSMC', 'Samsung', 'SMIC'],
};
