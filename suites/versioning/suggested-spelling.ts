import fc from 'fast-check';
import { parametersOf } from '../../contract/index.js';
import { type NearMiss, nearMisses } from '../../generators/values/unknown-parameter.js';
import {
  type Api,
  defineCheck,
  detail,
  type Exchange,
  expectThat,
  forAll,
  isArray,
  strings,
} from '../../src/kit/index.js';
import { type EventOperation, eventOperations } from '../errors/refused.js';
import { closedFor, type StoryOperation, storyOperations } from '../story-window.js';
import { expectReported } from './expect-reported.js';

const operations = [...eventOperations, ...storyOperations];
type Operation = EventOperation | StoryOperation;

/** Names that an endpoint surely accepts and would suggest. */
const namesOf = (operation: Operation): readonly string[] =>
  Object.entries(parametersOf(operation)).flatMap(([name, { presupposed, deprecated }]) =>
    presupposed || deprecated !== undefined ? [] : [name],
  );

interface Input {
  readonly operation: Operation;
  readonly miss: NearMiss;
}

const inputs = fc
  .constantFrom(...operations)
  .chain((operation) =>
    fc.record({ operation: fc.constant(operation), miss: nearMisses(namesOf(operation)) }),
  );

export const suggestedSpelling = defineCheck({
  id: 'versioning/suggested-spelling',
  title: 'A misspelt parameter is refused with a declared name as suggestion, or listed as ignored',
  clauses: [
    'error.unknown-param.details.did-you-mean',
    'error.unknown-param.details.accepted-params',
    'versioning.strict.suggested-spelling',
    'versioning.lenient.ignored',
  ],
  operations,
  rulings: ['A46', 'C22'],
  runs: 6,
  property: forAll<Input>(
    inputs,
    async (api, { operation, miss }) => {
      const reply = await api.get(operation, await closedFor(api, operation, { [miss.misspelt]: 'x' }));
      if (expectReported(api, reply, miss.misspelt) !== 'refused') return;
      expectSuggestion(api, reply, miss.name, namesOf(operation));
    },
    {
      examples: [
        { operation: 'listEvents', miss: { name: 'country', misspelt: 'counttry' } },
        { operation: 'summarizeEvents', miss: { name: 'category', misspelt: 'cattegory' } },
        { operation: 'listStories', miss: { name: 'continent', misspelt: 'conttinent' } },
      ],
    },
  ),
  refutedBy: [
    'stories.unknown-param.without-accepted-params',
    'stories.unknown-param.without-did-you-mean',
    'unknown-param.absurd-suggestion',
    'unknown-param.without-accepted-params',
    'unknown-param.without-did-you-mean',
  ],
});

/** A refusal suggests an accepted name. */
export function expectSuggestion(
  api: Api,
  reply: Exchange,
  meant: string,
  documented: readonly string[],
): void {
  const accepted = detail(reply, 'accepted_params');
  expectThat(isArray(accepted), '/details/accepted_params', 'an array', accepted);
  const suggestion = detail(reply, 'did_you_mean');
  const suggested = (isArray(suggestion) ? suggestion : [suggestion]).filter(
    (each) => typeof each === 'string',
  );
  expectThat(suggested.length > 0, '/details/did_you_mean', `a spelling such as ${meant}`, suggestion);
  const known = new Set([...strings(accepted), ...documented]);
  const stranger = suggested.find((each) => !known.has(each));
  expectThat(stranger === undefined, '/details/did_you_mean', 'one of the accepted names', suggestion);
  if (!suggested.includes(meant))
    api.deviates('A46', `a misspelling of ${meant} is answered with another name`);
}
