import type { OperationId } from '../../../../../contract/index.js';
import { computeFreedoms } from './ai-compute.js';
import { recounting } from './changes.js';
import { facilityFreedoms } from './facilities.js';
import { compute, facilities, registry } from './families.js';
import type { Freedom } from './freedom.js';
import { governmentFreedoms } from './government.js';
import { registryFreedoms } from './registry.js';

const families = [
  ...compute,
  ...registry,
  'getHierarchy',
  ...facilities,
  'listEnergyAssets',
  'listAwards',
  'listForeignAgentLinks',
] as const satisfies readonly OperationId[];

/** What stands beside the rows. */
const envelopes: readonly Freedom[] = [
  {
    operations: families,
    kinds: ['200'],
    at: /^\/meta$|^\/meta\/(?!attributions)|^\/meta\/attributions\/\*/,
    by: 'reference-envelope',
    because:
      'No member of `meta` is demanded of the reference families, nor is what an attribution holds shown.',
  },
  {
    operations: families,
    kinds: ['200'],
    at: /^\/meta\/attributions$/,
    operators: ['dropped', 'null', ...recounting],
    by: 'attributions',
    because: 'Attributions are optional everywhere, and are an array where they are present.',
  },
  {
    operations: families,
    kinds: ['200'],
    at: /^\/pagination$|^\/pagination\/(?:limit|total|offset|next_offset|cursor)$|^\/sort$/,
    by: 'reference-envelope',
    because: 'The envelope of lists is demanded of Events and Stories alone.',
  },
  {
    operations: compute,
    kinds: ['200'],
    at: /^\/pagination\/next_cursor$/,
    by: 'aicompute.next-cursor',
    because: 'The lists are paged by an offset, and need no cursor to the next page.',
  },
  {
    operations: [
      'listModels',
      'listHardware',
      'listCompanies',
      'listChipSales',
      'listFacilities',
      'listEnergyAssets',
      'listForeignAgentLinks',
    ],
    kinds: ['200'],
    at: /^\/data$/,
    operators: ['emptied'],
    by: 'rows-need-not-be-held',
    because: 'No row of these lists is promised, and no other reply shows or counts their rows.',
  },
];

/** AI compute, the registry with its hierarchy, facilities and government. */
export const referenceFamilyFreedoms: readonly Freedom[] = [
  ...envelopes,
  ...computeFreedoms,
  ...registryFreedoms,
  ...facilityFreedoms,
  ...governmentFreedoms,
];
