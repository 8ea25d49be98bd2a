import { join, resolve } from 'node:path';
import { writeBundle } from './bundle.js';

const root = resolve(import.meta.dirname, '../../../..');
await writeBundle(root, join(root, 'dist'), join(root, 'bundle'));
