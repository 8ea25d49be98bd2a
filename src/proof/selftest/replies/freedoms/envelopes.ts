import { operatorIds } from '../operators.js';
import { kept } from './changes.js';
import type { Freedom } from './freedom.js';

/** What replies of many operations have. */
export const envelopeFreedoms: readonly Freedom[] = [
  {
    at: /^header (?!content-type$|deprecation$|link$)/,
    by: 'auth.metering.usage-headers.names',
    because: 'The names of the usage headers are not shown, nor is any other header of a served reply.',
  },
  {
    at: /^\/(?:pagination|meta)\/(?:total|count|total_count)$/,
    by: 'envelope.list.totals',
    because: 'Totals beside a page are not shown.',
  },
  {
    at: /^\/meta\/coverage(?:\/|$)/,
    by: 'envelope.meta.coverage.inner',
    because: '`coverage` may be left out, and its shape is not shown.',
  },
  {
    at: /^\/meta\/window_adjustment\/(?!reason$)/,
    by: 'envelope.meta.window-adjustment.inner',
    because: 'Only the reason of an adjusted window is shown.',
  },
  {
    at: /^\/meta\/window_adjustment\/reason$/,
    operators: ['unknown', 'another', 'neighbour'],
    by: 'envelope.meta.window-adjustment.reason.values',
    because: 'The document names one reason as an example.',
  },
  {
    at: /^\/meta\/attributions$/,
    operators: operatorIds.filter((id) => id !== 'retyped'),
    by: 'envelope.meta.attributions.inner',
    because: 'Attributions may be left out, and which there are is not shown.',
  },
  {
    at: /^\/meta\/attributions\//,
    by: 'envelope.meta.attributions.inner',
    because: 'Attributions may be left out, and their members are not shown.',
  },
  {
    at: /^\/applied_filters\/normalized\/\*\//,
    by: 'envelope.applied-filters.normalized.items',
    because: 'An adjustment names its parameter anywhere: where no member does, the words of its reason may.',
  },
  {
    at: /^\/applied_filters\/(?:ignored|entity_handles_unresolved)\/\*\//,
    unless: ['envelopes/echo-unresolved'],
    by: 'envelope.applied-filters.ignored.items',
    because: 'The shape of these elements is not shown beyond the name in them.',
  },
  {
    at: /^\/applied_filters\/entity_ids_expanded(?:\/\*)?$/,
    operators: ['retyped', 'reversed', 'neighbour', 'doubled', 'shortened'],
    by: 'envelope.applied-filters.entity-ids-expanded.items',
    because: 'The shape of these elements is not shown beyond the id in them, nor is their order.',
  },
  {
    at: /^\/applied_filters\/normalized$/,
    operators: ['neighbour'],
    by: 'envelope.applied-filters.normalized.items',
    because: 'The form of the items is not shown: one that holds the name of the parameter suffices.',
  },
  {
    at: /^\/applied_filters\/(?:ignored|normalized|entity_handles_unresolved)(?:\/\*)?$/,
    operators: ['reversed', 'neighbour', 'doubled'],
    by: 'envelope.applied-filters.ignored.items',
    because: 'No order of these elements is shown, nor that each thing is named once.',
  },
  {
    at: /^\/applied_filters\/retired\/\*$/,
    operators: kept,
    by: 'retired-aliases',
    because: 'An entry of `retired` is a name; its value is free.',
  },
  {
    at: /^\/applied_filters\/retired\/\*\//,
    by: 'retired-aliases',
    because: 'An entry of `retired` is a name; its value is free.',
  },
  {
    at: /^\/applied_filters$/,
    operators: ['neighbour'],
    by: 'envelope.members-without-use',
    because: 'One reply has one object of applied filters.',
  },
  {
    at: /^\/applied_filters\/search_[a-z_]+\//,
    by: 'phrase-search',
    because: 'How a reply states that a search was reduced is not shown.',
  },
  {
    at: /^\/applied_filters\/search_[a-z_]+$/,
    operators: ['retyped', 'neighbour'],
    by: 'phrase-search',
    because: 'The notice may have any form: one that is a text is a notice too.',
  },
  {
    operations: ['listEvents'],
    kinds: ['200'],
    at: /^\/pagination\/next_cursor$/,
    operators: ['another'],
    rows: ['later'],
    by: 'cursor-errors',
    because: 'A cursor of another query is refused as stale, as any cursor may be when the data change.',
  },
  {
    operations: ['listFacilities'],
    kinds: ['200'],
    at: /^\/pagination\/next_cursor$/,
    operators: ['another'],
    by: 'cursor-errors',
    because: 'A cursor of another query is refused as stale, as any cursor may be when the data change.',
  },
];
