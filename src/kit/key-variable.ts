import type { KeyRole } from './exchange.js';

/** The environment variable that holds the key of a role. */
export const keyVariable = (role: KeyRole): string =>
  role === 'full' ? 'EI_API_KEY' : `EI_API_KEY_${role.toUpperCase().replaceAll('-', '_')}`;
