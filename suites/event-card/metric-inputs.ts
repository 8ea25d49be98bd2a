import {
  defineInvariant,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
} from '../../src/kit/index.js';
import { cardsOf } from './cards.js';

const pointer = '/metrics/metric_inputs';

const isText = (value: unknown): boolean => typeof value === 'string' && /\S/.test(value);

/** Whether a value of a kind stands anywhere within another. */
function holds(within: Json, fits: (value: Json) => boolean): boolean {
  if (isArray(within)) return within.some((each) => holds(each, fits));
  if (!isObject(within)) return fits(within);
  for (const name in within) if (holds(within[name] ?? null, fits)) return true;
  return false;
}
const hasNumber = (within: Json): boolean => holds(within, (value) => typeof value === 'number');
const hasText = (within: Json): boolean => holds(within, isText);

/** A sum of sub-factors is none itself. */
const sums = /total|overall|sum|mean|average|aggregate|composite|combined/i;

/** The members under which a sub-factor carries numbers. */
const numbersOf = (factor: JsonObject): readonly string[] =>
  Object.keys(factor).filter((name) => typeof factor[name] === 'number');

/** Whether each sub-factor has a text, so that none lacks its reason. */
function haveReasons(inputs: JsonObject): boolean {
  for (const name in inputs) {
    const factor = inputs[name];
    if (isObject(factor) && !hasText(factor)) return false;
  }
  return true;
}

/**
 * A sub-factor that has a score as others beside it do, but not a reason as those do. Keys are the deployment's
 * own: a reason may also stand beside the sub-factor, under a name that tells which one it belongs to.
 */
function withoutReason(inputs: JsonObject): string | undefined {
  const factors = Object.entries(inputs).flatMap(([name, factor]) =>
    isObject(factor) ? [{ name, factor, hasReason: hasText(factor) }] : [],
  );
  const scores = new Set(
    factors.filter(({ hasReason }) => hasReason).flatMap(({ factor }) => numbersOf(factor)),
  );
  return factors.find(({ name, factor, hasReason }) => {
    if (hasReason || !numbersOf(factor).some((member) => scores.has(member))) return false;
    const named = memberNames(inputs).filter((member) => member.includes(name)).length;
    return named < 2 && !sums.test(name);
  })?.name;
}

/** The names of all members within a value. */
const memberNames = (value: Json): readonly string[] => {
  if (isArray(value)) return value.flatMap(memberNames);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...memberNames(each)]);
};

export const metricInputs = defineInvariant({
  id: 'event-card/metric-inputs',
  title: 'The sub-factor scores of a card come with their reasons',
  clauses: ['event-card.metrics.metric-inputs.reasons'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) => {
    let judged = 0;
    for (const { metrics, place } of cardsOf(exchange)) {
      const { metric_inputs: inputs } = metrics;
      if (!isObject(inputs) || Object.keys(inputs).length === 0) continue;
      const bare = !hasText(inputs) && hasNumber(inputs);
      expectThat(!bare, `${place}${pointer}`, 'a reason with each score', inputs);
      const name = haveReasons(inputs) ? undefined : withoutReason(inputs);
      expectThat(name === undefined, `${place}${pointer}/${name}`, 'a reason, as others have it', inputs);
      judged += 1;
    }
    return judged;
  },
  refutedBy: ['card.metric-input-without-reason', 'card.metric-inputs-without-reasons'],
});
