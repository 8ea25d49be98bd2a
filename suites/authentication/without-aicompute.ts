import { withoutFlag } from './without-flag.js';

export const withoutAiCompute = withoutFlag({
  flag: 'can_use_aicompute',
  role: 'without-aicompute',
  clauses: ['aicompute.entitlement'],
  refutedBy: ['aicompute.entitlement.not-checked'],
});
