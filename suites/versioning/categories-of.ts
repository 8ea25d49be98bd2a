import { cameoplusCategories, conflictCategories } from '../../contract/index.js';

/** The categories that a family or a domain stands for. */
export function categoriesOf(familyOrDomain: string): readonly string[] {
  if (familyOrDomain.toLowerCase() === 'conflict') return conflictCategories;
  return familyOrDomain === 'cameoplus' ? cameoplusCategories : [familyOrDomain];
}
