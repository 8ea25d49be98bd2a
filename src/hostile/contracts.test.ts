import { vi } from 'vitest';
import { contracts } from './contracts.test-data.js';
import { declarations } from './declarations.test-data.js';
import { judging } from './judging.test-data.js';

vi.mock('../../suites/index.js', () => import('./few-checks.test-data.js'));

judging(contracts, declarations);
