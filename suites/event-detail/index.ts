import type { Check } from '../../src/kit/index.js';
import { knownId } from './known-id.js';
import { oldEvent } from './old-event.js';
import { unknownId } from './unknown-id.js';

/** One Event by its id. */
export const eventDetailChecks: readonly Check[] = [knownId, oldEvent, unknownId];
