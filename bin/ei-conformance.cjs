#!/usr/bin/env node
'use strict';

// Every Node since 12 can parse this file. Elsewhere, an old one would end with 1, which accuses the target.
const floor = require('../package.json').engines.node.replace('>=', '');
const seen = process.versions.node;

const isOlder = (version, least) => {
  const parts = version.split('.').map(Number);
  const leastParts = least.split('.').map(Number);
  const different = leastParts.findIndex((each, index) => each !== parts[index]);
  return different >= 0 && parts[different] < leastParts[different];
};

/**
 * Lets later starts reuse what V8 compiled, where Node can. The folder is one that only the user writes to: code from a shared
 * one could be anybody's.
 */
const keepCompiled = () => {
  const { enableCompileCache } = require('node:module');
  if (enableCompileCache === undefined) return;
  const { existsSync, mkdirSync, statSync } = require('node:fs');
  const { join } = require('node:path');
  try {
    const caches = process.env.XDG_CACHE_HOME || join(require('node:os').homedir(), '.cache');
    const folder = join(caches, 'ei-conformance');
    // Node itself would try forever to create a folder below one that takes none, such as /proc.
    for (const each of [caches, folder]) if (!existsSync(each)) mkdirSync(each, { mode: 0o700 });
    const { uid, mode } = statSync(folder);
    const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
    if (isOwn) enableCompileCache(folder);
  } catch {
    // Without such a folder, the program starts a little later.
  }
};

if (isOlder(seen, floor)) {
  process.stderr.write(`error: ei-conformance requires Node ${floor} or later, and this is Node ${seen}.\n`);
  process.exitCode = 3;
} else {
  keepCompiled();
  import('../bundle/main.js').catch((error) => {
    process.stderr.write(`error: the program cannot be loaded: ${error.message}\n`);
    process.exitCode = 4;
  });
}
