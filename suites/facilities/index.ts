import type { Check } from '../../src/kit/index.js';
import { bboxAcrossTheAntimeridian } from './bbox-across-the-antimeridian.js';
import { bboxBroken } from './bbox-broken.js';
import { bboxFilter } from './bbox-filter.js';
import { bboxPorts } from './bbox-ports.js';
import { capacityCrossed } from './capacity-crossed.js';
import { capacityFilter } from './capacity-filter.js';
import { capacityRefused } from './capacity-refused.js';
import { classFilter } from './class-filter.js';
import { classUnknown } from './class-unknown.js';
import { countryFilter } from './country-filter.js';
import { countrySecondary } from './country-secondary.js';
import { cursorUnreadable } from './cursor-unreadable.js';
import { cursorWalk } from './cursor-walk.js';
import { detailAttributes } from './detail-attributes.js';
import { detailMalformed } from './detail-malformed.js';
import { detailRecord } from './detail-record.js';
import { detailSiteId } from './detail-site-id.js';
import { detailUnknown } from './detail-unknown.js';
import { directory } from './directory.js';
import { hasGeo } from './has-geo.js';
import { hasOwner } from './has-owner.js';
import { invalidBoolean } from './invalid-boolean.js';
import { leftOpen } from './left-open.js';
import { limitAboveMax } from './limit-above-max.js';
import { limitDefault } from './limit-default.js';
import { limitHonoured } from './limit-honoured.js';
import { limitRefused } from './limit-refused.js';
import { nearBroken } from './near-broken.js';
import { nearFilter } from './near-filter.js';
import { noEvents } from './no-events.js';
import { ownerId } from './owner-id.js';
import { ownerName } from './owner-name.js';
import { ownerSearch } from './owner-search.js';
import { qFilter } from './q-filter.js';
import { recordCapacity } from './record-capacity.js';
import { recordClass } from './record-class.js';
import { recordCoordinates } from './record-coordinates.js';
import { recordCountry } from './record-country.js';
import { recordId } from './record-id.js';
import { recordIdStable } from './record-id-stable.js';
import { recordLeftOpen } from './record-left-open.js';
import { recordOwners } from './record-owners.js';
import { recordSource } from './record-source.js';
import { recordStatus } from './record-status.js';
import { recordType } from './record-type.js';
import { recordUrls } from './record-urls.js';
import { regionFilter } from './region-filter.js';
import { facilitiesReply } from './reply.js';
import { sameDataCenters } from './same-data-centers.js';
import { siloOwners } from './silo-owners.js';
import { sortCapacity } from './sort-capacity.js';
import { sortCountry } from './sort-country.js';
import { sortName } from './sort-name.js';
import { sortValues } from './sort-values.js';
import { sourceFilter } from './source-filter.js';
import { statusFilter } from './status-filter.js';
import { statusList } from './status-list.js';
import { typeFilter } from './type-filter.js';
import { typeList } from './type-list.js';
import { typeUnknown } from './type-unknown.js';
import { unknownSourceOrSort } from './unknown-source-or-sort.js';

/** The directory of physical facilities and its records. */
export const facilitiesChecks: readonly Check[] = [
  bboxAcrossTheAntimeridian,
  bboxBroken,
  bboxFilter,
  bboxPorts,
  capacityCrossed,
  capacityFilter,
  capacityRefused,
  classFilter,
  classUnknown,
  countryFilter,
  countrySecondary,
  cursorUnreadable,
  cursorWalk,
  detailAttributes,
  detailMalformed,
  detailRecord,
  detailSiteId,
  detailUnknown,
  directory,
  hasGeo,
  hasOwner,
  invalidBoolean,
  leftOpen,
  limitAboveMax,
  limitDefault,
  limitHonoured,
  limitRefused,
  nearBroken,
  nearFilter,
  noEvents,
  ownerId,
  ownerName,
  ownerSearch,
  qFilter,
  recordCapacity,
  recordClass,
  recordCoordinates,
  recordCountry,
  recordIdStable,
  recordId,
  recordLeftOpen,
  recordOwners,
  recordSource,
  recordStatus,
  recordType,
  recordUrls,
  regionFilter,
  facilitiesReply,
  sameDataCenters,
  siloOwners,
  sortCapacity,
  sortCountry,
  sortName,
  sortValues,
  sourceFilter,
  statusFilter,
  statusList,
  typeFilter,
  typeList,
  typeUnknown,
  unknownSourceOrSort,
];
