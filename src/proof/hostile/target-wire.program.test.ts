import { vi } from 'vitest';
import { compression } from './behaviours/compression.test-data.js';
import { limits } from './behaviours/headers.test-data.js';
import { wire } from './behaviours/wire.test-data.js';
import { judgeBehaviours } from './hostile-runs.test-data.js';

vi.mock('../../../suites/index.js', () => import('./few-checks.test-data.js'));

judgeBehaviours(wire, compression, limits);
