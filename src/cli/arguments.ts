import { type Command, InvalidArgumentError, Option } from 'commander';
import { type OptionName, optionNames, options, optionVariable, usualReporters } from './settings/options.js';
import { integer, positive } from './settings/readers.js';

/** Gives a command the options of a run. */
export function addRunOptions(command: Command): Command {
  for (const name of optionNames) command.addOption(optionOf(name));
  return command
    .option('--config <file>', 'the configuration file; else ei-conformance.config.ts, .mjs or .json')
    .option('--reference', 'judge the embedded reference deployment instead')
    .option('--fault <id>', 'plant a fault in the reference; repeatable', collect, [])
    .option('--variant <id>', 'give the reference an unusual form; repeatable', collect, [])
    .option('--check <id>', 'run this check or area only; repeatable', collect, [])
    .option(
      '--surface <name=served>',
      "a family's served name, such as leiregistry=lei; repeatable",
      surface,
      {},
    )
    .addOption(reporterOption())
    .addHelpText(
      'after',
      '\nFlags weigh more than the environment, that more than the configuration file.\n' +
        'Keys come from EI_API_KEY, EI_API_KEY_<ROLE> for keys in special states, and `keys` of the file.',
    );
}

function optionOf(name: OptionName): Option {
  const { flag, help, reader, initial } = options[name];
  return new Option(flag, `${help}; or ${optionVariable(name)}`)
    .argParser((value) => reader.read(value))
    .default(initial);
}

export const collect = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];

export const reporterOption = (): Option =>
  new Option(
    '--reporter <name[:path]>',
    'a form of report and where it goes, - for the standard output; repeatable',
  )
    .argParser(reporters)
    .default(usualReporters, usualReporters.join(', '));

/** The first one takes the place of the usual ones. */
const reporters = (value: string, earlier: readonly string[]): readonly string[] =>
  earlier === usualReporters ? [value] : [...earlier, value];

export function surface(
  value: string,
  earlier: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const [name, served] = value.split('=');
  if ((name !== 'aicompute' && name !== 'leiregistry') || served === undefined || !/^[\w-]+$/.test(served)) {
    throw new InvalidArgumentError('Write aicompute=<name> or leiregistry=<name>.');
  }
  return { ...earlier, [name]: served };
}

export function nonce(value: string): string {
  if (!/^[\x20-\x7e]{8,200}$/.test(value) || value.trim() !== value)
    throw new InvalidArgumentError('Give 8 to 200 printable ASCII characters.');
  return value;
}

export function nonceSource(value: string): string {
  if (!/^[\x20-\x7e]{1,200}$/.test(value))
    throw new InvalidArgumentError('Give 1 to 200 printable ASCII characters.');
  return value;
}

export function percent(value: string): number {
  const number = positive.read(value);
  if (number > 100) throw new InvalidArgumentError('It is above 100.');
  return number;
}

export function size(value: string): number {
  const number = positive.read(value);
  if (number > 1_000_000) throw new InvalidArgumentError('It is above 1000000.');
  return number;
}

export function port(value: string): number {
  const number = integer.read(value);
  if (number < 0 || number > 65_535) throw new InvalidArgumentError('A port is between 0 and 65535.');
  return number;
}
