import type { Command } from 'commander';
import type { Setting } from '../../engine/events.js';
import { Unusable } from '../../engine/unusable.js';

/** All that a certification may be told; whatever else there is narrows it or changes what is judged. */
const allowed = [
  ...['profile', 'nonce', 'nonceSource', 'keyFile', 'attest', 'resume', 'out', 'config'],
  ...['baseUrl', 'reference', 'fault', 'variant', 'surface', 'earlier'],
  ...['maxRequests', 'rate', 'timeout'],
];

/** Throws `Unusable` for an option that certifications do not take, wherever it was told. */
export function requireWholeSet(command: Command, provenance: Readonly<Record<string, Setting>>): void {
  const flags = command.options
    .map((option) => option.attributeName())
    .filter((name) => command.getOptionValueSource(name) === 'cli');
  const settings = Object.entries(provenance).filter(
    ([name, { from }]) => !name.startsWith('keys.') && !['default', 'drawn', 'flag'].includes(from),
  );
  const told = [
    ...flags.map((name) => ({ name, from: 'flag' })),
    ...settings.map(([name, { from }]) => ({ name, from })),
  ];
  const refused = told.find(({ name }) => !allowed.includes(name) && name !== 'proxy');
  if (refused === undefined) return;
  throw new Unusable(
    `A certification judges the whole frozen set as it is; '${refused.name}' cannot be told (${refused.from}).`,
    "Leave it out, or use 'ei-conformance run', which certifies nothing.",
  );
}
