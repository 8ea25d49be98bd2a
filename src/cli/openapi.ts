import { openapiDocument } from '../../contract/openapi/document.js';
import type { Surroundings } from './surroundings.js';

/** Prints the pinned contract, for implementers to start from. @returns the exit code */
export function openapiCommand({ out }: Surroundings): number {
  out.write(`${JSON.stringify(openapiDocument(), null, 2)}\n`);
  return 0;
}
