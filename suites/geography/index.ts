import type { Check } from '../../src/kit/index.js';
import { countryRequired } from './country-required.js';
import { discoveredValues } from './discovered-values.js';
import { leftOpen } from './left-open.js';
import { perCountry } from './per-country.js';
import { regions } from './regions.js';

/** The discovery of first-level regions. */
export const geographyChecks: readonly Check[] = [
  countryRequired,
  discoveredValues,
  leftOpen,
  perCountry,
  regions,
];
