import { type KeyRole, keyRoles, keyVariable } from '../kit/index.js';
import { fault, faultIds } from '../reference/index.js';
import { startReference } from './reference.js';
import type { Surroundings } from './surroundings.js';

export interface ServeFlags {
  readonly port: number;
  readonly fault: readonly string[];
  readonly seed?: number;
  readonly listFaults?: true;
  readonly json?: true;
}

/** Runs the reference alone until it is interrupted. @returns the exit code */
export async function serveCommand(flags: ServeFlags, { out, signal, now }: Surroundings): Promise<number> {
  if (flags.listFaults === true) {
    out.write(flags.json === true ? `${JSON.stringify(faultList(), null, 2)}\n` : faultLines());
    return 0;
  }
  const server = await startReference({
    faults: flags.fault,
    now,
    port: flags.port,
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
  });
  const roles = keyRoles.filter((role) => server.keys[role] !== undefined);
  const line = (role: KeyRole) => `export ${keyVariable(role)}=${server.keys[role]}\n`;
  out.write(
    flags.json === true
      ? `${JSON.stringify({ url: server.url, faults: flags.fault, keys: server.keys })}\n`
      : `The reference serves the Event Intelligence API v2 at ${server.url}\n${roles.map(line).join('')}Stop it with Ctrl-C.\n`,
  );
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.close();
  return 0;
}

const faultList = () => faultIds.map((id) => ({ id, ...fault(id) }));

const faultLines = (): string =>
  faultList()
    .map(({ id, clauses, summary }) => `${id}\n  ${summary}\n  breaks ${clauses.join(', ')}\n`)
    .join('');
