import type { Check } from '../../src/kit/index.js';
import { admin1WithoutOneCountry } from './admin1-without-one-country.js';
import { booleanLetterCase } from './boolean-letter-case.js';
import { booleanLetterCaseElsewhere } from './boolean-letter-case-elsewhere.js';
import { boxAcrossTheAntimeridian } from './box-across-the-antimeridian.js';
import { boxBeyondTheGlobe } from './box-beyond-the-globe.js';
import { codeStatus } from './code-status.js';
import { crossedMetricBounds } from './crossed-metric-bounds.js';
import { cursorOfAnotherEndpoint } from './cursor-of-another-endpoint.js';
import { cursorOfAnotherQuery } from './cursor-of-another-query.js';
import { entityMatch } from './entity-match.js';
import { familyMetricConflict } from './family-metric-conflict.js';
import { instantAsEventDate } from './instant-as-event-date.js';
import { invalidBooleanParameters } from './invalid-boolean-parameters.js';
import { invalidBooleanValues } from './invalid-boolean-values.js';
import { invalidCoordinate } from './invalid-coordinate.js';
import { invalidCountryParameters } from './invalid-country-parameters.js';
import { invalidCountryValues } from './invalid-country-values.js';
import { invalidDateParameters } from './invalid-date-parameters.js';
import { invalidDateValues } from './invalid-date-values.js';
import { invalidDays } from './invalid-days.js';
import { invalidEnum } from './invalid-enum.js';
import { invalidNear } from './invalid-near.js';
import { invalidRadius } from './invalid-radius.js';
import { invalidSearch } from './invalid-search.js';
import { invalidWindow } from './invalid-window.js';
import { malformedBox } from './malformed-box.js';
import { metricBoundOutOfRange } from './metric-bound-out-of-range.js';
import { metricBoundValues } from './metric-bound-values.js';
import { metricRangeEnds } from './metric-range-ends.js';
import { nearlyAnEnumValue } from './nearly-an-enum-value.js';
import { officeDate } from './office-date.js';
import { officeName } from './office-name.js';
import { rejectedOnSummary } from './rejected-on-summary.js';
import { rejectedParameters } from './rejected-parameters.js';
import { severalFaults } from './several-faults.js';
import { stableCode } from './stable-code.js';
import { tooManyHandles } from './too-many-handles.js';
import { unknownPath } from './unknown-path.js';
import { unreadableCursor } from './unreadable-cursor.js';

/** The code and the details that each breakage of a request earns. */
export const errorsChecks: readonly Check[] = [
  admin1WithoutOneCountry,
  booleanLetterCase,
  booleanLetterCaseElsewhere,
  boxAcrossTheAntimeridian,
  boxBeyondTheGlobe,
  crossedMetricBounds,
  cursorOfAnotherEndpoint,
  cursorOfAnotherQuery,
  entityMatch,
  familyMetricConflict,
  instantAsEventDate,
  invalidBooleanParameters,
  invalidBooleanValues,
  invalidCoordinate,
  invalidCountryParameters,
  invalidCountryValues,
  invalidDateParameters,
  invalidDateValues,
  invalidDays,
  invalidEnum,
  invalidNear,
  invalidRadius,
  invalidSearch,
  invalidWindow,
  malformedBox,
  metricBoundOutOfRange,
  metricBoundValues,
  metricRangeEnds,
  nearlyAnEnumValue,
  officeDate,
  officeName,
  rejectedOnSummary,
  rejectedParameters,
  stableCode,
  severalFaults,
  tooManyHandles,
  unknownPath,
  unreadableCursor,
  codeStatus,
];
