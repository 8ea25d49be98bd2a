import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

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

const rootOfPackage = (): string =>
  resolve(import.meta.dirname, import.meta.dirname.endsWith('dist/src') ? '../..' : '..');

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
