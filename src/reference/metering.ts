import type { Account } from './accounts.js';
import type { Faults, Planted } from './fault.js';

export const meteringFaults = {
  'metering.data-calls-charged-five': {
    clauses: ['auth.metering.direct', 'limits.metering.direct'],
    summary: 'Charges direct calls at the price of the hosted agent interface',
  },
  'metering.discovery-charged': {
    clauses: ['auth.metering.discovery'],
    summary: 'Charges discovery calls like data calls',
  },
  'metering.counted-per-key': {
    clauses: ['auth.key.shared-quota'],
    summary: 'Counts each key of an organization by itself',
  },
} as const satisfies Faults;

function charge(cost: 0 | 1, planted: Planted): number {
  if (cost === 0) return planted('metering.discovery-charged') ? 1 : 0;
  return planted('metering.data-calls-charged-five') ? 5 : 1;
}

/** Charges a call to the workspace, in Query Units, and states the usage after it in the headers. */
export function meter(account: Account, cost: 0 | 1, headers: Headers, planted: Planted): void {
  const { allowance } = account.workspace;
  const usage = planted('metering.counted-per-key') ? account.ownUsage : account.workspace.usage;
  usage.used += charge(cost, planted);
  headers.set('X-Usage-Limit', String(allowance));
  headers.set('X-Usage-Used', String(usage.used));
  headers.set('X-Usage-Remaining', String(Math.max(0, allowance - usage.used)));
}
