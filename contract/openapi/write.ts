import { writeFileSync } from 'node:fs';
import { openapiDocument } from './document.js';

// Run from the root of the project: `npm run contract`.
writeFileSync('contract/openapi.json', `${JSON.stringify(openapiDocument(), null, 2)}\n`);
