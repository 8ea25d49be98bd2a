import { describe, expect, it } from 'vitest';
import { runOptionsOfCertify } from './certification/commands.js';
import { programOf } from './program.js';

const { commands } = programOf('1.0.0', async () => {});
const helpOf = (name: string): string =>
  commands.find((each) => each.name() === name)?.helpInformation() ?? '';

describe('help', () => {
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
