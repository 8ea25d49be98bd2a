import { faults as account } from './account/faults.js';
import { faults as aicompute } from './aicompute/faults.js';
import { appFaults } from './app.js';
import { faults as contract } from './contract/faults.js';
import { significanceFaults } from './corpus/significance.js';
import { faults as entities } from './entities/faults.js';
import { faults as events } from './events/faults.js';
import { faults as facilities } from './facilities/faults.js';
import { faults as government } from './government/faults.js';
import { faults as http } from './http/faults.js';
import type { Fault, FaultId } from './planted.js';
import { faults as registry } from './registry/faults.js';
import { faults as routes } from './routes/faults.js';
import { faults as search } from './search/faults.js';
import { faults as stories } from './stories/faults.js';

/** Every fault of the reference; each table stands beside the rule that it breaks. */
export const faults = {
  ...account,
  ...aicompute,
  ...contract,
  ...entities,
  ...events,
  ...facilities,
  ...government,
  ...http,
  ...registry,
  ...routes,
  ...search,
  ...stories,
  ...appFaults,
  ...significanceFaults,
} as const satisfies Readonly<Record<FaultId, Fault>>;

declare module './planted.js' {
  interface FaultIds extends Record<keyof typeof appFaults | keyof typeof significanceFaults, true> {}
}

export const faultIds = Object.keys(faults) as readonly FaultId[];
export const fault = (id: FaultId): Fault => faults[id];
export const isFaultId = (id: string): id is FaultId => Object.hasOwn(faults, id);
export type { FaultId };
