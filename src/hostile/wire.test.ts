import { vi } from 'vitest';
import { compression } from './compression.test-data.js';
import { judging } from './judging.test-data.js';
import { limits } from './limits.test-data.js';
import { wire } from './wire.test-data.js';

vi.mock('../../suites/index.js', () => import('./few-checks.test-data.js'));

judging(wire, compression, limits);
