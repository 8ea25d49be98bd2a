import type { Hardware } from '../corpus/ai-compute.js';
import type { Faults, Planted } from '../fault.js';
import { pageOf } from '../rules/compute-page.js';
import { aliasedValue, contains } from '../rules/compute-text.js';
import { hardwareTypeOf } from '../rules/hardware-type.js';
import { computeRoute } from './ai-compute-reply.js';
import type { FamilyCall } from './family.js';

export const hardwareFaults = {
  'aicompute.hardware.manufacturer-dropped': {
    clauses: ['aicompute.hardware.manufacturer'],
    summary: 'Ignores the manufacturer of hardware',
  },
  'aicompute.hardware.manufacturer-searches-names': {
    clauses: ['aicompute.hardware.manufacturer', 'aicompute.hardware.manufacturer.substring'],
    summary: 'Looks for the manufacturer in the names of hardware',
  },
  'aicompute.hardware.manufacturer-whole-names-only': {
    clauses: ['aicompute.hardware.manufacturer', 'aicompute.hardware.manufacturer.substring'],
    summary: 'Finds hardware by the whole name of its manufacturer only',
  },
  'aicompute.hardware.manufacturer-prefix': {
    clauses: ['aicompute.hardware.manufacturer', 'aicompute.hardware.manufacturer.substring'],
    summary: 'Finds hardware by the beginning of its manufacturer only',
  },
  'aicompute.hardware.org-ignored': {
    clauses: ['aicompute.hardware.manufacturer.org'],
    summary: 'Does not know org as a spelling of manufacturer',
  },
  'aicompute.hardware.org-by-foundry': {
    clauses: ['aicompute.hardware.manufacturer.org'],
    summary: 'Looks for org in the fabricators of hardware',
  },
  'aicompute.hardware.foundry-dropped': {
    clauses: ['aicompute.hardware.foundry'],
    summary: 'Ignores the foundry of hardware',
  },
  'aicompute.hardware.foundry-searches-manufacturers': {
    clauses: ['aicompute.hardware.foundry', 'aicompute.hardware.foundry.substring'],
    summary: 'Looks for the foundry in the manufacturers of hardware',
  },
  'aicompute.hardware.foundry-whole-names-only': {
    clauses: ['aicompute.hardware.foundry', 'aicompute.hardware.foundry.substring'],
    summary: 'Finds hardware by the whole name of a fabricator only',
  },
  'aicompute.hardware.foundry-prefix': {
    clauses: ['aicompute.hardware.foundry', 'aicompute.hardware.foundry.substring'],
    summary: 'Finds hardware by the beginning of a fabricator only',
  },
  'aicompute.hardware.foundry-first-only': {
    clauses: ['aicompute.hardware.foundry', 'aicompute.hardware.foundry.dual'],
    summary: 'Looks at the first fabricator of hardware only',
  },
  'aicompute.hardware.foundry-sole': {
    clauses: ['aicompute.hardware.foundry', 'aicompute.hardware.foundry.dual'],
    summary: 'Leaves hardware out that has a second fabricator',
  },
} as const satisfies Faults;

type Keep = (part: Hardware) => boolean;

function byManufacturer(call: FamilyCall, planted: Planted): Keep {
  const has = contains(aliasedValue(call, 'manufacturer', planted('aicompute.hardware.org-ignored')), {
    sensitive: planted.varied('aicompute.filters.case-sensitive'),
    dropped: planted('aicompute.hardware.manufacturer-dropped'),
    whole: planted('aicompute.hardware.manufacturer-whole-names-only'),
    prefix: planted('aicompute.hardware.manufacturer-prefix'),
  });
  if (!call.url.searchParams.has('manufacturer') && planted('aicompute.hardware.org-by-foundry')) {
    return ({ foundry }) => has([foundry]);
  }
  const byName = planted('aicompute.hardware.manufacturer-searches-names');
  return ({ manufacturer, name }) => has([byName ? name : manufacturer]);
}

function byFoundry({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('foundry');
  const has = contains(text, {
    sensitive: planted.varied('aicompute.filters.case-sensitive'),
    dropped: planted('aicompute.hardware.foundry-dropped'),
    whole: planted('aicompute.hardware.foundry-whole-names-only'),
    prefix: planted('aicompute.hardware.foundry-prefix'),
  });
  const first = planted('aicompute.hardware.foundry-first-only');
  const sole = text !== undefined && planted('aicompute.hardware.foundry-sole');
  return ({ foundry, manufacturer }) => {
    if (planted('aicompute.hardware.foundry-searches-manufacturers')) return has([manufacturer]);
    const fabricators = foundry?.split(', ') ?? [];
    if (sole && fabricators.length > 1) return false;
    return has(first ? fabricators.slice(0, 1) : [...fabricators, foundry]);
  };
}

/** AI hardware. */
export const listHardware = computeRoute('listHardware', (call, { hardware }, planted) => {
  const page = pageOf(call, planted);
  const keeps = [byManufacturer(call, planted), hardwareTypeOf(call, planted), byFoundry(call, planted)];
  return { rows: hardware.filter((part) => keeps.every((keep) => keep(part))), page };
});
