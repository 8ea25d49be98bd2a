import { at, defineCheck, forEach, seenOf } from '../../src/kit/index.js';
import { expectEnumRefusal } from '../errors/expect-enum-refusal.js';
import { closedFor, type StoryOperation } from '../story-window.js';
import { noDimension } from './groups.js';

interface Row {
  readonly operation: StoryOperation;
  readonly name: string;
  readonly value: string;
}

const rows: readonly Row[] = [
  { operation: 'listStories', name: 'region', value: 'Atlantis' },
  { operation: 'listStories', name: 'story_category', value: 'zzqxvk' },
  { operation: 'summarizeStories', name: 'group_by', value: noDimension },
];

export const enumRefusals = defineCheck({
  id: 'stories/enum-refusals',
  title: 'Where Stories refuse a value as outside an enumeration, the reply tells the accepted values',
  clauses: ['error.accepted-values', 'error.invalid-enum.details.accepted-values'],
  operations: ['listStories', 'summarizeStories'],
  // How Stories answer unknown values of these is not shown.
  rulings: ['A23', 'A46'],
  property: forEach(rows, async (api, { operation, name, value }) => {
    const reply = await api.get(operation, await closedFor(api, operation, { [name]: value }));
    api.observe(`unknown ${name}`, seenOf(reply));
    if (at(reply.json, '/code') === 'INVALID_ENUM') expectEnumRefusal(api, reply, []);
  }),
  refutedBy: [
    'stories.enum.without-accepted-values',
    'stories.story-category.without-accepted-values',
    'stories.summary.group-by-without-accepted-values',
  ],
});
