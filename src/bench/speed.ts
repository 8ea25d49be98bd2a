import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { boards } from './speed/board.js';
import { growth } from './speed/growth.js';
import { lanes, page, throughput } from './speed/judging.js';
import { fullRun, startUp } from './speed/start-up.js';

const boardOf = await boards();
const figures = [
  ...(await startUp()),
  ...(await fullRun()),
  await lanes(),
  await page(boardOf),
  ...(await throughput(boardOf)),
  ...(await growth(boardOf)),
];
for (const { what, value, target } of figures)
  console.log(`${value.toFixed(2).padStart(8)}  ${target.padEnd(14)}  ${what}`);
const [out = 'bench/speed.json'] = process.argv.slice(2);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify(figures, null, 2)}\n`);
console.log(`Written to ${out}`);
