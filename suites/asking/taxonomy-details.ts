import {
  type ClauseId,
  cameoplusCategories,
  conflictCategories,
  metric,
  metricNames,
  vocabularies,
} from '../../contract/index.js';
import {
  type Api,
  accusing,
  detail,
  type Exchange,
  expectOk,
  expectThat,
  isArray,
  isObject,
  rowsOf,
} from '../../src/kit/index.js';
import { isWordedOrNull, itemsOf, listedIn, type Refusal, seenIn } from './error-details.js';
import { areOfOneFamily } from './events.js';
import { names } from './refusals.js';
import { bounds } from './windows.js';

/** The codes of the category, as far as Events were seen with them, are accepted, and the one that was sent is not. */
export function expectCodesTold(refusal: Refusal): void {
  const { code, told, expect, world } = refusal;
  const categories = itemsOf(refusal, 'category', 'categories');
  const sent = itemsOf(refusal, 'subcategory');
  const listed = listedIn(told('accepted_values'));
  const seen = seenIn(world).filter(([category]) => categories.length === 1 && category === categories[0]);
  const absent = seen.map(([, each]) => each).find((each) => !listed.includes(each));
  expect(absent === undefined, 'accepted_values', `${absent}, which an Event of the category has`);
  if (code !== 'INVALID_SUBCATEGORY') return;
  const isInvented = (accepted: readonly string[]) => sent.some((each) => !accepted.includes(each));
  expect(isInvented(listed), 'accepted_values', `no ${sent[0]}, which was refused`);
  const nearest = told('nearest_values');
  if (nearest === undefined) return;
  expect(isWordedOrNull(nearest), 'nearest_values', 'values, or none');
  expect(isInvented(listedIn(nearest)), 'nearest_values', `no ${sent[0]}, which was refused`);
}

/** The categories to send with a code are those that it was seen with, or all. */
export function expectCategoriesTold(refusal: Refusal): void {
  const { told, expect, world } = refusal;
  const sent = itemsOf(refusal, 'subcategory');
  const listed = listedIn(told('accepted_categories'));
  expect(isWordedOrNull(told('accepted_categories')), 'accepted_categories', 'categories');
  const absent = seenIn(world).find(([category, each]) => sent.includes(each) && !listed.includes(category));
  expect(absent === undefined, 'accepted_categories', `${absent?.[0]}, which an Event with the code has`);
  // No code belongs to both families: categories of both are the whole vocabulary (ruling error-details).
  const isListed = (category: string) => listed.includes(category.toLowerCase());
  if (sent.length > 1 || !conflictCategories.some(isListed) || !cameoplusCategories.some(isListed)) return;
  const missing = vocabularies.category.values.find((category) => !isListed(category));
  expect(missing === undefined, 'accepted_categories', `${missing} among them`);
}

/** The metrics of which the refused bounds are; those of one family alone contradict a filter of the other. */
export function expectMetricsTold({ sent, told, expect }: Refusal): void {
  const bounded = metricNames.filter((name) =>
    sent.some(([each]) => each === `${name}_min` || each === `${name}_max`),
  );
  const ofOne = bounded.filter((name) => metric(name).family !== undefined);
  const families = vocabularies.family.values;
  const isFamily = (value: unknown) => families.some((each) => names(value, each));
  // The scale of Goldstein is of conflict and of one domain of the other family.
  if (ofOne.length === 0 || bounded.includes('goldstein_scale')) {
    expect(isFamily(told('metric_family')), 'metric_family', families.join(' or '));
    expect(isFamily(told('implied_family')), 'implied_family', families.join(' or '));
    return;
  }
  expect(names(told('metric_family'), 'cameoplus'), 'metric_family', 'cameoplus');
  expect(names(told('implied_family'), 'conflict'), 'implied_family', 'conflict');
  const accepted = told('accepted_metrics_for_family');
  expect(listedIn(accepted).length > 0, 'accepted_metrics_for_family', 'metrics');
  // A list for each family is told apart by its name, and no list of the metrics that this request may use.
  if (!isArray(accepted)) return;
  const refused = ofOne.find((name) => names(accepted, name));
  expect(refused === undefined, 'accepted_metrics_for_family', `no ${refused}, which was refused`);
  const onCards = metricNames.filter((name) => metric(name).family === undefined && metric(name).onCard);
  const absent = onCards.find((name) => !names(accepted, name));
  expect(absent === undefined, 'accepted_metrics_for_family', `${absent} among them`);
}

/** Names of a bucket of what has no code. */
const withoutCode = /^(?:unknown|other|none|null|n\/a|uncoded|unclassified)$/i;

function* valuesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.toLowerCase();
  else if (isArray(value)) for (const each of value) yield* valuesIn(each);
  else if (isObject(value)) for (const each of Object.values(value)) yield* valuesIn(each);
}

/**
 * The codes that a refusal lists for a category hold those under which its Events are counted, and all of them are
 * served with it. A list that has codes of another category as well says nothing of this one (ruling error-details), and
 * neither does one that may have: only codes of the same family that it leaves out show that it is of the category.
 */
export async function expectCodesServed(
  api: Api,
  refusal: Exchange,
  category: string,
  clause: ClauseId,
): Promise<void> {
  const accepted = detail(refusal, 'accepted_values');
  const listed = listedIn(accepted);
  const query = { ...bounds(api.world.offer.window), category, limit: 500 };
  const counted = await api.get('summarizeEvents', { ...query, group_by: 'subcategory' });
  for (const bucket of rowsOf(counted)) {
    const values = [...valuesIn(bucket)];
    const isListed = values.length === 0 || values.some((each) => listed.includes(each));
    const isCoded = !values.some((each) => withoutCode.test(each));
    const expected = `${values[0]}, under which Events are counted, among them`;
    expectThat(isListed || !isCoded, '/details/accepted_values', expected, accepted, clause);
  }
  const foreign = seenIn(api.world).filter(([other]) => other !== category.toLowerCase());
  const isOfCategory = foreign.some(([other]) => areOfOneFamily(other, category));
  if (!isOfCategory || foreign.some(([, code]) => listed.includes(code))) return;
  const codes = [...valuesOf(accepted)].filter((each) => !each.includes(',')).slice(0, mostCodes);
  if (codes.length === 0) return;
  const served = await api.get('summarizeEvents', {
    ...query,
    group_by: 'date',
    subcategory: codes.join(','),
  });
  accusing(clause, () => expectOk(served));
}

/** Codes that fit a URL. */
const mostCodes = 40;

const valuesOf = (accepted: unknown): readonly string[] =>
  isArray(accepted) ? accepted.filter((each) => typeof each === 'string') : [];
