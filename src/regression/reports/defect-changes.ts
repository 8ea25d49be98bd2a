import type { Defect } from '../../engine/defects.js';
import type { Report } from '../../engine/report.js';

/** The defects of two reports, told apart by their fingerprints. */
export interface DefectChanges {
  readonly appeared: readonly Defect[];
  readonly gone: readonly Defect[];
  /** As the newer report has them. */
  readonly stayed: readonly Defect[];
}

export const defectChanges = ({ defects: old }: Report, { defects: now }: Report): DefectChanges => ({
  appeared: now.filter((each) => !isIn(old, each)),
  gone: old.filter((each) => !isIn(now, each)),
  stayed: now.filter((each) => isIn(old, each)),
});

const isIn = (defects: readonly Defect[], { fingerprint }: Defect): boolean =>
  defects.some((each) => each.fingerprint === fingerprint);
