import { vi } from 'vitest';
import { json, texts } from './behaviours/bodies.test-data.js';
import { contracts, declarations } from './behaviours/contracts.test-data.js';
import { cursors } from './behaviours/cursors.test-data.js';
import { headers, redirects } from './behaviours/headers.test-data.js';
import { injections } from './behaviours/injections.test-data.js';
import { judgeBehaviours } from './hostile-runs.test-data.js';

vi.mock('../../../suites/index.js', () => import('./few-checks.test-data.js'));

judgeBehaviours(texts, json, cursors, headers, redirects, injections);

judgeBehaviours(contracts, declarations);
