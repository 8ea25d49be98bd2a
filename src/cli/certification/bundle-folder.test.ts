import { mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { SetupError } from '../../engine/setup-error.js';
import { temporaryFolder } from '../whole-program.test-data.js';
import { readBundle, writeBundle } from './bundle-folder.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

describe('the folder of a bundle', () => {
  it('is written whole and read back; what is no file has nothing in it', () => {
    const folder = join(folders.make(), 'bundle');
    writeBundle(folder, new Map([['a.json', Buffer.from('{}')]]));
    mkdirSync(join(folder, 'more'));
    expect([...readBundle(folder)]).toEqual([
      ['a.json', Buffer.from('{}')],
      ['more', Buffer.alloc(0)],
    ]);
  });

  it('replaces nothing, and leaves nothing beside it', () => {
    const parent = folders.make();
    writeFileSync(join(parent, 'bundle'), 'mine');
    expect(() => writeBundle(join(parent, 'bundle'), new Map())).toThrow(SetupError);
    expect(readdirSync(parent)).toEqual(['bundle']);
  });

  it('is not read through links, and no further than a part can be', () => {
    const folder = folders.make();
    symlinkSync('/etc/hostname', join(folder, 'certificate.json'));
    expect(() => readBundle(folder)).toThrow('certificate.json is a symbolic link');
    const other = folders.make();
    writeFileSync(join(other, 'bodies.br'), '');
    truncateSync(join(other, 'bodies.br'), 600_000_000);
    expect(() => readBundle(other)).toThrow('bodies.br is too large: it has 600000000 bytes');
  });
});
