import { vocabularies } from '../../../../contract/index.js';
import type { FamilyCall } from '../account/family-route.js';
import type { Hardware } from '../corpus/ai-compute.js';
import { quoted, Refusal } from '../http/refusal.js';
import { aliasedValue, contains } from '../http/text-matching.js';
import type { Faults, Planted } from '../planted.js';
import { isOrgUnknown, pageOf } from './page.js';
import { computeRoute } from './reply.js';

export const hardwareTypeFaults = {
  'aicompute.hardware.type-dropped': {
    clauses: ['aicompute.hardware.type'],
    summary: 'Ignores the type of hardware',
  },
  'aicompute.hardware.type-substring': {
    clauses: ['aicompute.hardware.type.exact'],
    summary: 'Finds hardware by a part of its type, so that GPU brings GPGPU as well',
  },
  'aicompute.hardware.type-partial-served': {
    clauses: ['aicompute.hardware.type.unknown'],
    admits: ['aicompute.hardware.type.exact'],
    summary: 'Takes parts of types that are no type themselves',
  },
  'aicompute.hardware.type-case-refused': {
    clauses: ['aicompute.hardware.type.case'],
    summary: 'Refuses a type of hardware in another letter case',
  },
  'aicompute.hardware.type-mixed-case-refused': {
    clauses: ['aicompute.hardware.type.case'],
    summary: 'Refuses a type of hardware in lower case that it writes in mixed case',
  },
  'aicompute.hardware.type-case-empty': {
    clauses: ['aicompute.hardware.type.case'],
    summary: 'Takes a type of hardware in another letter case and finds nothing',
  },
  'aicompute.hardware.type-unknown-empty': {
    clauses: ['aicompute.hardware.type.unknown', 'error.invalid-enum'],
    summary: 'Answers an unknown type of hardware with an empty 200',
  },
  'aicompute.hardware.type-unknown-dropped': {
    clauses: ['aicompute.hardware.type.unknown', 'error.invalid-enum'],
    summary: 'Drops an unknown type of hardware and lists everything',
  },
  'aicompute.hardware.type-unknown-wrong-code': {
    clauses: ['aicompute.hardware.type.unknown', 'error.invalid-enum'],
    summary: 'Answers an unknown type of hardware with INVALID_PARAM',
  },
  'aicompute.hardware.type-unknown-status-422': {
    clauses: ['aicompute.hardware.type.unknown', 'error.invalid-enum'],
    admits: ['error.code-status'],
    summary: 'Answers an unknown type of hardware with status 422',
  },
  'aicompute.hardware.type-without-accepted-values': {
    clauses: [
      'aicompute.hardware.type.accepted-values',
      'error.accepted-values',
      'error.invalid-enum.details.accepted-values',
    ],
    summary: 'Does not list the types of hardware in its refusal',
  },
  'aicompute.hardware.type-accepted-values-cut': {
    clauses: [
      'aicompute.hardware.type.accepted-values',
      'error.accepted-values',
      'error.invalid-enum.details.accepted-values',
    ],
    summary: 'Lists five types of hardware in its refusal and leaves out the others',
  },
  'aicompute.hardware.type-gpu-refused': {
    clauses: ['aicompute.hardware.type.gpu'],
    summary: 'Refuses type=GPU',
  },
  'aicompute.hardware.type-tpu-refused': {
    clauses: ['aicompute.hardware.type.tpu'],
    summary: 'Refuses type=TPU',
  },
  'aicompute.hardware.type-gpgpu-refused': {
    clauses: ['aicompute.hardware.type.gpgpu'],
    summary: 'Refuses type=GPGPU',
  },
  'aicompute.hardware.type-xpu-refused': {
    clauses: ['aicompute.hardware.type.xpu'],
    summary: 'Refuses type=XPU',
  },
  'aicompute.hardware.type-xpu-r-refused': {
    clauses: ['aicompute.hardware.type.xpu-r'],
    summary: 'Refuses type=XPU-R',
  },
  'aicompute.hardware.type-npu-refused': {
    clauses: ['aicompute.hardware.type.npu'],
    summary: 'Refuses type=NPU',
  },
  'aicompute.hardware.type-asic-refused': {
    clauses: ['aicompute.hardware.type.asic'],
    summary: 'Refuses type=ASIC',
  },
  'aicompute.hardware.type-lpu-refused': {
    clauses: ['aicompute.hardware.type.lpu'],
    summary: 'Refuses type=LPU',
  },
  'aicompute.hardware.type-hybrid-cpu-refused': {
    clauses: ['aicompute.hardware.type.hybrid-cpu'],
    summary: 'Refuses type=Hybrid CPU',
  },
  'aicompute.hardware.type-other-refused': {
    clauses: ['aicompute.hardware.type.other'],
    summary: 'Refuses type=Other',
  },
  'aicompute.hardware.type-dcu-refused': {
    clauses: ['aicompute.hardware.type.dcu'],
    summary: 'Refuses type=DCU (GPGPU)',
  },
} as const satisfies Faults;

type Type = (typeof vocabularies.hardwareType.values)[number];

const types: readonly Type[] = vocabularies.hardwareType.values;

const slugs = {
  GPU: 'gpu',
  TPU: 'tpu',
  GPGPU: 'gpgpu',
  XPU: 'xpu',
  'XPU-R': 'xpu-r',
  NPU: 'npu',
  ASIC: 'asic',
  LPU: 'lpu',
  'Hybrid CPU': 'hybrid-cpu',
  Other: 'other',
  'DCU (GPGPU)': 'dcu',
} as const satisfies Record<Type, string>;

function unknown(text: string, planted: Planted): Refusal {
  const accepted = planted('aicompute.hardware.type-accepted-values-cut') ? types.slice(0, 5) : types;
  const listed = planted('aicompute.hardware.type-without-accepted-values')
    ? {}
    : { accepted_values: accepted };
  const code = planted('aicompute.hardware.type-unknown-wrong-code') ? 'INVALID_PARAM' : 'INVALID_ENUM';
  const form = planted('aicompute.hardware.type-unknown-status-422') ? { status: 422 } : {};
  return new Refusal(code, `${quoted(text)} is no type of hardware.`, { param: 'type', ...listed }, form);
}

/** Reads `type`: one of the eleven, whole and in whatever letter case. */
function hardwareTypeOf({ values }: FamilyCall, planted: Planted): (part: Hardware) => boolean {
  const text = values.get('type');
  if (text === undefined || planted('aicompute.hardware.type-dropped')) return () => true;
  const folded = text.toLowerCase();
  const found = types.find((type) => type.toLowerCase() === folded);
  if (found === undefined) {
    const part = types.some((type) => type.toLowerCase().includes(folded));
    if (part && planted('aicompute.hardware.type-partial-served')) {
      return ({ type }) => type.toLowerCase().includes(folded);
    }
    if (planted('aicompute.hardware.type-unknown-empty')) return () => false;
    if (planted('aicompute.hardware.type-unknown-dropped')) return () => true;
    throw unknown(text, planted);
  }
  if (planted(`aicompute.hardware.type-${slugs[found]}-refused`)) throw unknown(text, planted);
  if (text !== found && planted('aicompute.hardware.type-case-refused')) throw unknown(text, planted);
  const isMixed = found !== found.toUpperCase();
  if (text !== found && isMixed && planted('aicompute.hardware.type-mixed-case-refused'))
    throw unknown(text, planted);
  if (text !== found && planted('aicompute.hardware.type-case-empty')) return () => false;
  if (planted('aicompute.hardware.type-substring')) return ({ type }) => type.includes(found);
  return ({ type }) => type === found;
}

export const hardwareFaults = {
  'aicompute.hardware.bare-without-foundryless': {
    clauses: ['aicompute.hardware.rows'],
    summary: 'Leaves hardware without a foundry out of the list without filters, and out of no other',
  },
  'aicompute.hardware.manufacturer-dropped': {
    clauses: ['aicompute.hardware.manufacturer'],
    summary: 'Ignores the manufacturer of hardware',
  },
  'aicompute.hardware.manufacturer-searches-names': {
    clauses: ['aicompute.hardware.manufacturer', 'aicompute.hardware.manufacturer.substring'],
    summary: 'Looks for the manufacturer in the names of hardware',
  },
  'aicompute.hardware.manufacturer-whole-names-only': {
    clauses: ['aicompute.hardware.manufacturer.substring'],
    summary: 'Finds hardware by the whole name of its manufacturer only',
  },
  'aicompute.hardware.manufacturer-prefix': {
    clauses: ['aicompute.hardware.manufacturer.substring'],
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
  'aicompute.hardware.org-by-foundry-with-type': {
    clauses: ['aicompute.hardware.manufacturer.org'],
    summary: 'Looks for org in the fabricators of hardware where type is sent',
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
    clauses: ['aicompute.hardware.foundry.substring'],
    summary: 'Finds hardware by the whole name of a fabricator only',
  },
  'aicompute.hardware.foundry-prefix': {
    clauses: ['aicompute.hardware.foundry.substring'],
    summary: 'Finds hardware by the beginning of a fabricator only',
  },
  'aicompute.hardware.foundry-first-only': {
    clauses: ['aicompute.hardware.foundry.dual'],
    admits: ['aicompute.hardware.foundry.substring'],
    summary: 'Looks at the first fabricator of hardware only',
  },
  'aicompute.hardware.foundry-sole': {
    clauses: ['aicompute.hardware.foundry.dual'],
    admits: ['aicompute.hardware.foundry.substring'],
    summary: 'Leaves hardware out that has a second fabricator',
  },
} as const satisfies Faults;

type Keep = (part: Hardware) => boolean;

function byManufacturer(call: FamilyCall, planted: Planted): Keep {
  const isDeaf = isOrgUnknown(call, planted) || planted('aicompute.hardware.org-ignored');
  const has = contains(aliasedValue(call, 'manufacturer', isDeaf), {
    sensitive: planted.varied('aicompute.filters.case-sensitive'),
    dropped: planted('aicompute.hardware.manufacturer-dropped'),
    whole: planted('aicompute.hardware.manufacturer-whole-names-only'),
    prefix: planted('aicompute.hardware.manufacturer-prefix'),
  });
  const byFoundry =
    planted('aicompute.hardware.org-by-foundry') ||
    (call.values.has('type') && planted('aicompute.hardware.org-by-foundry-with-type'));
  if (byFoundry && !call.url.searchParams.has('manufacturer')) return ({ foundry }) => has([foundry]);
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
  const isBare = !['manufacturer', 'org', 'type', 'foundry'].some((name) => call.values.has(name));
  const isJoined = isBare && planted('aicompute.hardware.bare-without-foundryless');
  const rows = hardware.filter(
    (part) => keeps.every((keep) => keep(part)) && !(isJoined && part.foundry === null),
  );
  return { rows, page };
});
