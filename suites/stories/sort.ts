import { type Exchange, type JsonObject, rowsOf } from '../../src/kit/index.js';
import { type Leaf, leavesOf, storyIdOf } from './story.js';

export const idsOf = (reply: Exchange): readonly string[] => rowsOf(reply).map(storyIdOf);

/** How a row of numbers or texts runs; `neither` where it goes up and down, undefined where nothing changes. */
type Direction = 'down' | 'up' | 'neither' | undefined;

export function directionOf<Value extends number | string>(values: readonly Value[]): Direction {
  const steps = values.slice(1).map((value, index) => {
    const before = values[index];
    return before === undefined || value === before ? 0 : value < before ? -1 : 1;
  });
  const [down, up] = [steps.includes(-1), steps.includes(1)];
  if (down && up) return 'neither';
  return down ? 'down' : up ? 'up' : undefined;
}

const isTime = ({ value }: Leaf): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:$|[T ])/.test(value) && !Number.isNaN(Date.parse(value));

/** The times that a card shows, in milliseconds since 1970, by the members that they stand in. */
export const timesOf = (row: JsonObject): ReadonlyMap<string, number> =>
  new Map(
    leavesOf(row)
      .filter(isTime)
      .map(({ path, value }) => [path, Date.parse(String(value))]),
  );

/** The times that the cards of a list show, by the members that they stand in; each card has to show the time. */
export function timesIn(reply: Exchange): ReadonlyMap<string, readonly number[]> {
  const rows = rowsOf(reply);
  const all = rows.map(timesOf);
  const [first] = all;
  return new Map(
    [...(first?.keys() ?? [])].flatMap((path) => {
      const times = all.flatMap((each) => each.get(path) ?? []);
      return times.length === rows.length ? [[path, times]] : [];
    }),
  );
}
