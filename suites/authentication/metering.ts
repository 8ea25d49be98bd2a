import type { OperationId } from '../../contract/index.js';
import {
  type Api,
  type Credential,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  once,
} from '../../src/kit/index.js';
import { callWith } from './data-calls.js';
import { readingsOf, speaksOfRate, speaksOfUsage, stepsOf, unitOf } from './usage-headers.js';

/** A round of calls after the first, which is a data call too. Noise of other calls ends the rounds late. */
const round = ['summarizeEvents', 'listEndpoints', 'listEvents'] as const;
const rounds = { least: 2, most: 6 };
/** The data calls of a round, the last of which comes after a discovery call. */
const dataCalls = round.filter((id) => id !== 'listEndpoints');

/** What the readings of one header say: the steps to each data call of the rounds. */
interface Counter {
  readonly name: string;
  readonly steps: readonly (readonly number[])[];
}

export const metering = defineCheck({
  id: 'authentication/metering',
  title: 'A usage header steps by one Query Unit from data call to data call, and not by a discovery call',
  clauses: [
    'auth.metering.consumes',
    'auth.metering.direct',
    'auth.metering.discovery',
    'auth.metering.usage-headers',
    'auth.metering.usage-headers.names',
    'auth.metering.failures',
    'limits.metering.direct',
  ],
  operations: ['listEvents', 'summarizeEvents', 'listEndpoints'],
  rulings: ['C56'],
  alone: true,
  property: once(
    async (api) => {
      const key = quietKey(api);
      const replies: Exchange[] = [await call(api, 'listEvents', key)];
      for (let count = 1; count <= rounds.most; count += 1) {
        for (const operation of round) {
          const reply = await call(api, operation, key);
          if (operation !== 'listEndpoints') replies.push(reply);
        }
        if (count >= rounds.least && countersIn(replies).some(isExact)) break;
      }
      api.witness('data calls', replies.length);
      judge(api, countersIn(replies));
      await observeRefusal(api, key);
    },
    { requests: 4 + round.length * rounds.least },
  ),
  refutedBy: [
    'metering.data-calls-charged-five',
    'metering.discovery-charged',
    'metering.summary-charged-two',
  ],
});

function judge(api: Api, counters: readonly Counter[]): void {
  const telling = counters.filter(({ name }) => speaksOfUsage(name));
  const candidates = telling.length > 0 ? telling : counters.filter(({ name }) => !speaksOfRate(name));
  for (const { name, steps } of candidates) {
    const told = steps.map((each, place) => `${each.join(', ')} to ${dataCalls[place]}`);
    api.observe(`header ${name}`, `steps ${told.join('; ')}`);
  }
  if (candidates.some(isExact)) return;
  // Other calls on the same workspace only add to a step, so that the steps' common unit is what one call costs.
  const cheapest = Math.min(...telling.map(({ steps }) => unitOf(steps.flat())));
  expectThat(telling.length === 0 || cheapest === 1, 'header', 'steps of one Query Unit', telling);
  // A neighbour who never calls before one of the data calls hardly does so each time before another.
  for (const { name, steps } of telling.filter(isQuiet)) {
    const dear = steps.findIndex((each) => !each.includes(1));
    expectThat(dear < 0, `header ${name}`, `the step of one data call to ${dataCalls[dear]}`, steps[dear]);
  }
  const note =
    telling.length > 0 ? 'other calls disturbed the count' : 'no header was found that counts calls';
  api.deviates('C56', note);
}

/** Whether all steps to one of the data calls are those of one call. */
const isQuiet = ({ steps }: Counter): boolean => steps.some((each) => each.every((step) => step === 1));

/** Whether a refused request costs a Query Unit is left open. */
async function observeRefusal(api: Api, credential: Credential): Promise<void> {
  const before = await call(api, 'listEvents', credential);
  const refused = await api.get('listEvents', { sort: 'notavalue' }, { credential, fresh: true });
  const readings = readingsOf([before, await call(api, 'listEvents', credential)]);
  for (const [name, numbers] of readings) {
    const step = speaksOfUsage(name) ? stepsOf(numbers)?.[0] : undefined;
    if (step !== undefined) api.observe(`${name} over a ${refused.status}`, `steps ${step}`);
  }
}

/** Whether a header counts data calls, each as one, and no discovery call. */
const isExact = ({ steps }: Counter): boolean => steps.every((each) => each.includes(1));

const countersIn = (replies: readonly Exchange[]): readonly Counter[] =>
  [...readingsOf(replies)].flatMap(([name, numbers]) => {
    const all = stepsOf(numbers);
    if (all === undefined) return [];
    const steps = dataCalls.map((_, place) => all.filter((_, index) => index % dataCalls.length === place));
    return [{ name, steps }];
  });

/** The key whose counter the checks that run alongside disturb least: each workspace has its own. */
const quietKey = ({ world }: Api): Credential => ({
  role: world.keys.includes('unentitled') ? 'unentitled' : 'full',
});

async function call(api: Api, operation: OperationId, credential: Credential): Promise<Exchange> {
  const reply = await callWith(api, operation, { credential, fresh: true, anyAnswer: false });
  expectOk(reply);
  return reply;
}
