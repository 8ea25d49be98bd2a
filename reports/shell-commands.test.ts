import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Credential, Exchange } from '../src/kit/index.js';
import { exchange, hostile, keyShapedText } from './sample.test-data.js';
import { curlCommand, replayCommand, rerunCommand, shellQuoted } from './shell-commands.js';

const base = 'https://api.example.test';
const asking = (credential: Credential, target = '/api/v2/events'): Exchange =>
  exchange({ request: { method: 'GET', target, credential } });

/** The words that a shell would give to curl. */
const wordsOf = (line: string): readonly string[] => {
  const script = `curl() { printf '%s\\0' "$@"; }\n${line}`;
  const env = { EI_API_KEY: 'K', EI_API_KEY_OVER_QUOTA: 'Q', EI_API_KEY_REVOKED: 'a$bc1234' };
  return execFileSync('/bin/sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
};

describe('a curl line', () => {
  test('takes the key from the environment', () => {
    expect(curlCommand(asking({ role: 'full' }), base)).toBe(
      `curl -sS -i -H "Authorization: Bearer $EI_API_KEY" 'https://api.example.test/api/v2/events'`,
    );
    expect(wordsOf(curlCommand(asking({ role: 'full' }), base))).toContain('Authorization: Bearer K');
    expect(wordsOf(curlCommand(asking({ role: 'over-quota' }), base))).toContain('Authorization: Bearer Q');
  });

  test('moves the last character of a key in front of the five before it', () => {
    const words = wordsOf(curlCommand(asking({ role: 'revoked', spoiled: 'rotated' }), base));
    expect(words).toContain('Authorization: Bearer a$4bc123');
  });

  test('sends no Authorization without a credential, and a literal one as it stands', () => {
    expect(curlCommand(asking({ none: true }), base)).not.toContain('Authorization');
    const literal = `Basic $HOME \`id\` ${hostile.shell}`;
    expect(wordsOf(curlCommand(asking({ header: literal }), base))).toContain(`Authorization: ${literal}`);
    expect(wordsOf(curlCommand(asking({ header: '' }), base))).toContain('Authorization;');
  });

  test('runs nothing but curl, whatever the target holds', () => {
    const target = `/api/v2/events?q=${hostile.shell}$(id)\`id\`\n&x=[1-9]{a,b}`;
    const words = wordsOf(curlCommand(asking({ none: true }, target), `${base}/`));
    expect(words.slice(0, -1)).toEqual(['-sS', '-i', '--globoff']);
    expect(words.at(-1)).toBe(`${base}${target.replaceAll(' ', '%20').replaceAll('\n', '%0A')}`);
  });

  test('keeps dot segments', () => {
    expect(wordsOf(curlCommand(asking({ none: true }, '/api/v2/../v1/x'), base))).toContain('--path-as-is');
    expect(wordsOf(curlCommand(asking({ none: true }, '/api/v2/a.b'), base))).not.toContain('--path-as-is');
  });

  test('never shows a key', () => {
    const line = curlCommand(asking({ header: `Bearer ${keyShapedText}` }, `/x?key=${keyShapedText}`), base);
    expect(line).not.toContain(keyShapedText);
  });
});

test('spells the field of the key as it was sent', () => {
  const line = curlCommand(asking({ role: 'full', field: 'AUTHORIZATION' }), base);
  expect(line).toContain('-H "AUTHORIZATION: Bearer $EI_API_KEY"');
});

describe('a line for Windows', () => {
  const key = asking({ role: 'over-quota' });
  const cut = asking({ role: 'full', spoiled: 'cut' });
  const lengthened = asking({ role: 'full', spoiled: 'lengthened' });
  const rotated = asking({ role: 'full', spoiled: 'rotated' });
  const url = 'https://api.example.test/api/v2/events';

  test('takes the key from the environment', () => {
    expect(curlCommand(key, base, 'powershell')).toBe(
      `curl.exe -sS -i -H "Authorization: Bearer $env:EI_API_KEY_OVER_QUOTA" '${url}'`,
    );
    expect(curlCommand(key, base, 'cmd')).toBe(
      `curl -sS -i -H "Authorization: Bearer %EI_API_KEY_OVER_QUOTA%" "${url}"`,
    );
    expect(curlCommand(cut, base, 'powershell')).toContain(`Bearer $($env:EI_API_KEY -replace '.$')"`);
    expect(curlCommand(cut, base, 'cmd')).toContain('Bearer %EI_API_KEY:~0,-1%"');
    expect(curlCommand(lengthened, base)).toContain(`Bearer \${EI_API_KEY}00"`);
    expect(curlCommand(lengthened, base, 'powershell')).toContain('Bearer $($env:EI_API_KEY)00"');
    expect(curlCommand(lengthened, base, 'cmd')).toContain('Bearer %EI_API_KEY%00"');
    expect(curlCommand(rotated, base, 'powershell')).toContain(
      "Bearer $($env:EI_API_KEY -replace '(.{5})(.)$','$2$1')\"",
    );
    expect(curlCommand(rotated, base, 'cmd')).toContain(
      'Bearer %EI_API_KEY:~0,-6%%EI_API_KEY:~-1%%EI_API_KEY:~-6,5%"',
    );
  });

  test.each([
    ['powershell', "it's", "'it''s'"],
    ['powershell', '$(calc) `n "x"', `'$(calc) \`n "x"'`],
    ['powershell', 'a\u2019; calc; \u2018', `'a\u2019\u2019; calc; \u2018\u2018'`],
    ['cmd', 'a" & calc & "b', '"a"" & calc & ""b"'],
    ['cmd', '?q=%2C&x=%EI_API_KEY%', '"?q=%2C&x="^%"EI_API_KEY%"'],
    ['cmd', '%EI_API_KEY:~0,9%', '""^%"EI_API_KEY:~0,9%"'],
  ] as const)('keeps %s from reading more than one word in %s', (shell, text, quoted) => {
    expect(shellQuoted(text, shell)).toBe(quoted);
  });
});

test('a replay narrows the run to one check', () => {
  expect(replayCommand('npx ei-conformance run --seed 1', { id: 'events/limit-above-max' })).toBe(
    'npx ei-conformance run --seed 1 --check events/limit-above-max',
  );
  expect(replayCommand('run', { id: hostile.shell })).toBe(`run --check ''\\''; rm -rf /tmp/x; echo '\\'''`);
});

const command = 'npx ei-conformance run --reference --seed 3';
const chosen = (check: string) => ({ command, settings: { check: { value: check, from: 'flag' } } });

test('a check alone is named behind the command', () => {
  expect(replayCommand(command, { id: 'events/limit-default' })).toBe(
    `${command} --check events/limit-default`,
  );
});

test('what judges the requests of others is repeated with the check that made them', () => {
  const failed = { id: 'envelopes/list', failure: { provoker: 'stories/cursor-walk' } };
  expect(replayCommand(command, failed)).toBe(
    `${command} --check envelopes/list --check stories/cursor-walk`,
  );
});

test('several checks are named behind the command', () => {
  expect(rerunCommand(chosen('a/one, a/two'))).toBe(`${command} --check a/one --check a/two`);
});

test('a whole run is run again whole', () => {
  expect(rerunCommand({ command, settings: {} })).toBe(command);
  expect(rerunCommand(chosen('all'))).toBe(command);
});

test('a narrowed run is as narrow again', () => {
  expect(rerunCommand(chosen('events, event-card'))).toBe(`${command} --check events --check event-card`);
});
