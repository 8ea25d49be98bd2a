import { type Api, at, isObject, type JsonObject, precondition } from '../../src/kit/index.js';
import { textsIn } from '../leaves.js';
import { isSpineId } from '../seen-entity.js';
import { type Awards, askAwards, manyAwards, offeredEntities } from './awards.js';

/** An entity by its spine id, with the reply about its awards. */
interface Awarded {
  readonly id: string;
  readonly awards: Awards;
  /** Rollups that the deployment itself showed for it; none where it shows no entity ids. */
  readonly shown: readonly JsonObject[];
}

/** Members about others than the recipient itself. */
const ofOthers = /agenc|bureau|office|department|parent/;

/** The spine ids of the recipient in a rollup or a row. */
export const spineIdsIn = (part: JsonObject): readonly string[] => [
  ...new Set(
    textsIn(part).flatMap(({ path, text }) => (isSpineId(text) && !ofOthers.test(path) ? [text] : [])),
  ),
];

/** An entity with awards, one of several registrations where there is such a one. Ends the attempt where none is found. */
export async function awardedEntity(api: Api): Promise<Awarded> {
  const { rollups } = await manyAwards(api);
  const ids = rollups.flatMap((each) => (spineIdsIn(each).length === 1 ? spineIdsIn(each) : []));
  const id = ids.find((each, index) => ids.indexOf(each) < index) ?? ids[0];
  if (id !== undefined) {
    const shown = rollups.filter((each) => spineIdsIn(each).join() === id);
    return { id, awards: await askAwards(api, { entity: id }), shown };
  }
  for (const other of offeredEntities(api.world)) {
    const awards = await askAwards(api, { entity: other });
    if (awards.rollups.length > 0) return { id: other, awards, shown: [] };
  }
  precondition(false, 'no entity with awards is known', 'no-data');
}

export type Scheme = 'wiki' | 'cik';

/**
 * A handle of another scheme for an entity, as the deployment itself shows it: in a rollup, in the card of the entity,
 * or made from the page that the card links to, where the deployment resolves that to the same entity.
 */
export async function otherHandle(
  api: Api,
  { id, shown: rollups }: Awarded,
  scheme: Scheme,
): Promise<string> {
  const card = await api.get('getEntity', {}, { path: { entity_id: id } });
  const shown = [rollups, card.status === 200 ? card.json : undefined].flatMap((part) =>
    textsIn(part).flatMap(({ path, text }) => {
      if (text.startsWith(`${scheme}:`)) return [text];
      return scheme === 'cik' && /(?:^|[/_])cik$/.test(path) && /^\d+$/.test(text)
        ? [`cik:${Number(text)}`]
        : [];
    }),
  );
  if (shown[0] !== undefined) return shown[0];
  precondition(scheme === 'wiki' && card.status === 200, `no ${scheme}: id of ${id} is shown`, 'no-data');
  const page = textsIn(card.json).find(({ path }) => path.endsWith('/encyclopedia_url'))?.text;
  const slug = page?.split('/').at(-1);
  precondition(slug !== undefined && slug !== '', `no page of ${id} is shown`, 'no-data');
  const handle = `wiki:${decodeURIComponent(slug)}`;
  const again = await api.get('getEntity', {}, { path: { entity_id: handle } });
  const data = at(again.json, '/data');
  const resolves = again.status === 200 && isObject(data) && textsIn(data).some(({ text }) => text === id);
  precondition(resolves, `${handle} is not shown to stand for ${id}`, 'no-data');
  return handle;
}
