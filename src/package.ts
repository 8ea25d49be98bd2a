import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, type PlatformPath, resolve } from 'node:path';

/** Which harness this is. */
interface PackageIdentity {
  readonly version: string;
  /** The revision of the source: npm keeps it in what is published, and a checkout knows its own. */
  readonly commit: string | undefined;
}

/** Reads the identity from where this package lies. */
export function packageIdentity(root: string = rootOfPackage()): PackageIdentity {
  const { version, gitHead } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  return { version, commit: typeof gitHead === 'string' ? gitHead : checkedOut(resolve(root, '.git')) };
}

/** What `rootOfPackage` asks of the file system; tests give that of another system. */
interface FileSystem extends Pick<PlatformPath, 'dirname' | 'join'> {
  readonly exists: (path: string) => boolean;
}

/**
 * The nearest folder with a `package.json`: this file lies deeper where it is compiled than where it is bundled.
 * Throws an `Error` without one.
 */
export function rootOfPackage(
  from: string = import.meta.dirname,
  system: FileSystem = { dirname, join, exists: existsSync },
): string {
  if (system.exists(system.join(from, 'package.json'))) return from;
  const parent = system.dirname(from);
  if (parent === from) throw new Error('the package.json of ei-conformance is missing; install it again');
  return rootOfPackage(parent, system);
}

/** The commit of a checkout, without a program that might not be there. */
function checkedOut(git: string): string | undefined {
  const head = textOf(resolve(git, 'HEAD'));
  const name = /^ref: (.+)$/.exec(head)?.[1];
  if (name === undefined) return commitIn(head);
  const packed = textOf(resolve(git, 'packed-refs')).split('\n');
  return (
    commitIn(textOf(resolve(git, name))) ??
    commitIn(packed.find((line) => line.endsWith(` ${name}`))?.split(' ')[0] ?? '')
  );
}

const commitIn = (text: string): string | undefined => (/^[0-9a-f]{40,64}$/.test(text) ? text : undefined);

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}
