import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { nameIn } from '../name-in.js';
import { type Found, foundUnder, namesOf, without } from './found.js';
import { foundFor, textsToSearch } from './names.js';

const most = 3;
/** A page of fewer results would be of no use: so few are not what was left of more. */
const fewest = 5;

export const scopeAll = defineCheck({
  id: 'search/scope-all',
  title: 'scope=all finds the entities of media and of reference, and each once',
  clauses: ['search.scope.all.everything', 'search.scope.all.deduplicated'],
  operations: ['searchEntities'],
  rulings: ['A34'],
  property: once(
    async (api) => {
      const tried = [];
      for (const q of await textsToSearch(api, most)) {
        const all = await foundFor(api, q, 'all');
        for (const scope of ['media', 'reference'])
          tried.push({ q, scope, all, part: await foundFor(api, q, scope) });
      }
      const sizes = tried.flatMap(({ all, part }) => [all.keys.length, part.keys.length]);
      const page = Math.max(fewest, ...sizes);
      for (const { q, scope, all, part } of tried) {
        const twice = all.keys.filter((key, index) => all.keys.indexOf(key) !== index);
        expectThat(twice.length === 0, '/data', `each entity once for ${q}`, twice);
        api.witness('results told apart', all.keys.length > 1 ? all.keys.length : 0);
        const lost = lostFrom(all, part);
        const certain = await lostByName(api, scope, part, lost, page);
        expectThat(certain === undefined, '/data', `under scope=all what scope=${scope} finds`, certain);
        api.witness('entities found under scope=all too', part.keys.length - lost.length);
      }
      precondition(Math.max(...sizes) > 0, 'no text that was tried finds anything', 'no-data');
    },
    { requests: 3 * most },
  ),
  refutedBy: [
    'search.scope.all-doubled',
    'search.scope.all-variants-doubled',
    'search.scope.all-without-media',
    'search.scope.all-without-reference',
  ],
});

/** Keys of a part that the whole lacks. Of entities that are held to be one, another id may be shown. */
function lostFrom(all: Found, part: Found): readonly string[] {
  const [names, partNames] = [namesOf(all), namesOf(part)];
  return without(part.keys, all.keys).filter((key) => {
    const name = partNames[part.keys.indexOf(key)] ?? '';
    return name === '' || !names.includes(name);
  });
}

/**
 * One of the lost that is lost by its own name too, though the part finds it by that. How many results come at once is
 * not shown, so that a page as long as any may be cut, and a page may be cut before what is found twice is taken out.
 */
async function lostByName(
  api: Api,
  scope: string,
  part: Found,
  lost: readonly string[],
  page: number,
): Promise<string | undefined> {
  const [key] = lost;
  const row = key === undefined ? undefined : part.rows[part.keys.indexOf(key)];
  const name = row === undefined ? undefined : nameIn(row);
  if (key === undefined || name === undefined) return undefined;
  const [all, own] = [await foundUnder(api, name, 'all'), await foundUnder(api, name, scope)];
  return own.keys.includes(key) && lostFrom(all, own).includes(key) && all.keys.length < page
    ? key
    : undefined;
}
