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

if (isOlder(seen, floor)) {
  process.stderr.write(`error: ei-conformance requires Node ${floor} or later, and this is Node ${seen}.\n`);
  process.exitCode = 3;
} else {
  import('../bundle/main.js').catch((error) => {
    process.stderr.write(`error: the program cannot be loaded: ${error.message}\n`);
    process.exitCode = 4;
  });
}
