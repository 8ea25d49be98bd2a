import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median } from './sampling.js';
import { untilEnd, untilFirstRequest } from './start-times.js';

/** Compares the start of the compiled program with that of the bundle and with Node alone, in alternating runs. */
const pairs = 5;
const key = `svc_sk_${'0'.repeat(32)}`;
const root = resolve(import.meta.dirname, '../../../..');
const forms = { compiled: join(root, 'dist/src/main.js'), bundled: join(root, 'bin/ei-conformance.cjs') };
const bare: number[] = [];
const starts = {
  '--help': (main: string) => untilEnd([main, '--help']),
  'the first request': (main: string) => untilFirstRequest(main, key),
};

for (const [what, start] of Object.entries(starts)) {
  const times = { compiled: [] as number[], bundled: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    bare.push(await untilEnd(['-e', '0']));
    times.compiled.push(await start(forms.compiled));
    times.bundled.push(await start(forms.bundled));
  }
  const [before, after] = [median(times.compiled), median(times.bundled)];
  const node = median(bare);
  const shown = (ms: number): string => `${ms.toFixed(0)} ms (${(ms / node).toFixed(1)} times Node alone)`;
  console.log(`${what}: ${shown(before)} compiled, ${shown(after)} bundled`);
}

const files = readdirSync(join(root, 'bundle'), { recursive: true, encoding: 'utf8' })
  .map((name) => statSync(join(root, 'bundle', name)))
  .filter((each) => each.isFile());
const bytes = files.reduce((sum, { size }) => sum + size, 0);
console.log(`the bundle: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
