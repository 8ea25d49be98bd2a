import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../../engine/setup-error.js';
import { type KeyRole, keyVariable } from '../../kit/exchange.js';
import type { Host } from '../host.js';
import { configNames } from './config-file.js';
import { optionNames, options } from './options.js';
import type { Readable } from './readers.js';

export interface InitFlags {
  readonly ts?: true;
  readonly json?: true;
}

/** Writes a configuration file into the working directory. Throws `SetupError` if there is one. @returns the exit code */
export function initCommand(flags: InitFlags, { directory, out }: Host): number {
  const present = configNames.find((each) => existsSync(join(directory, each)));
  if (present !== undefined)
    throw new SetupError(`${present} already exists.`, 'Edit it, or remove it first.');
  const form = flags.ts === true ? 'ts' : flags.json === true ? 'json' : 'mjs';
  const name = `ei-conformance.config.${form}`;
  try {
    writeFileSync(join(directory, name), texts[form], { flag: 'wx' });
  } catch (error) {
    const { code } = error as { readonly code?: string };
    throw new SetupError(`${name} cannot be written (${code}).`, 'Choose another working directory.', error);
  }
  out.write(
    `Wrote ${name}. Next steps:
  1. Set baseUrl in it to the address of your deployment.
  2. Set a key with full access: export ${keyVariable('full')}=...
  3. See what a run would do: npx ei-conformance doctor
  4. Run: npx ei-conformance run
`,
  );
  return 0;
}

function literal(value: Readable): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? `'${value}'` : `[${value.map(literal).join(', ')}]`;
}

/** The expression that reads a key, without an import: the file holds with and without the types of Node. */
const reading = (role: KeyRole): string => ['process', 'env', keyVariable(role)].join('.');

const members = optionNames
  .map((name) => {
    const { help, example } = options[name];
    return `  // ${help}\n  ${name === 'baseUrl' ? '' : '// '}${name}: ${literal(example)},\n`;
  })
  .join('\n');

const object = `{
${members}
  // checks and areas to run
  // check: ['events', 'errors/limit-zero'],

  // names under which the deployment serves families
  // surface: { aicompute: 'compute', leiregistry: 'lei' },

  // report formats, each with a path unless it goes into the report folder
  // reporter: ['html', 'junit:out/junit.xml', 'sarif'],

  // classes of changes for diff and watch, in place of their own: breaking, announce, free or off
  // levels: { 'server-changed': 'off' },

  // keys by role, for variables of other names: ${keyVariable('full')} and EI_API_KEY_<ROLE> are read without it; keys are secrets
  // keys: { full: ${reading('full')}, revoked: ${reading('revoked')} },
}`;

const head = `// Flags and EI_... variables take precedence over this file. Every member is optional.
`;

const texts = {
  mjs: `${head}/** @type {import('ei-conformance').Config} */\nexport default ${object};\n`,
  ts: `import type { Config } from 'ei-conformance';\n${head}export default ${object} satisfies Config;\n`,
  json: `${JSON.stringify({ baseUrl: options.baseUrl.example, preset: options.preset.example }, null, 2)}\n`,
} as const;
