import fc from 'fast-check';
import { vocabularies } from '../../contract/index.js';
import { wordsOutside } from '../../generators/values/enum.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { expectEnumRefusal } from './expect-enum-refusal.js';
import { closed, type EventOperation } from './refused.js';

const enumerations = [
  { operation: 'listEvents', name: 'region', values: 'region' },
  { operation: 'listEvents', name: 'continent', values: 'continent' },
  { operation: 'listEvents', name: 'category', values: 'category' },
  { operation: 'listEvents', name: 'sort', values: 'eventSort' },
  { operation: 'summarizeEvents', name: 'group_by', values: 'summaryGroupBy' },
] as const;

interface Input {
  readonly operation: EventOperation;
  readonly name: string;
  readonly word: string;
}

const inputs = fc
  .constantFrom(...enumerations)
  .chain(({ operation, name, values }) =>
    wordsOutside(vocabularies[values].values).map((word) => ({ operation, name, word })),
  );

export const nearlyAnEnumValue = defineCheck({
  id: 'errors/nearly-an-enum-value',
  title: 'A value with letters added to it is refused like any word outside the enumeration',
  clauses: ['error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'error.accepted-values'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A23', 'A46'],
  property: forAll<Input>(
    inputs,
    async (api, { operation, name, word }) => {
      expectEnumRefusal(api, await api.get(operation, closed(api.world, { [name]: word })), []);
    },
    {
      examples: [
        { operation: 'listEvents', name: 'category', word: 'Battlesx' },
        { operation: 'summarizeEvents', name: 'group_by', word: 'datex' },
      ],
    },
  ),
  refutedBy: [
    'enum.empty-accepted-values',
    'enum.unknown-dropped',
    'enum.without-accepted-values',
    'enum.wrong-status',
  ],
});
