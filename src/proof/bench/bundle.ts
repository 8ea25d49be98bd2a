import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** The entries of `exports` in package.json. */
const library = {
  index: 'src/index',
  contract: 'contract/index',
  kit: 'src/kit/index',
  reference: 'src/proof/reference/index',
  vitest: 'src/library/vitest',
};

/** The program, and the threads that it starts by their file names. */
const program = {
  main: 'src/main',
  'watchdog-thread': 'src/cli/watchdog-thread',
  'judge-thread': 'src/cli/certification/judge-thread',
  'judging-thread': 'src/proof/selftest/judging-thread',
  'replies-thread': 'src/proof/selftest/replies/replies-thread',
};

/** The second deployment is not published. */
const unpublished = /[\\/]replies[\\/]independent\.js$/;

/**
 * Writes the bundle that is published: the program and the library, which share modules, and the declarations of the
 * library in `types`. All code is in one folder, so that a thread lies beside the code that starts it.
 * @param root the folder of package.json, whose dependencies stay packages
 * @param compiled what the compiler wrote
 * @param folder is emptied first
 */
export async function writeBundle(root: string, compiled: string, folder: string): Promise<void> {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = Object.keys({ ...dependencies, ...peerDependencies });
  const entries = Object.entries({ ...library, ...program });
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map(([name, path]) => [name, join(compiled, `${path}.js`)])),
    platform: 'node',
    // What is called for its error alone, such as decodeURIComponent, would be taken for dead code, here and by the minifier.
    treeshake: false,
    external: (id) =>
      packages.some((each) => id === each || id.startsWith(`${each}/`)) || unpublished.test(id),
    plugins: [declarations(compiled)],
    onLog: (_level, log) => {
      throw new Error(log.message);
    },
  });
  try {
    await bundle.write({
      dir: folder,
      cleanDir: true,
      format: 'esm',
      minify: false,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    });
  } finally {
    await bundle.close();
  }
}

/** Copies the declarations of the library, and those that they refer to. */
const declarations = (compiled: string): Plugin => ({
  name: 'declarations',
  generateBundle() {
    const pending = Object.values(library).map((path) => resolve(compiled, `${path}.d.ts`));
    const emitted = new Set<string>();
    for (const file of pending) {
      if (emitted.has(file)) continue;
      emitted.add(file);
      const source = readFileSync(file, 'utf8');
      const name = relative(compiled, file).split(sep).join('/');
      this.emitFile({ type: 'asset', fileName: `types/${name}`, source });
      for (const [, from, inline = ''] of source.matchAll(/from '([^']+)'|import\("([^"]+)"\)/g)) {
        const other = from ?? inline;
        if (other.startsWith('.')) pending.push(resolve(dirname(file), other.replace(/\.js$/, '.d.ts')));
      }
    }
  },
});
