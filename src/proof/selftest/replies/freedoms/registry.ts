import { reshaping } from './changes.js';
import { registry } from './families.js';
import type { Freedom } from './freedom.js';

const registryRecords: readonly Freedom[] = [
  {
    operations: registry,
    kinds: ['200'],
    at: /^\/data\/(?:\*\/)?(?!\*|lei$|isin$|legal_name$|isins|relationships$|reporting_exceptions$)(?!.*(?:_node|reason|relationships\/\*)$)/,
    operators: ['dropped', 'null', 'emptied', 'shortened', 'doubled', 'reversed'],
    by: 'registry.record.fields',
    because: 'The names of the members of a record are not shown, so that few of them must be there.',
  },
  {
    operations: ['getRegistryEntity'],
    kinds: ['200'],
    at: /^\/data\/(?:relationships|isins)(?:\/\*)?$/,
    operators: ['doubled', 'reversed', 'neighbour'],
    by: 'registry.record.fields',
    because: 'The order of what a record lists is not shown, nor whether it lists something once.',
  },
  {
    operations: ['getRegistryEntity'],
    kinds: ['200'],
    at: /^\/data\/reporting_exceptions$/,
    operators: ['doubled', 'reversed', 'shortened'],
    by: 'registry.record.fields',
    because: 'A record has its declared exceptions; in which order and how often is not shown.',
  },
  {
    operations: ['listRegistryEntities'],
    kinds: ['200'],
    at: /^\/data$|^\/data\/\*$/,
    operators: ['reversed', 'neighbour'],
    by: 'registry.entities.paging',
    because: 'How the list is paged is not stated, nor any order of it.',
  },
  {
    operations: ['listRegistryRelationships', 'lookUpIsin'],
    kinds: ['200'],
    at: /^\/data$|^\/data\/\*$/,
    operators: ['reversed', 'neighbour'],
    by: 'registry.relationships.paging',
    because: 'How these lists are paged is not stated, nor any order of them.',
  },
  {
    operations: ['listRegistryRelationships', 'lookUpIsin'],
    kinds: ['200'],
    at: /^\/data$/,
    operators: ['shortened'],
    by: 'registry.relationships.paging',
    because: 'How many rows these lists show is not stated.',
  },
  {
    operations: ['listRegistryRelationships'],
    kinds: ['200'],
    at: /^\/data$/,
    operators: ['doubled'],
    by: 'registry.relationships.paging',
    because: 'That a list shows a relationship once is not stated; there may be several records of a pair.',
  },
  {
    operations: ['lookUpIsin'],
    kinds: ['200'],
    at: /^\/data(?:\/\*\/isin)?$/,
    operators: ['doubled', 'other-rows', 'neighbour', 'another'],
    by: 'registry.relationships.paging',
    because: 'Which of the ISINs of an LEI a look-up shows, how often and in which order, is not stated.',
  },
];

const registryForms: readonly Freedom[] = [
  {
    operations: ['listRegistryEntities', 'getRegistryEntity'],
    kinds: ['200'],
    at: /^\/data\/(?:\*\/)?(?:record_id|legal_address)$/,
    operators: ['retyped'],
    by: 'registry.record.fields',
    because: 'The forms of these members are not shown.',
  },
  {
    operations: ['getRegistryEntity'],
    kinds: ['200'],
    at: /^\/data\/reporting_exceptions\/\*\/lei$/,
    operators: ['another'],
    by: 'registry.record.fields',
    because: 'What an exception names besides its reason is not shown.',
  },
  {
    operations: ['getRegistryEntity'],
    kinds: ['200'],
    at: /^\/data\/reporting_exceptions\/\*\/category$/,
    operators: ['unknown'],
    by: 'registry.record.fields',
    because: 'The words for the categories of exceptions are not shown.',
  },
];

const hierarchies: readonly Freedom[] = [
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/query(?:\/|$)|^\/data\/entity(?:\/name)?$/,
    by: 'hierarchy.fields',
    because: 'A hierarchy need not repeat what was asked for.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/entity\//,
    operators: reshaping,
    by: 'hierarchy.fields',
    because: 'A hierarchy need not tell the handles of the entity that was asked for.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/hierarchy\/(?:direct_parent|(?:parents|children|siblings)\/\*)\/(?!lei$)/,
    operators: ['dropped', 'null', 'filled'],
    by: 'hierarchy.fields',
    because: 'What a relative shows besides its handle, and under which names, is not shown.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/hierarchy\/parents\/\*\/depth$/,
    by: 'hierarchy.fields',
    because: 'A relative need not show how far away it is.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/hierarchy\/(?:parents|siblings)\/\*$/,
    operators: ['neighbour'],
    by: 'hierarchy.fields',
    because: 'Each relative in the place of another one is the same list in another order.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/hierarchy\/parents\/\*\/entity_id$/,
    operators: ['neighbour'],
    by: 'hierarchy.fields',
    because: 'A relative is known by its LEI; two of them may be one entity.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/entity\/entity_id$/,
    operators: ['unknown'],
    by: 'hierarchy.fields',
    because: 'A hierarchy need not tell the handles of the entity that was asked for.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/coverage\/reporting_exception$/,
    operators: ['unknown'],
    by: 'hierarchy.coverage.reporting-exception.values',
    because: 'The exception may be in other words than the filing.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/hierarchy\/direct_parent\/lei$/,
    operators: ['null'],
    by: 'hierarchy.fields',
    because: 'Which handle a parent is shown by is left open.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/hierarchy\/(?:parents|siblings)$/,
    operators: ['doubled', 'reversed'],
    by: 'hierarchy.fields',
    because: 'The order of relatives is not shown, nor whether a list has each of them once.',
  },
  {
    operations: ['getHierarchy'],
    kinds: ['200'],
    at: /^\/data\/hierarchy\/children$/,
    operators: ['reversed'],
    by: 'hierarchy.fields',
    because: 'The order of children is not shown.',
  },
];

/** The registry with its hierarchy. */
export const registryFreedoms: readonly Freedom[] = [...registryRecords, ...registryForms, ...hierarchies];
