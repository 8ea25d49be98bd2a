import { type ClauseId, isClauseId, metricNames } from '../../contract/index.js';

/** The clauses of one kind on each metric bound. */
const ofEachBound = (kind: string): readonly ClauseId[] =>
  metricNames
    .flatMap((name) => [`${name}_min`, `${name}_max`])
    .map((bound) => `events.${bound.replaceAll('_', '-')}.${kind}`)
    .filter(isClauseId);

/** The clauses on the range of each metric bound, and on values beyond it. */
export const metricRangeClauses = ofEachBound('range');
export const metricOutOfRangeClauses = ofEachBound('out-of-range');
