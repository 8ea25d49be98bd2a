import type { KeyRole } from '../../kit/index.js';
import type { Levels } from '../../regression/contract/change.js';
import type { Surfaces } from '../../transport/request.js';
import type { OptionName, OptionValues } from './options.js';

/** The content of a configuration file. Flags and the environment take precedence. */
export interface Config extends Partial<GivenOptions> {
  /** Checks and areas to run; all of them if it is empty. */
  readonly check?: readonly string[] | undefined;
  /** Names under which the deployment serves families. */
  readonly surface?: Surfaces | undefined;
  /** The levels of `diff` rules, by id. */
  readonly levels?: Levels | undefined;
  /** Reporters, each with a path unless it goes into the report folder: `sarif`, `junit:out/junit.xml`. */
  readonly reporter?: readonly string[] | undefined;
  /** Keys by role. Each is a secret. */
  readonly keys?: { readonly [Role in KeyRole]?: string | undefined } | undefined;
}

type GivenOptions = { readonly [Name in OptionName]: OptionValues[Name] | undefined };

/** Gives a configuration file its type. */
export const defineConfig = (config: Config): Config => config;
