import { text } from 'node:stream/consumers';
import { shipped } from './shipped-packages.js';

process.stdout.write(`${JSON.stringify(shipped(JSON.parse(await text(process.stdin))), null, 2)}\n`);
