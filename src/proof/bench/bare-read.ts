import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ListedBody } from '../../certification/bodies.js';

/** What nobody who verifies a bundle can spare: to unpack each body once, digest it, and read it as JSON. */
function bareRead(folder: string): void {
  const listed: readonly ListedBody[] = JSON.parse(readFileSync(join(folder, 'bodies.json'), 'utf8'));
  const content = brotliDecompressSync(readFileSync(join(folder, 'bodies.br')));
  let from = 0;
  for (const { address, bytes } of listed) {
    const body = content.subarray(from, from + bytes);
    from += bytes + 1;
    if (`sha256:${createHash('sha256').update(body).digest('hex')}` !== address) throw new Error(address);
    try {
      JSON.parse(body.toString('utf8'));
    } catch {
      // Some replies are no JSON.
    }
  }
}

const [folder = '.'] = process.argv.slice(2);
bareRead(folder);
