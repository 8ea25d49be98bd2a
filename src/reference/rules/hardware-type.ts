import { vocabularies } from '../../../contract/index.js';
import type { Hardware } from '../corpus/ai-compute.js';
import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';
import type { FamilyCall } from '../routes/family.js';
import { quoted } from '../spelling.js';

export const hardwareTypeFaults = {
  'aicompute.hardware.type-dropped': {
    clauses: ['aicompute.hardware.type'],
    summary: 'Ignores the type of hardware',
  },
  'aicompute.hardware.type-substring': {
    clauses: ['aicompute.hardware.type', 'aicompute.hardware.type.exact'],
    summary: 'Finds hardware by a part of its type, so that GPU brings GPGPU as well',
  },
  'aicompute.hardware.type-partial-served': {
    clauses: ['aicompute.hardware.type.exact', 'aicompute.hardware.type.unknown'],
    summary: 'Takes parts of types that are no type themselves',
  },
  'aicompute.hardware.type-case-refused': {
    clauses: ['aicompute.hardware.type.case'],
    summary: 'Refuses a type of hardware in another letter case',
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
    clauses: ['aicompute.hardware.type.unknown', 'error.invalid-enum', 'error.code-status'],
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
export function hardwareTypeOf({ values }: FamilyCall, planted: Planted): (part: Hardware) => boolean {
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
  if (text !== found && planted('aicompute.hardware.type-case-empty')) return () => false;
  if (planted('aicompute.hardware.type-substring')) return ({ type }) => type.includes(found);
  return ({ type }) => type === found;
}
