import type { OperationId } from '../../contract/index.js';
import type { Days } from '../../generators/dates.js';
import {
  type Api,
  at,
  type Exchange,
  isObject,
  type Query,
  rowsOf,
  type World,
} from '../../src/kit/index.js';
import { isUnknown } from './calls.js';
import { bounds } from './windows.js';

/** The operations that select Stories. Their time parameters are presupposed, not shown (ruling window-over-thirty-days). */
export const storyOperations = ['listStories', 'summarizeStories'] as const satisfies readonly OperationId[];
export type StoryOperation = (typeof storyOperations)[number];

/** The sum of `story_count` over all buckets of a summary; undefined where it is not told. */
export function storiesIn(reply: Exchange): number | undefined {
  const counts = reply.status === 200 ? rowsOf(reply).map((bucket) => bucket.story_count) : [undefined];
  return counts.every((count) => typeof count === 'number')
    ? counts.reduce((sum, count) => sum + count, 0)
    : undefined;
}

const instants = (start: string, end: string): Query => ({ observed_start: start, observed_end: end });

interface Form {
  readonly name: string;
  readonly long: (world: World) => Query;
  readonly short: (world: World) => Query;
}

/** Parameters that bound a window, each with a long and a short one. */
const forms = {
  dates: {
    name: 'date_start',
    long: ({ offer }) => bounds(offer.window),
    short: ({ offer: { window } }) => bounds({ start: window.end, end: window.end }),
  },
  days: { name: 'days', long: () => ({ days: 30 }), short: () => ({ days: 1 }) },
  observed: {
    name: 'observed_start',
    long: ({ offer: { window } }) => instants(`${window.start}T00:00:00Z`, `${window.end}T00:00:00Z`),
    short: ({ offer: { window } }) => instants(`${window.end}T00:00:00Z`, `${window.end}T00:00:01Z`),
  },
} as const satisfies Record<string, Form>;

type WindowForm = keyof typeof forms;

const most = (operation: StoryOperation): Query => ({ limit: operation === 'listStories' ? 100 : 500 });

/** The reply to a long window in some form. */
export const longWindow = (api: Api, operation: StoryOperation, form: WindowForm): Promise<Exchange> =>
  api.get(operation, { ...forms[form].long(api.world), ...most(operation) });

/** Whether an operation on Stories takes a window in some form. */
export async function acceptsWindow(api: Api, operation: StoryOperation, form: WindowForm): Promise<boolean> {
  const { name, short } = forms[form];
  const reply = await longWindow(api, operation, form);
  if (isUnknown(reply, name)) return false;
  if (operation === 'listStories' || isObject(at(reply.json, '/applied_filters'))) return true;
  // A summary may have no place to say that it ignores them (ruling undeclared-parameters), but a day has fewer Stories than thirty.
  const day = await api.get(operation, { ...short(api.world), ...most(operation) });
  return reply.status !== 200 || storiesIn(day) !== storiesIn(reply);
}

export const acceptsDates = (api: Api, operation: StoryOperation): Promise<boolean> =>
  acceptsWindow(api, operation, 'dates');

/** Bounds on dates where an operation takes them, so that the days are closed; nothing elsewhere. */
export const boundsIfAccepted = async (api: Api, operation: StoryOperation, days: Days): Promise<Query> =>
  (await acceptsDates(api, operation)) ? bounds(days) : {};

/** Whether an operation selects Stories. */
export const isStoryOperation = (operation: OperationId): operation is StoryOperation =>
  storyOperations.some((each) => each === operation);

/** A query over days that closed long enough ago, as far as the operation is known to take bounds on dates. */
export async function closedFor(api: Api, operation: OperationId, query: Query = {}): Promise<Query> {
  const { window } = api.world.offer;
  const days = isStoryOperation(operation) ? await boundsIfAccepted(api, operation, window) : bounds(window);
  return { ...days, ...query };
}
