import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { SetupError } from '../../engine/setup-error.js';
import { isArray } from '../../kit/index.js';
import type { Surfaces } from '../../transport/request.js';
import type { Environment } from '../host.js';
import type { ConfigFile } from './config-file.js';
import { type OptionName, type OptionValues, optionNames, options, optionVariable } from './options.js';
import { reporterIn } from './reporters.js';

/** All options of a run, wherever they are set. */
export interface RunOptions extends OptionValues {
  readonly check: readonly string[];
  readonly surface: Surfaces;
  readonly reporter: readonly string[];
  /** These are flags only. */
  readonly config?: string;
  readonly resume?: string;
  readonly reference?: true;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
}

export type SettingName = OptionName | 'check' | 'surface' | 'reporter';

export interface Effective {
  readonly options: RunOptions;
  /** Where each value came from, as reports show it. */
  readonly origins: Readonly<Record<SettingName, string>>;
}

/**
 * The options of a run. Precedence: flags, environment, file, defaults.
 * Throws `SetupError` for an invalid variable, without showing its value.
 */
export function effective(
  command: Command,
  environment: Environment,
  file: ConfigFile | undefined,
): Effective {
  const flags: Readonly<Record<string, unknown>> = command.opts();
  // The reference is not the deployment that the file and the environment describe.
  const isElsewhere = (name: SettingName) => flags.reference === true && describesTarget(name);

  const settled = ([...optionNames, 'check', 'surface', 'reporter'] as const).map(
    (name): readonly [SettingName, Given] => {
      if (command.getOptionValueSource(name) === 'cli') return [name, { value: flags[name], from: 'flag' }];
      const given = isElsewhere(name)
        ? undefined
        : (fromEnvironment(name, environment) ?? fromFile(name, file));
      return [name, given ?? { value: flags[name], from: 'default' }];
    },
  );
  return {
    options: { ...flags, ...mapped(settled, ({ value }) => value) } as unknown as RunOptions,
    origins: mapped(settled, ({ from }) => from) as Effective['origins'],
  };
}

interface Given {
  readonly value: unknown;
  readonly from: string;
}

const isOption = (name: SettingName): name is OptionName => Object.hasOwn(options, name);

const describesTarget = (name: SettingName): boolean =>
  name === 'surface' || (isOption(name) && 'ofTarget' in options[name]);

function fromEnvironment(name: SettingName, environment: Environment): Given | undefined {
  if (!isOption(name)) return undefined;
  const variable = optionVariable(name);
  const text = environment[variable] ?? '';
  if (text === '') return undefined;
  try {
    return { value: options[name].reader.read(text), from: `environment ${variable}` };
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    throw new SetupError(
      `${variable} is invalid: ${error.message}`,
      'Correct the variable, or unset it.',
      error,
    );
  }
}

function fromFile(name: SettingName, file: ConfigFile | undefined): Given | undefined {
  const value = file?.config[name];
  if (file === undefined || value === undefined) return undefined;
  return { value: inFolder(name, value, file.folder), from: `file ${file.name}` };
}

/** A value of a file in the form of a flag's; its paths are relative to the file's folder. */
function inFolder(name: SettingName, value: unknown, folder: string): unknown {
  if (name === 'reporter' && isArray(value)) return value.map((each) => reporterIn(folder, String(each)));
  if (!isOption(name)) return value;
  const { reader } = options[name];
  const read = reader.read(String(value));
  return 'isPath' in reader ? resolve(folder, String(read)) : read;
}

const mapped = <Value, Made>(entries: readonly (readonly [string, Value])[], make: (value: Value) => Made) =>
  Object.fromEntries(entries.map(([name, value]) => [name, make(value)]));
