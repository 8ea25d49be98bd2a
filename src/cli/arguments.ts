import { type Command, InvalidArgumentError, Option } from 'commander';
import { type OptionName, optionNames, options, optionVariable, usualReporters } from './settings/options.js';
import { integer, positive } from './settings/readers.js';

/** Gives a command the options of a run. */
export function addRunOptions(command: Command): Command {
  for (const name of optionNames) command.addOption(optionOf(name));
  return command
    .option('--config <file>', 'the configuration file; otherwise ei-conformance.config.ts, .mjs or .json')
    .option('--reference', 'judge the embedded reference deployment instead')
    .addOption(listed('--fault <id>', 'inject a fault into the reference; repeatable'))
    .addOption(listed('--variant <id>', 'give the reference an unusual but conforming form; repeatable'))
    .addOption(listed('--check <id>', 'run only this check or area; repeatable', 'every check'))
    .addOption(surfaceOption())
    .addOption(reporterOption())
    .addHelpText(
      'after',
      '\nPrecedence: flags, environment, configuration file.\n' +
        'Keys come from EI_API_KEY, from EI_API_KEY_<ROLE> for keys in special states, and from `keys` in the file.',
    );
}

function optionOf(name: OptionName): Option {
  const { flag, help, reader, initial } = options[name];
  return new Option(flag, `${help} (env: ${optionVariable(name)})`)
    .argParser((value) => reader.read(value))
    .default(initial);
}

/**
 * An option with a list of values, each by a flag of its own.
 * @param usual how help describes the empty list
 */
export const listed = (flags: string, help: string, usual = 'none'): Option =>
  new Option(flags, help).argParser(collect).default([], usual);

const collect = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];

export const reporterOption = (): Option =>
  new Option(
    '--reporter <name[:path]>',
    'a report format and its destination, - for standard output; repeatable',
  )
    .argParser(reporters)
    .default(usualReporters, usualReporters.join(', '));

/** The first one replaces the usual ones. */
const reporters = (value: string, earlier: readonly string[]): readonly string[] =>
  earlier === usualReporters ? [value] : [...earlier, value];

export const surfaceOption = (
  help = 'the name under which a family is served, such as leiregistry=lei; repeatable',
): Option => new Option('--surface <name=served>', help).argParser(surface).default({}, 'as specified');

function surface(value: string, earlier: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [name, served] = value.split('=');
  if ((name !== 'aicompute' && name !== 'leiregistry') || served === undefined || !/^[\w-]+$/.test(served)) {
    throw new InvalidArgumentError('Expected aicompute=<name> or leiregistry=<name>.');
  }
  return { ...earlier, [name]: served };
}

export function nonce(value: string): string {
  if (!/^[\x20-\x7e]{8,200}$/.test(value) || value.trim() !== value)
    throw new InvalidArgumentError(
      'Expected 8 to 200 printable ASCII characters, without surrounding spaces.',
    );
  return value;
}

export function nonceSource(value: string): string {
  if (!/^[\x20-\x7e]{1,200}$/.test(value))
    throw new InvalidArgumentError('Expected 1 to 200 printable ASCII characters.');
  return value;
}

export function percent(value: string): number {
  const number = positive.read(value);
  if (number > 100) throw new InvalidArgumentError('The maximum is 100.');
  return number;
}

export function size(value: string): number {
  const number = positive.read(value);
  if (number > 1_000_000) throw new InvalidArgumentError('The maximum is 1000000.');
  return number;
}

export function port(value: string): number {
  const number = integer.read(value);
  if (number < 0 || number > 65_535) throw new InvalidArgumentError('Expected a port from 0 to 65535.');
  return number;
}
