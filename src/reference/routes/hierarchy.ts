import { lineageIn } from '../corpus/lineage.js';
import type { Route } from '../route.js';
import { asKnownAt, withoutAsOf } from '../rules/hierarchy-as-of.js';
import { withExposureFlag } from '../rules/hierarchy-entitlement.js';
import { hierarchyParametersOf } from '../rules/hierarchy-parameters.js';
import { relativesOf } from '../rules/hierarchy-relatives.js';
import { hierarchyReply } from '../rules/hierarchy-reply.js';
import { subjectOf } from '../rules/hierarchy-subject.js';
import { familyRoute } from './family.js';

const hierarchy = (asOf: string | undefined): Route =>
  familyRoute('getHierarchy', ({ path, values, deployment }) => {
    const { corpus, planted } = deployment;
    const handle = path.entity_id ?? '';
    const parameters = hierarchyParametersOf(values, planted);
    const subject = subjectOf(handle, deployment);
    if (subject === undefined) return { body: { success: true, data: null } };
    const loaded = lineageIn(corpus);
    const lineage = asOf === undefined ? loaded : asKnownAt(loaded, asOf);
    const relatives = relativesOf(subject, parameters, new Set(values.keys()), lineage, planted);
    const byLei = handle.trim().toUpperCase() === subject.legal?.lei;
    return {
      body: hierarchyReply(subject, relatives, parameters, {
        byLei,
        lineage,
        entities: corpus.entities,
        planted,
      }),
    };
  });

const latest = hierarchy(undefined);

/** The corporate hierarchy of an entity: what it records of accounting consolidation. */
export const getHierarchy = withExposureFlag(
  withoutAsOf((asOf) => (asOf === undefined ? latest : hierarchy(asOf))),
);
