import { defineCheck, once } from '../../src/kit/index.js';
import { statedNames } from './organizations.js';
import { expectKept, knownPart, type TextFilter } from './text-filter.js';

const filter: TextFilter = {
  list: 'listHardware',
  name: 'manufacturer',
  members: statedNames.listHardware,
  guesses: ['NVIDIA', 'Google', 'Intel'],
};

export const hardwareManufacturer = defineCheck({
  id: 'aicompute/hardware-manufacturer',
  title:
    'The manufacturer filter, also spelled org, keeps the hardware whose manufacturer contains the text sent',
  clauses: [
    'aicompute.hardware.manufacturer',
    'aicompute.hardware.manufacturer.substring',
    'aicompute.hardware.manufacturer.org',
  ],
  operations: ['listHardware'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, filter);
      for (const name of ['manufacturer', 'org']) await expectKept(api, filter.list, name, known);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.hardware.manufacturer-dropped',
    'aicompute.hardware.manufacturer-prefix',
    'aicompute.hardware.manufacturer-searches-names',
    'aicompute.hardware.manufacturer-whole-names-only',
    'aicompute.hardware.org-by-foundry',
    'aicompute.hardware.org-ignored',
  ],
});
