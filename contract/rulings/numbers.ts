import type { Rulings } from './ruling.js';

/** Limits, numbers, boxes, points and booleans. */
export const numbers = {
  'limit-above-max': {
    alias: 'C09',
    title: 'A `limit` above the maximum',
    kind: 'contradiction',
    headings: [
      'Endpoints > Events list',
      'Endpoints > AI compute family',
      'Endpoints > Facilities family',
      'Endpoints > Government family',
      'Errors > Validation and request errors',
      'Limits',
    ],
    problem:
      'Events serve such a limit at the maximum and say so; the error table exempts Events, Stories and summaries from `INVALID_LIMIT`; the reference families only state a maximum. `companies` and `chip-sales` state none of their own.',
    accepts: [
      'Events, Stories and both summaries: 200 at the maximum, 100 rows or 500 buckets.',
      'An entry in `applied_filters.normalized` is required on Events; its absence on Stories and summaries is reported.',
      'Other families: 400 `INVALID_LIMIT`, or served at the maximum (reported).',
      'Below 1 or not a number: `INVALID_LIMIT`; outside Events, Stories and summaries also `INVALID_NUMBER`, and a 200 for a limit below 1 is reported there.',
      'No maximum is asserted for `companies` and `chip-sales`.',
    ],
    stillFails: [
      'A refusal on Events, Stories or a summary.',
      'More rows than the stated maximum.',
      'A 5xx.',
      'On Events, Stories and summaries, anything but `INVALID_LIMIT` for a limit below 1 or not a number.',
    ],
  },
  'radius-above-max': {
    alias: 'C10',
    title: 'A `radius_km` above 2000',
    kind: 'contradiction',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors', 'Limits'],
    problem: 'The radius is capped at 2000, and a number out of range is an error.',
    accepts: [
      '200 without a row beyond 2000 km, with or without an entry in `normalized`.',
      '400 `INVALID_NUMBER` or `INVALID_NEAR`.',
      'On facilities, whose triple has its own radius, a row beyond 2000 km is reported.',
    ],
    stillFails: ['A 200 with a row beyond 2000 km on Events or Stories.'],
  },
  'near-without-radius': {
    alias: 'C11',
    title: 'Whether `near` needs `radius_km`',
    kind: 'contradiction',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors'],
    problem:
      'The grammar of `near` is a point plus a radius, while the radius has a default of 100. No range is stated for the point itself.',
    accepts: [
      '`near` alone: served at 100 km (preferred), or 400 `INVALID_NEAR` or `MISSING_PARAM`.',
      '`lat` without a longitude: any 400.',
      'A radius of zero or below: `INVALID_NUMBER` or `INVALID_NEAR`.',
      'A point beyond latitude 90 or longitude 180: either of these codes; an empty 200 is reported.',
      '`radius_km` without a point: any answer but a 5xx.',
    ],
    stillFails: ['A 200 for a radius of zero or below.', 'A 200 with rows for a point that does not exist.'],
  },
  'boolean-spelling': {
    alias: 'C12',
    title: 'How booleans are written',
    kind: 'contradiction',
    headings: ['Endpoints > AI compute family', 'Errors > Validation and request errors', 'Versioning'],
    problem: 'Booleans are true or false only, yet `frontier` takes `1` as well.',
    accepts: [
      '`frontier=1` is served.',
      '`frontier=false` and `frontier=0`: any answer but a 5xx.',
      'An endpoint that is not descriptor-backed may list a bad boolean in `applied_filters.ignored` (reported).',
    ],
    stillFails: [
      'A boolean sent as `1` to Events, Stories or foreign agents that is neither refused with `INVALID_BOOLEAN` nor, where the endpoint is not descriptor-backed, listed as ignored.',
      'A refusal of `frontier=1`.',
    ],
  },
  'faulty-box': {
    alias: 'A13',
    title: 'The error code for a faulty box',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors'],
    problem:
      'A coordinate out of range fits a number error and a box error. A box whose west exceeds its east is inverted, or one that crosses the antimeridian.',
    accepts: [
      'Coordinates out of range: `INVALID_BBOX` or `INVALID_NUMBER`.',
      '`lon_min` above `lon_max`: `INVALID_BBOX` by the plain reading; tolerated is a 200 whose rows all lie in the box across the antimeridian.',
      'A box of no height or no width: 200 or `INVALID_BBOX`.',
    ],
    stillFails: ['Anything but `INVALID_BBOX` where `lat_min` exceeds `lat_max`.'],
  },
  'maritime-box-order': {
    alias: 'C14',
    title: 'Longitude first on maritime boxes',
    kind: 'contradiction',
    headings: ['Endpoints > Facilities family', 'Errors > Validation and request errors'],
    problem:
      'The error table puts longitude first for maritime, while facilities, ports among them, put latitude first. The maritime note belongs to routes that are not shown.',
    accepts: ['No maritime route is tested.'],
    stillFails: ['A facilities box read longitude first, whichever `source` is asked for.'],
  },
  'hierarchy-limits': {
    alias: 'A15',
    title: '`depth` and the children `limit` of the hierarchy out of range',
    kind: 'ambiguity',
    headings: [
      'Endpoints > Legal-entity registry family',
      'Limits',
      'Errors > Validation and request errors',
    ],
    problem: 'The ranges are stated, the answer to a value outside them is not.',
    accepts: [
      'Any 400, for example `INVALID_NUMBER`, `INVALID_LIMIT` or `INVALID_ENUM`.',
      'A 200 served within the range.',
    ],
    stillFails: ['A chain of more than 5 ancestors.', 'More than 50 children.'],
  },
  'metric-bounds-inclusive': {
    alias: 'A69',
    title: 'Whether metric bounds include themselves',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors'],
    problem:
      'The names minimum and maximum suggest that the bound belongs to the range, but no sentence says so, and a card may print a rounded value.',
    accepts: [
      'A row exactly at a bound may be in or out; a service that never returns one is reported.',
      'Only rows clearly outside a bound are judged.',
    ],
    stillFails: ['A row clearly outside a bound.', 'A 400 where `_min` equals `_max`.'],
  },
  'great-circle-distance': {
    alias: 'A70',
    title: 'How great-circle distance is computed',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list'],
    problem: 'Neither the figure of the Earth nor its radius is stated.',
    accepts: ['Rows within 0.6 % of the radius, at least 1 km, of the edge may be in or out.'],
    stillFails: ['A row farther outside than that margin.'],
  },
} as const satisfies Rulings;
