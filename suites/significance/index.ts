import type { Check } from '../../src/kit/index.js';
import { blend } from './blend.js';
import { civilianTargeting } from './civilian-targeting.js';
import { fatalities } from './fatalities.js';

/** How significance is blended, judged over samples and never by one Event. */
export const significanceChecks: readonly Check[] = [blend, civilianTargeting, fatalities];
