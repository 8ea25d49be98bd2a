import { existsSync } from 'node:fs';
import { requireSecrecy } from '../../certification/certify.js';
import { rounds } from '../../certification/seeds.js';
import { type Unfinished, unfinishedParts } from '../../certification/unfinished.js';
import { word } from '../shell-word.js';
import { writeBundle } from './bundle-folder.js';

/**
 * Writes what an interrupted certification leaves beside the place of its bundle. Throws `Unusable` where that would tell a
 * secret, or cannot be.
 * @returns where it lies
 */
export function keepUnfinished(left: Unfinished, out: string, secrets: readonly string[]): string {
  const files = unfinishedParts(left);
  requireSecrecy(files, secrets, left.claim.settings.key.prefix);
  let path = `${out}.unfinished`;
  for (let nth = 2; existsSync(path); nth += 1) path = `${out}.unfinished-${nth}`;
  writeBundle(path, files);
  return path;
}

/** What was cut off, and how to go on. */
export function interruptedText({ journals }: Unfinished, kept: string | undefined): string {
  const cut = `Interrupted in round ${journals.length + 1} of ${rounds}: there is no bundle without its verdict.\n`;
  if (kept === undefined) return `${cut}Nothing is kept, since no round came to its end. Exit code 4.\n`;
  return `${cut}What came to its end is kept. To go on: the same command with --resume ${word(kept)}. Exit code 4.\n`;
}
