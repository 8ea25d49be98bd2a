import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runOptionsOfCertify } from './certification/commands.js';
import { programOf } from './program.js';

const program = programOf('1.0.0', async () => {});
const { commands } = program;
const helpOf = (name: string): string =>
  commands.find((each) => each.name() === name)?.helpInformation() ?? '';

describe('help', () => {
  it('names the folder of the documentation, which messages refer to', () => {
    let written = '';
    const writeOut = (text: string) => {
      written += text;
    };
    program.configureOutput({ writeOut }).outputHelp();
    const [, readme = ''] = /^Documentation: (.+), and docs\/ beside it$/m.exec(written) ?? [];
    expect(existsSync(readme)).toBe(true);
    expect(existsSync(join(dirname(readme), 'docs/ci.md'))).toBe(true);
  });

  it.each(commands.map((each) => each.name()))('of %s shows no default that says nothing', (name) => {
    expect(helpOf(name)).not.toMatch(/\(default:\s+(?:\[\]|\{\}|"")/);
  });

  it('of certify lists what it takes', () => {
    const own = ['--profile', '--nonce', '--nonce-source', '--key-file', '--attest', '--resume'];
    const taken = runOptionsOfCertify.map((name) => `--${name.replace(/[A-Z]/g, (each) => `-${each}`)}`);
    const flags = [...own, ...taken, '--anyway', '--dry-run', '--json', '--help'];
    const listed = [...helpOf('certify').matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, flag]) => flag);
    expect(listed.toSorted()).toEqual(flags.map((each) => each.toLowerCase()).toSorted());
  });
});
