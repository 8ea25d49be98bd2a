import { vi } from 'vitest';
import { cursors } from './cursors.test-data.js';
import { headers } from './headers.test-data.js';
import { injections } from './injections.test-data.js';
import { json } from './json.test-data.js';
import { judging } from './judging.test-data.js';
import { redirects } from './redirects.test-data.js';
import { texts } from './texts.test-data.js';

vi.mock('../../suites/index.js', () => import('./few-checks.test-data.js'));

judging(texts, json, cursors, headers, redirects, injections);
