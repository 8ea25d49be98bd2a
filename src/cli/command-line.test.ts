import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { shellQuote } from './command-line.js';

describe('a quoted text', () => {
  it.each([
    ['reports/first.json', 'reports/first.json'],
    ['https://api.example.com:8443', 'https://api.example.com:8443'],
    ['https://api.example.com/a%20b', 'https://api.example.com/a%20b'],
    ['my reports/first.json', '"my reports/first.json"'],
    ['C:\\Users\\me\\reports/report.json', '"C:\\Users\\me\\reports/report.json"'],
    ['https://api.example.com/?a=1&b=2', '"https://api.example.com/?a=1&b=2"'],
    ["it's", `"it's"`],
    ['', '""'],
    ['a"b', `'a"b'`],
    ['$HOME', "'$HOME'"],
    ['%PATH%', "'%PATH%'"],
    ['`id`', "'`id`'"],
    ['!!', "'!!'"],
    ['\\\\server\\share', "'\\\\server\\share'"],
    ['C:\\my reports\\', "'C:\\my reports\\'"],
    ['\u201d; calc', "'\u201d; calc'"],
  ])('of %j is %j', (text, quoted) => {
    expect(shellQuote(text)).toBe(quoted);
    const script = `printf '%s' ${quoted}`;
    expect(execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' })).toBe(text);
  });
});
