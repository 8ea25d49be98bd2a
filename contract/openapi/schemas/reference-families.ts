import { facilityClasses, facilitySources, facilityTypes } from '../../facilities.js';
import { limits } from '../../limits.js';
import { vocabularies } from '../../vocabularies.js';
import { arrayOf, boolean, countOrNull, hereOrInData, orNull, record, ref, type Schema } from '../schema.js';
import { success } from './envelopes.js';

const reply = (part: Schema): Schema => ({ allOf: [record({ success }, ['success']), part] });

/** A row or rows at a place that is not shown: nothing is refused, a reader learns what to look for. */
const somewhere = (row: Schema): Schema => ({
  anyOf: [arrayOf(row), row, { description: 'Another shape' }],
});

/** Replies of entities, AI compute, the hierarchy, facilities and government; members that are not named stay open. */
export const referenceSchemas: Readonly<Record<string, Schema>> = {
  EntityCard: record(
    {
      id: { type: 'string', pattern: '^(e_[0-9A-Fa-f]+|wiki:.+)$' },
      encyclopedia_url: orNull('string'),
      status: { type: ['string', 'null'], examples: vocabularies.candidateStatus.values },
    },
    ['id'],
  ),
  EntitiesReply: record({ success, data: somewhere(ref('EntityCard')) }, ['success']),
  SearchResult: record({ resolved_in_spine: orNull('boolean'), lei: orNull('string') }),
  SearchReply: record({ success, data: somewhere(ref('SearchResult')) }, ['success']),
  ComputeRow: record({ entity_id: {} }),
  ModelRow: record({ entity_id: {}, training_compute_flop: {} }),
  ComputeReply: record({ success, data: arrayOf(ref('ComputeRow')) }, ['success', 'data']),
  ModelsReply: record({ success, data: arrayOf(ref('ModelRow')) }, ['success', 'data']),
  Coverage: record(
    {
      lei_present: boolean,
      reporting_exception: {
        type: ['string', 'null'],
        examples: vocabularies.reportingException.values,
      },
      in_registry_level2: boolean,
    },
    ['lei_present', 'in_registry_level2'],
  ),
  HierarchyReply: reply(
    hereOrInData(
      record({ coverage: ref('Coverage'), hierarchy: {}, direct_parent: {}, child_count: countOrNull }, [
        'coverage',
      ]),
    ),
  ),
  FacilityRecord: record({
    facility_id: { type: 'string', pattern: '^[fs]_' },
    type: { type: 'string', enum: facilityTypes },
    class: { type: 'string', enum: facilityClasses },
    source: { type: 'string', enum: facilitySources },
    status: { type: ['string', 'null'], examples: vocabularies.facilityStatus.values },
    attributes: {},
    merge_history: {},
  }),
  FacilitiesReply: record({ success, data: somewhere(ref('FacilityRecord')) }, ['success']),
  AwardsReply: reply(
    hereOrInData(
      record(
        {
          summary: { type: 'object' },
          recipient_rollups: { type: 'array', maxItems: limits.government.rollups },
          awards: { type: 'array', maxItems: limits.government.limit.max },
        },
        ['summary', 'recipient_rollups', 'awards'],
      ),
    ),
  ),
  ForeignAgentLink: record({ fp_sanction_lists: {}, fp_sanction_programs: {} }),
  ForeignAgentReply: record({ success, data: somewhere(ref('ForeignAgentLink')) }, ['success']),
};
