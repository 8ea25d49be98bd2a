import { type Api, append, at, isArray, isObject, type JsonObject, largestOf } from '../../src/kit/index.js';
import { someCards, storyIdOf } from './stories.js';

/** An article row of a Story card, wherever it stands. */
interface ArticleRow {
  readonly place: string;
  readonly row: JsonObject;
}

interface Listed {
  readonly path: string;
  readonly rows: readonly JsonObject[];
}

/** Every list of objects within a value but not within an Event of it, with the names of the members that lead to it. */
function* listsIn(value: unknown, path: string): Generator<Listed> {
  if (isArray(value)) {
    const rows = value.filter(isObject);
    if (rows.length > 0) yield { path, rows };
    for (const [index, each] of value.entries()) yield* listsWithin(each, `${path}/${index}`);
  } else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) yield* listsWithin(each, `${path}/${name}`);
  }
}

/** Events list articles of their own, with other members. */
const listsWithin = (value: unknown, path: string): Iterable<Listed> =>
  isObject(value) && isEvent(value) ? [] : listsIn(value, path);

/** Events have a domain, too, of another kind. An article may name its Event, and has the picture of its publisher. */
const isEvent = (row: JsonObject): boolean =>
  ('event_date' in row || 'family' in row || 'event_code' in row) && !('domain_avatar_url' in row);
/** What each article row carries, and what it may. */
const ofEach = ['domain', 'domain_avatar_url', 'rank', 'role'];
const members = [...ofEach, 'image_url'];

/** Under which key a card keeps its article rows is not shown: they are told by that key or by what they carry. */
function isOfArticles({ path, rows }: Listed): boolean {
  if (rows.some(isEvent)) return false;
  const domains = rows.flatMap(({ domain }) => (typeof domain === 'string' ? [domain] : []));
  // The domain of a publisher has a dot, unlike that of a taxonomy.
  if (domains.length > 0 && !domains.some((domain) => domain.includes('.'))) return false;
  const carried = members.filter((member) => rows.some((row) => member in row));
  if (carried.includes('domain_avatar_url')) return true;
  if (carried.includes('domain') && carried.length > 1) return true;
  const words = path
    .slice(path.lastIndexOf('/'))
    .toLowerCase()
    .split(/[^a-z_]/);
  const isNamed = words.at(-1)?.includes('article') === true;
  return isNamed && rows.some((row) => 'url' in row || carried.length > 1);
}

const hasRanks = ({ rows }: Listed): boolean => rows.some((row) => 'rank' in row || 'role' in row);
/** How many members of an article row some row of a list has: outlets may be ranked and have avatars, but have no role. */
const likeness = ({ rows }: Listed): number =>
  ofEach.filter((member) => rows.some((row) => member in row)).length;
const hasAvatars = ({ rows }: Listed): boolean => rows.some((row) => 'domain_avatar_url' in row);

/**
 * The article rows of a card: those of lists with avatars, and of these the lists with ranks or roles, since outlets have
 * avatars too; or else of lists that fit. Of several, the likest lists count.
 */
export function articleRowsOf(card: unknown, place: string): readonly ArticleRow[] {
  const fitting = [...listsIn(card, place)].filter(isOfArticles);
  const withAvatars = fitting.filter(hasAvatars);
  const sure = withAvatars.some(hasRanks) ? withAvatars.filter(hasRanks) : withAvatars;
  const lists = sure.length > 0 ? sure : fitting;
  const most = largestOf(lists.map(likeness));
  return lists
    .filter((each) => likeness(each) === most)
    .flatMap(({ path, rows }) => rows.map((row, index) => ({ place: `${path}/${index}`, row })));
}

/** Article rows of the Stories that the list shows and of some details; list, detail or both may have them. */
export async function articleRows(api: Api): Promise<readonly ArticleRow[]> {
  const { rows, cards } = await someCards(api);
  const listed = rows.flatMap((card, index) => articleRowsOf(card, `/data/${index}`));
  const shown = [...listed];
  for (const card of cards) {
    const reply = await api.get('getStory', {}, { path: { story_id: storyIdOf(card) } });
    append(shown, articleRowsOf(at(reply.json, '/data'), '/data'));
  }
  return shown;
}
