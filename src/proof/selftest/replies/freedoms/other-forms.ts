import { reshaping } from './changes.js';
import type { Freedom } from './freedom.js';

const order = 'Of two values another one in the place of each is an order.';
const alone = 'No second reply shows the changed rows.';
const besideEvents = ['summarizeEvents', 'listStories', 'summarizeStories'] as const;

/** What other forms of a reply than those of the reference leave open; a change of it that a check notices is noticed. */
export const otherForms: readonly Freedom[] = [
  {
    operations: ['listEvents', 'getEvent'],
    at: /\/(?:story_refs|top_articles)\/\*\/[a-z_]+$/,
    operators: ['null'],
    rows: ['some'],
    by: 'live-data',
    because: 'A single item may lack a value for a while in one of two replies.',
  },
  {
    operations: ['getEvent'],
    at: /^\/data\/story_refs\/\*\/story_date$/,
    rows: ['some'],
    by: 'event-card.story-refs.extent',
    because: alone,
  },
  {
    operations: ['getEntity'],
    at: /^\/data\/encyclopedia_url$/,
    operators: ['filled', 'dropped'],
    by: 'entities-with-pages',
    because:
      'What a detail shows is not shown, and an entity that the list leaves out may have a page or none.',
  },
  {
    operations: ['getEvent'],
    at: /^\/accepted_params(?:\/\*)?$/,
    by: 'contract-and-descriptors',
    because:
      'Which parameters an Event detail takes is not shown, and a list of accepted names may lack some.',
  },
  {
    operations: ['getFacility'],
    at: /^\/data\/merge_history$/,
    operators: ['dropped', 'null'],
    by: 'facility-record.detail.merge-history.none',
    because: 'What a facility that was never merged has of it is not shown.',
  },
  {
    operations: ['getHierarchy'],
    at: /\/direct_parent(?:\/lei)?$/,
    operators: reshaping,
    by: 'hierarchy.fields',
    because: 'How a relative is told is not shown, by its LEI, its name or a text.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['400 INVALID_ENUM'],
    at: /^\/details\/accepted_values(?:\/\*)?$/,
    by: 'hierarchy-limits',
    because:
      'A depth out of range may get any refusal; how one with this code writes the range is not shown.',
  },
  {
    operations: ['listDataCenters', 'listHardware'],
    at: /^\/data\/\*(?:\/(?:owner|manufacturer)(?:\/entity_id)?)?$/,
    rows: ['some'],
    by: 'aicompute.data-centers.entity-id',
    because: `${alone} Those that use it have an entity_id of their own, and a row needs one.`,
  },
  {
    operations: ['listModels'],
    at: /^\/data$/,
    operators: ['reversed'],
    rows: ['later'],
    by: 'sort-directions',
    because: 'No date of publication is shown, so that an order by it cannot be told from another one.',
  },
  {
    operations: ['listModels'],
    at: /\/training_compute_flop$/,
    operators: ['retyped'],
    by: 'aicompute.models.training-compute-flop.number',
    because: 'A number may be written as a text.',
  },
  {
    operations: ['listCompanies'],
    at: /^\/data\/\*$/,
    operators: ['neighbour'],
    by: 'sort-directions',
    because:
      'The list moved by one row has a company of unknown valuation at the other end, where it may stand.',
  },
  {
    operations: ['listAwards'],
    at: /\/awards\/\*\/recipient(?:\/uei)?$/,
    by: 'government-records.awards.names',
    because: 'What an award shows beside its permalink, and by which names, is not shown.',
  },
  {
    operations: ['listAwards'],
    at: /\/recipient_rollups(?:\/\*)?$/,
    operators: ['reversed', 'neighbour'],
    by: 'government-records.awards.order',
    because: 'The rollups are the top 25; in which order they stand is not said.',
  },
  {
    operations: ['listAwards'],
    at: /\/recipient_rollups\/\*\/entity_id$/,
    operators: ['another'],
    rows: ['some'],
    by: 'government-records.rollups.names',
    because: 'Only of recipients that a run asks for by their ids does a second reply show these.',
  },
  {
    operations: ['listForeignAgentLinks'],
    at: /\/fp_sanction_(?:programs|(?:lists|programs)\/\*)$/,
    operators: ['retyped', 'neighbour'],
    by: 'government-records.links.sanctions.items',
    because: 'How lists and programs are written, and which there are of a principal, is not shown.',
  },
  {
    operations: ['listForeignAgentLinks'],
    at: /\/fp_sanction_programs\/\*$/,
    operators: ['null'],
    by: 'government-records.links.sanctions.items',
    because: 'Programs may stand beside lists, of which one has none.',
  },
  {
    operations: ['listForeignAgentLinks'],
    at: /\/fp_sanction_(?:lists|programs)(?:\/\*)?$/,
    rows: ['some'],
    by: 'government-records.links.sanctions.items',
    because: alone,
  },
  {
    operations: ['listForeignAgentLinks'],
    at: /\/registrant\/entity_id$/,
    operators: ['unknown'],
    by: 'government-records.links.names',
    because: 'The names and forms of the members of a link are not shown, ids among them.',
  },
  {
    operations: ['listRegistryRelationships', 'lookUpIsin'],
    at: /^\/data\/\*$/,
    rows: ['some'],
    by: 'rows-need-not-be-held',
    because: alone,
  },
  {
    operations: ['summarizeStories'],
    at: /^\/data\/\*\/metrics(?:\/linked_events)?$/,
    operators: ['neighbour'],
    rows: ['some'],
    by: 'story-bucket.linked-event-counts.keys',
    because:
      'What the inner statistics are called is not shown, so that none contradicts the counts beside it.',
  },
  {
    operations: ['listEndpoints'],
    at: /^\/success$/,
    operators: reshaping,
    by: 'routes.meta-endpoints.response',
    because: 'The directory is promised its key `coverage`; its envelope is not shown.',
  },
  {
    operations: ['listEnergyAssets'],
    at: /^\/data$/,
    operators: ['other-rows'],
    by: 'routes.energy-assets.response',
    because:
      'What an asset shows, a place among it, is not shown, so that nothing tells which fit the request.',
  },
  {
    operations: besideEvents,
    at: /^\/applied_filters\/entity_ids_expanded\/\*\//,
    by: 'envelope.applied-filters.entity-ids-expanded.items',
    because: 'Which members these elements have is not shown, nor that any but the Events list has them.',
  },
  {
    operations: ['listEvents'],
    at: /^\/applied_filters\/entity_ids_expanded\/\*\//,
    operators: ['neighbour', 'doubled'],
    by: 'envelope.applied-filters.entity-ids-expanded.items',
    because: 'The elements name the same ids in another order.',
  },
  {
    operations: ['listEvents'],
    at: /^\/applied_filters\/normalized$/,
    operators: ['other-rows'],
    by: 'envelope.applied-filters.normalized.items',
    because: 'An element names what was adjusted; that it repeats the value that was sent is not shown.',
  },
  {
    operations: besideEvents,
    at: /^\/applied_filters$/,
    operators: ['emptied'],
    by: 'envelope.members-without-use',
    because:
      'What need not be in it may be left out; only the Events list has to tell its adjustments there.',
  },
  {
    at: /^(?:\/details)?\/did_you_mean(?:\/\*)?$/,
    operators: [
      ...reshaping,
      'emptied',
      'shortened',
      'doubled',
      'reversed',
      'other-rows',
      'another',
      'neighbour',
    ],
    by: 'error-details',
    because: 'Which of the accepted names is near to another is open, and so whether there is any.',
  },
  {
    kinds: ['403 PLAN_REQUIRED'],
    at: /^\/details\/eligible_plans\/\*$/,
    operators: ['another'],
    by: 'error.details.forms',
    because: order,
  },
  {
    kinds: ['403 PLAN_REQUIRED'],
    at: /^\/details\/required_flag$/,
    operators: ['null'],
    by: 'error-details',
    because: 'Of `required_capability` and `required_flag` one suffices.',
  },
  {
    kinds: ['400 ACTOR_MATCH_NOT_SUPPORTED', '400 MATERIAL_MATCH_NOT_SUPPORTED'],
    at: /^\/details\/accepted_values$/,
    operators: ['dropped', 'null'],
    by: 'error.details.others',
    because: 'The document names no member of the details of the code.',
  },
  {
    kinds: ['400 UNSUPPORTED_FILTER'],
    at: /^\/details\/alternatives\/\*$/,
    operators: ['no-url'],
    by: 'error.details.forms',
    because: 'In what form alternatives are told is not shown.',
  },
  {
    kinds: ['400 UNSUPPORTED_FILTER'],
    at: /^\/details\/alternatives\/\*$/,
    operators: ['dropped', 'null'],
    rows: ['some'],
    by: 'error.details.forms',
    because: 'The document tells alternatives of the filters of fatalities alone; others may have none.',
  },
  {
    operations: ['summarizeEvents'],
    kinds: ['400 SUBCATEGORY_REQUIRES_CATEGORY'],
    at: /^\/details\/accepted_categories\/\*$/,
    operators: ['another'],
    by: 'error.details.forms',
    because: 'Only the category that the code belongs to must be among them.',
  },
  {
    operations: ['getShareOfVoice', 'getSituation'],
    kinds: ['error'],
    at: /^\/(?:code|details)$/,
    operators: ['unknown', 'emptied'],
    by: 'named-routes',
    because: 'What such a route demands, and with what code it refuses a request without, is not shown.',
  },
  {
    operations: ['getOpenapi'],
    kinds: ['error'],
    at: /^\/[^/]+$/,
    by: 'versioning.openapi.dialect',
    because: 'The contract is a document and no endpoint; what keeps it is not described.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/components\/schemas\/\*\/(?:required|properties\/\*\/enum)\/\*$/,
    operators: ['another', 'unknown'],
    by: 'versioning.openapi.dialect',
    because:
      'The values of a list in another order are the same; one that names a value twice is no valid schema.',
  },
  {
    operations: ['getOpenapi'],
    at: /^\/components\/schemas\/\*\/properties$|\/deprecated$/,
    rows: ['some'],
    by: 'versioning.openapi.omissions',
    because:
      'The schema that changes says less of the replies, and the mark is not one that the document asks for.',
  },
  {
    operations: ['getOpenapi'],
    at: /\/parameters(?:\/\*(?:\/\$ref|\/in|\/schema\/maxItems|\/schema\/minLength|\/schema\/items\/type)?)?$/,
    operators: ['neighbour', 'another', 'unknown', 'other-rows', 'outside', 'shifted'],
    by: 'versioning.openapi.dialect',
    because:
      'A document whose parameters repeat, or do not fit their paths, is not valid, and is not judged by.',
  },
];
