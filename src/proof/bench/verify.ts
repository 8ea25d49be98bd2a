import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReference } from '../../cli/reference/deployment.js';

/** Events of the reference: as it comes, and with so few that most replies have a few KB. */
const usual = ['20000', '400'];
const profiles = 'core,aicompute,leiregistry,facilities,gov';
const main = join(import.meta.dirname, '..', '..', 'main.js');
const bare = join(import.meta.dirname, 'bare-read.js');

/** Tells at the end what a process and all its threads took, in microseconds. */
const telling = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write('\\ncpu ' + (user + system)); });",
)}`;

interface Took {
  readonly seconds: number;
  readonly cpu: number;
}

/** The least of several runs of a program: what else the machine does only adds to it. */
function least(args: readonly string[], times = 3): Took {
  const all = Array.from({ length: times }, (): Took => {
    const began = performance.now();
    const { stderr } = spawnSync(process.execPath, ['--import', telling, ...args], { encoding: 'utf8' });
    const [, microseconds = 'NaN'] = /\ncpu (\d+)$/.exec(stderr) ?? [];
    return { seconds: (performance.now() - began) / 1000, cpu: Number(microseconds) / 1e6 };
  });
  return {
    seconds: Math.min(...all.map(({ seconds }) => seconds)),
    cpu: Math.min(...all.map(({ cpu }) => cpu)),
  };
}

function measure(folder: string, key: string): void {
  const of = (name: string) => readFileSync(join(folder, name), 'utf8');
  const exchanges = [1, 2, 3].reduce(
    (sum, round) => sum + JSON.parse(of(`round-${round}.exchanges.json`)).exchanges.length,
    0,
  );
  const sizes: readonly number[] = JSON.parse(of('bodies.json')).map(({ bytes }: { bytes: number }) => bytes);
  const sorted = sizes.toSorted((one, other) => one - other);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const packed = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const verify = least([main, 'verify', folder, '--public-key', key]);
  const read = least([bare, folder]);
  const per1000 = (seconds: number) => `${((seconds / exchanges) * 1e6).toFixed(0)} ms per 1,000 exchanges`;
  for (const line of [
    `${exchanges} exchanges, ${sizes.length} distinct bodies of ${(total / 1e6).toFixed(1)} MB: median ${((sorted[sizes.length >> 1] ?? 0) / 1000).toFixed(1)} KB, mean ${(total / sizes.length / 1000).toFixed(1)} KB`,
    `the bundle has ${(packed / 1e6).toFixed(1)} MB`,
    `verify     ${verify.seconds.toFixed(2)} s, ${per1000(verify.seconds)}; ${verify.cpu.toFixed(2)} s of processors`,
    `bare read  ${read.seconds.toFixed(2)} s, ${per1000(read.seconds)}; ${read.cpu.toFixed(2)} s of processors`,
    `verify takes ${(verify.seconds / read.seconds).toFixed(1)} times as long, and ${(verify.cpu / read.cpu).toFixed(1)} times of processors`,
  ])
    console.log(`  ${line}`);
}

/** Certifies a deployment that this process serves. */
async function certify(args: readonly string[], keys: NodeJS.ProcessEnv): Promise<void> {
  const made = spawn(
    process.execPath,
    // What nobody attests leaves the certificate incomplete, and costs nothing to verify.
    [main, 'certify', '--anyway', '--profile', profiles, '--nonce', 'of the benchmark', ...args],
    { env: { ...process.env, ...keys }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(made, 'exit');
  if (code > 2) throw new Error(`certify ended with ${code}`);
}

/**
 * How long it takes to verify a bundle, in a process of its own, beside what nobody can spare: to unpack, digest and parse
 * the same bodies.
 */
async function run(given: readonly string[]): Promise<void> {
  for (const size of given) {
    const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-verify-'));
    const reference = await startReference({ faults: [], variants: [], size: Number(size), now: Date.now });
    try {
      const keys = Object.entries(reference.keys).map(([role, key]) => [
        role === 'full' ? 'EI_API_KEY' : `EI_API_KEY_${role.replaceAll('-', '_').toUpperCase()}`,
        key,
      ]);
      console.log(`Reference with ${size} Events`);
      const pem = join(folder, 'vendor.pem');
      spawnSync(process.execPath, [main, 'keygen', '--out', pem]);
      const bundle = join(folder, 'bundle');
      await certify(
        ['--base-url', reference.url, '--key-file', pem, '--out', bundle],
        Object.fromEntries(keys),
      );
      measure(bundle, join(folder, 'vendor.pub'));
    } finally {
      await reference.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

const given = process.argv.slice(2);
await run(given.length > 0 ? given : usual);
