import type { Check } from '../../src/kit/index.js';
import { actors } from './actors.js';
import { actorsPresent } from './actors-present.js';
import { countryName } from './country-name.js';
import { eventDate } from './event-date.js';
import { fatalities } from './fatalities.js';
import { geography } from './geography.js';
import { identity } from './identity.js';
import { links } from './links.js';
import { metricInputs } from './metric-inputs.js';
import { metricsFamilies } from './metrics-families.js';
import { metricsRanges } from './metrics-ranges.js';
import { metricsTypes } from './metrics-types.js';
import { references } from './references.js';
import { taxonomy } from './taxonomy.js';
import { texts } from './texts.js';

export const eventCardChecks: readonly Check[] = [
  identity,
  texts,
  eventDate,
  taxonomy,
  geography,
  actors,
  metricsTypes,
  metricsRanges,
  metricsFamilies,
  metricInputs,
  fatalities,
  references,
  links,
  actorsPresent,
  countryName,
];
