import type { SchemaComparer } from '../compare-schemas.js';
import type { Contract } from '../document/contract.js';

/** What the rules of operations compare with. */
export interface Context {
  readonly old: Contract;
  readonly next: Contract;
  readonly schemas: SchemaComparer;
}
