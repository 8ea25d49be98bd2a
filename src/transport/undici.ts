import { createRequire } from 'node:module';
import type { EnvHttpProxyAgent, errors as Errors, Pool as PoolOfIndex } from 'undici';

/**
 * The parts of undici that a run needs, by their files. Its index also loads fetch, WebSocket and caches, which takes longer
 * than all else before the first request. `package.json` names one version, so that the files stay where they are.
 */
const load = createRequire(import.meta.url);

export const Pool: typeof PoolOfIndex = load('undici/lib/dispatcher/pool.js');
export const errors: typeof Errors = load('undici/lib/core/errors.js');

/** Only needed behind a proxy, and from the index, which gives all dispatchers the method that tunnels. */
export const proxyAgent = (): typeof EnvHttpProxyAgent => load('undici').EnvHttpProxyAgent;
