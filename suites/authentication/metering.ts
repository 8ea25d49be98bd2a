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

/** Rounds of: data call, discovery call, data call. Noise of other calls ends them late. */
const rounds = { least: 2, most: 6 };

/** What the readings of one header say; data calls alternate with steps over a discovery call. */
interface Counter {
  readonly name: string;
  /** Steps from a data call to the next one. */
  readonly plain: readonly number[];
  /** Steps from a data call over a discovery call to the next data call. */
  readonly over: readonly number[];
}

export const metering = defineCheck({
  id: 'authentication/metering',
  title:
    'A usage header steps by one Query Unit from data call to data call, discovery calls in between or not',
  clauses: [
    'auth.metering.consumes',
    'auth.metering.direct',
    'auth.metering.discovery',
    'auth.metering.usage-headers',
    'auth.metering.usage-headers.names',
    'auth.metering.failures',
    'limits.metering.direct',
  ],
  operations: ['listEvents', 'listEndpoints'],
  rulings: ['C56'],
  alone: true,
  property: once(
    async (api) => {
      const key = quietKey(api);
      const replies: Exchange[] = [await dataCall(api, key)];
      for (let round = 0; round < rounds.most; round += 1) {
        replies.push(await dataCall(api, key));
        const options = { credential: key, fresh: true, anyAnswer: false };
        expectOk(await callWith(api, 'listEndpoints', options));
        replies.push(await dataCall(api, key));
        if (round + 1 >= rounds.least && countersIn(replies).some(isExact)) break;
      }
      api.witness('data calls', replies.length);
      judge(api, countersIn(replies));
      await observeRefusal(api, key);
    },
    { requests: 4 + 3 * rounds.least },
  ),
  refutedBy: ['metering.data-calls-charged-five', 'metering.discovery-charged'],
});

function judge(api: Api, counters: readonly Counter[]): void {
  const telling = counters.filter(({ name }) => speaksOfUsage(name));
  const candidates = telling.length > 0 ? telling : counters.filter(({ name }) => !speaksOfRate(name));
  for (const { name, plain, over } of candidates) {
    api.observe(`header ${name}`, `steps ${plain.join(', ')}; over a discovery call ${over.join(', ')}`);
  }
  if (candidates.some(isExact)) return;
  // Other calls on the same workspace only add to a step, so that the steps' common unit is what one call costs.
  const units = telling.map(({ plain, over }) => unitOf([...plain, ...over]));
  const cheapest = Math.min(...units);
  expectThat(units.length === 0 || cheapest === 1, 'header', 'steps of one Query Unit', telling);
  // A busy neighbour may by chance call between all others; one that leaves most steps alone hardly does.
  const undisturbed = telling.filter(
    ({ plain }) => plain.filter((step) => step === 1).length > plain.length / 2,
  );
  const charged = undisturbed.find(({ over }) => over.every((step) => step > 1));
  expectThat(charged === undefined, `header ${charged?.name}`, 'the step of one data call', charged?.over);
  const note =
    telling.length > 0 ? 'other calls disturbed the count' : 'no header was found that counts calls';
  api.deviates('C56', note);
}

/** Whether a refused request costs a Query Unit is left open. */
async function observeRefusal(api: Api, credential: Credential): Promise<void> {
  const before = await dataCall(api, credential);
  const refused = await api.get('listEvents', { sort: 'notavalue' }, { credential, fresh: true });
  const readings = readingsOf([before, await dataCall(api, credential)]);
  for (const [name, numbers] of readings) {
    const step = speaksOfUsage(name) ? stepsOf(numbers)?.[0] : undefined;
    if (step !== undefined) api.observe(`${name} over a ${refused.status}`, `steps ${step}`);
  }
}

/** Whether a header counts data calls, each as one, and no discovery call. */
const isExact = ({ plain, over }: Counter): boolean => plain.includes(1) && over.includes(1);

const countersIn = (replies: readonly Exchange[]): readonly Counter[] =>
  [...readingsOf(replies)].flatMap(([name, numbers]) => {
    const steps = stepsOf(numbers);
    if (steps === undefined) return [];
    const [plain, over] = [0, 1].map((rest) => steps.filter((_, index) => index % 2 === rest));
    return [{ name, plain: plain ?? [], over: over ?? [] }];
  });

/** The key whose counter the checks that run alongside disturb least: each workspace has its own. */
const quietKey = ({ world }: Api): Credential => ({
  role: world.keys.includes('unentitled') ? 'unentitled' : 'full',
});

async function dataCall(api: Api, credential: Credential): Promise<Exchange> {
  const reply = await callWith(api, 'listEvents', { credential, fresh: true, anyAnswer: false });
  expectOk(reply);
  return reply;
}
