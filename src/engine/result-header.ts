import { areaOf, type PropertyCheck } from '../kit/index.js';
import type { PlannedStep } from './events.js';

/** What a result says of its check, whatever came of it. */
export const headerOf = (
  check: Omit<PropertyCheck, 'kind' | 'property' | 'runs' | 'needs'>,
  step: PlannedStep,
) => ({
  id: check.id,
  title: check.title,
  area: areaOf(check.id),
  level: check.level,
  source: check.source ?? 'spec',
  clauses: check.clauses,
  rulings: check.rulings ?? [],
  required: step.required,
  ...(check.refutedBy.length === 0 ? {} : { proved: true as const }),
});
