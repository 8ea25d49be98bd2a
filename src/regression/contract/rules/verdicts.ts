import type { Verdict } from './rule.js';

/** A working request stops working. */
export const stops = {
  class: 'breaking',
  clause: 'versioning.breaking.request-stops',
} as const satisfies Verdict;
/** A field that is read changes its type: values come that could not come before. */
export const retyped = {
  class: 'breaking',
  clause: 'versioning.breaking.field-type',
} as const satisfies Verdict;
/** What is read means something else. */
export const remeant = {
  class: 'breaking',
  clause: 'versioning.breaking.field-meaning',
} as const satisfies Verdict;
/** A field that is read disappears, or may be absent from now on. */
export const disappears = {
  class: 'breaking',
  clause: 'versioning.breaking.field-disappears',
} as const satisfies Verdict;
/** A published endpoint is removed. */
export const removed = { class: 'breaking', clause: 'versioning.notice.removal' } as const satisfies Verdict;
/** A parameter answers under another spelling. */
export const renamed = {
  class: 'breaking',
  clause: 'versioning.notice.renamed-parameter',
} as const satisfies Verdict;
/** A value is new in a closed enum. */
export const announced = { class: 'announce', clause: 'versioning.closed-enum' } as const satisfies Verdict;

export const newEndpoint = {
  class: 'free',
  clause: 'versioning.without-notice.endpoints',
} as const satisfies Verdict;
export const newParameter = {
  class: 'free',
  clause: 'versioning.without-notice.optional-parameters',
} as const satisfies Verdict;
export const newField = {
  class: 'free',
  clause: 'versioning.without-notice.response-fields',
} as const satisfies Verdict;
export const wider = {
  class: 'free',
  clause: 'versioning.without-notice.wider-input',
} as const satisfies Verdict;
export const openValue = {
  class: 'free',
  clause: 'versioning.without-notice.open-vocabulary',
} as const satisfies Verdict;
/** Neither of what breaks, by the text's own definition. */
export const harmless = { class: 'free' } as const satisfies Verdict;
