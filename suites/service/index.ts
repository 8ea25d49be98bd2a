import type { Check } from '../../src/kit/index.js';
import { endpoints } from './endpoints.js';
import { jsonBody } from './json-body.js';
import { noServerError } from './no-server-error.js';

export const serviceChecks: readonly Check[] = [endpoints, jsonBody, noServerError];
