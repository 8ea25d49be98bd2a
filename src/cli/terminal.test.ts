import { describe, expect, it } from 'vitest';
import { presentationOf } from './terminal.js';

const terminal = { isTTY: true, columns: 120 };
const pipe = {};

describe('colours', () => {
  it.each([
    ['on a terminal', terminal, {}, true],
    ['in a pipe', pipe, {}, false],
    ['in a pipe, forced', pipe, { FORCE_COLOR: '1' }, true],
    ['in a pipe, forced by a word', pipe, { FORCE_COLOR: 'true' }, true],
    ['in a pipe, turned off', pipe, { FORCE_COLOR: '0' }, false],
    ['on a terminal, turned off', terminal, { FORCE_COLOR: '0' }, false],
    ['on a terminal, turned off by a word', terminal, { FORCE_COLOR: 'false' }, false],
    ['on a terminal, without colours', terminal, { NO_COLOR: '1' }, false],
    ['forced and without', pipe, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['with empty variables', terminal, { NO_COLOR: '', FORCE_COLOR: '', CI: '' }, true],
    ['on a terminal of a CI system', terminal, { CI: 'true' }, false],
    ['on a terminal of a CI system, forced', terminal, { CI: 'true', FORCE_COLOR: '1' }, true],
    ['on a terminal that knows none', terminal, { TERM: 'dumb' }, false],
  ])('%s', (_, stream, environment, colour) => {
    expect(presentationOf(stream, environment, 'linux').colour).toBe(colour);
  });
});

describe('columns', () => {
  it.each([
    ['of the terminal, whatever the environment says', terminal, { COLUMNS: '60' }, 120],
    ['of the environment, in a pipe', pipe, { COLUMNS: '60' }, 60],
    ['in a pipe', pipe, {}, 100],
    ['of no number', pipe, { COLUMNS: 'wide' }, 100],
    ['of none', pipe, { COLUMNS: '0' }, 100],
    ['empty', pipe, { COLUMNS: '' }, 100],
  ])('%s', (_, stream, environment, columns) => {
    expect(presentationOf(stream, environment, 'linux').columns).toBe(columns);
  });
});

describe('the shell', () => {
  it.each([
    ['linux', { PROMPT: 'as zsh has it' }, 'posix'],
    ['darwin', {}, 'posix'],
    ['win32', {}, 'powershell'],
    ['win32', { PROMPT: '$P$G' }, 'cmd'],
    ['win32', { PROMPT: '$P$G', MSYSTEM: 'MINGW64' }, 'posix'],
  ] as const)('on %s with %o is %s', (platform, environment, shell) => {
    expect(presentationOf(pipe, environment, platform).shell).toBe(shell);
  });
});
