import { describe, expect, it } from 'vitest';
import { SetupError } from '../../engine/setup-error.js';
import { programOf } from '../program.js';
import type { Config } from './config.js';
import { type OptionName, optionNames, options, optionVariable } from './options.js';
import { effective } from './precedence.js';

/** What a run with these flags, variables and configuration comes to. */
function settled(flags: readonly string[], environment: Record<string, string> = {}, config?: Config) {
  const command = programOf('0', async () => {}).commands.find((each) => each.name() === 'run');
  if (command === undefined) throw new Error('there is no command run');
  command.exitOverride().parse([...flags], { from: 'user' });
  const file = config === undefined ? undefined : { name: 'c.json', folder: '/f', config };
  return effective(command, environment, file);
}

/** A value for each place that an option can be given in. */
const places = (name: OptionName) => {
  if (name === 'preset') return { flag: 'gate', variable: 'gate', file: 'gate' } as const;
  if (name === 'shard') return { flag: '1/2', variable: '2/3', file: 'auto' } as const;
  if (name === 'failOn') return { flag: ['warn'], variable: ['inconclusive'], file: ['not-tested'] } as const;
  if (name === 'allowInconclusive')
    return { flag: ['no-data'], variable: ['transport'], file: ['data-drift'] } as const;
  return options[name].reader.type === 'number'
    ? { flag: 11, variable: 12, file: 13 }
    : { flag: '/a', variable: '/b', file: '/c' };
};

describe('the weight of', () => {
  it.each(optionNames)('%s: flag, environment, file, default', (name) => {
    const { flag, variable, file } = places(name);
    const flags = [options[name].flag.split(' ')[0] ?? '', String(flag)];
    const environment = { [optionVariable(name)]: String(variable) };
    const config: Config = { [name]: file };
    const seen = (...given: Parameters<typeof settled>) => {
      const { options: all, origins } = settled(...given);
      return [all[name], origins[name]];
    };
    expect(seen(flags, environment, config)).toEqual([flag, 'flag']);
    expect(seen([], environment, config)).toEqual([variable, `environment ${optionVariable(name)}`]);
    expect(seen([], { [optionVariable(name)]: '' }, config)).toEqual([file, 'file c.json']);
    expect(seen([])).toEqual([options[name].initial, 'default']);
  });

  it('check and surface: one place, never a mixture', () => {
    const config: Config = { check: ['events'], surface: { aicompute: 'x' } };
    const flags = ['--check', 'errors', '--surface', 'leiregistry=lei'];
    expect(settled(flags, {}, config)).toMatchObject({
      options: { check: ['errors'], surface: { leiregistry: 'lei' } },
      origins: { check: 'flag', surface: 'flag' },
    });
    expect(settled(flags, {}, config).options.surface).toEqual({ leiregistry: 'lei' });
    expect(settled([], {}, config)).toMatchObject({
      options: config,
      origins: { check: 'file c.json', surface: 'file c.json' },
    });
  });
});

describe('effective options', () => {
  it('have the paths of a file beside that file, and others as they are', () => {
    const config = { contract: 'x.json', out: '../y' };
    expect(settled([], { EI_EARLIER: 'z.json' }, config).options).toMatchObject({
      contract: '/f/x.json',
      out: '/y',
      earlier: 'z.json',
    });
  });

  it('of the reference are not those of another deployment', () => {
    const config: Config = {
      baseUrl: 'https://a.test',
      surface: { aicompute: 'x' },
      contract: 'c',
      earlier: 'e',
      seed: 5,
    };
    const environment = { EI_BASE_URL: 'https://b.test', EI_EARLIER: 'e', EI_PRESET: 'gate' };
    const { options: all, origins } = settled(['--reference', '--contract', 'mine'], environment, config);
    expect(all).toMatchObject({ contract: 'mine', seed: 5, preset: 'gate', surface: {} });
    expect([all.baseUrl, all.earlier, origins.baseUrl]).toEqual([undefined, undefined, 'default']);
  });

  it.each([
    ['EI_SEED', 'CANARY'],
    ['EI_MAX_REQUESTS', '0'],
    ['EI_PRESET', 'CANARY'],
  ])('tell a bad %s and not its value', (variable, value) => {
    const read = () => settled([], { [variable]: value });
    expect(read).toThrow(SetupError);
    expect(read).toThrow(new RegExp(`^${variable} is invalid: (?!.*CANARY)`));
  });
});
