import { defineCheck, once } from '../../src/kit/index.js';
import { foundryFilter } from './fabricators.js';
import { expectKept, knownPart } from './text-filter.js';

export const hardwareFoundry = defineCheck({
  id: 'aicompute/hardware-foundry',
  title: 'The foundry filter keeps the hardware whose fabricator contains the text sent, and no other',
  clauses: ['aicompute.hardware.foundry', 'aicompute.hardware.foundry.substring'],
  operations: ['listHardware'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) =>
      expectKept(api, foundryFilter.list, foundryFilter.name, await knownPart(api, foundryFilter)),
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.hardware.foundry-dropped',
    'aicompute.hardware.foundry-first-only',
    'aicompute.hardware.foundry-prefix',
    'aicompute.hardware.foundry-searches-manufacturers',
    'aicompute.hardware.foundry-sole',
    'aicompute.hardware.foundry-whole-names-only',
  ],
});
