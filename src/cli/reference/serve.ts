import { type KeyRole, keyRoles, keyVariable } from '../../kit/index.js';
import { fault, faultIds, variant, variantIds } from '../../proof/reference/index.js';
import type { Host } from '../host.js';
import { startReference } from './deployment.js';

export interface ServeFlags {
  readonly port: number;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
  readonly seed?: number;
  readonly size?: number;
  readonly faultShare?: number;
  readonly delay?: number;
  readonly listFaults?: true;
  readonly listVariants?: true;
  readonly json?: true;
}

/** Runs the reference alone until it is interrupted. @returns the exit code */
export async function serveCommand(flags: ServeFlags, { out, signal, now }: Host): Promise<number> {
  if (flags.listFaults === true) {
    out.write(flags.json === true ? `${JSON.stringify(faultList(), null, 2)}\n` : faultLines());
    return 0;
  }
  if (flags.listVariants === true) {
    out.write(flags.json === true ? `${JSON.stringify(variantList(), null, 2)}\n` : variantLines());
    return 0;
  }
  const server = await startReference({
    ...flags,
    faults: flags.fault,
    variants: flags.variant,
    now,
  });
  const { url, port, keys } = server;
  const roles = keyRoles.filter((role) => keys[role] !== undefined);
  const line = (role: KeyRole) => `export ${keyVariable(role)}=${keys[role]}\n`;
  out.write(
    flags.json === true
      ? `${JSON.stringify({ url, port, faults: flags.fault, variants: flags.variant, keys })}\n`
      : `The reference serves the Event Intelligence API v2 at ${url}\n${roles.map(line).join('')}Stop it with Ctrl-C.\n`,
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

const variantList = () =>
  variantIds.map((id) => {
    const { summary, allowedBy, undecided = [] } = variant(id);
    return { id, summary, allowedBy, undecided };
  });

const variantLines = (): string =>
  variantList()
    .map(({ id, allowedBy, summary }) => `${id}\n  ${summary}\n  allowed by ${allowedBy.join(', ')}\n`)
    .join('');
