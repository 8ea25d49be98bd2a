import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { nameIn } from '../name-in.js';
import { foundFor, referenceEntities, textsToSearch } from '../search/names.js';
import { cardsIn, pageIn, placeOf } from './card.js';
import { describedEntities } from './sample.js';

/** Names that are looked for in the list. */
const most = 3;

export const withoutPage = defineCheck({
  id: 'entities/without-page',
  title:
    'The Entities list leaves out entities without an encyclopedia page, though other operations name them',
  clauses: [
    'entity-card.only-with-page',
    'entity-card.encyclopedia-url',
    'entity-card.without-page.elsewhere',
  ],
  operations: ['listEntities', 'searchEntities'],
  rulings: ['C54'],
  property: once(
    async (api) => {
      const pageless = await pagelessEntities(api);
      api.observe('entities without a page in search', `${pageless.length}`);
      const names = [...pageless, ...referenceEntities(api).map(({ name }) => name)].slice(0, most);
      precondition(names.length > 0, 'no entity that may lack a page is known', 'no-data');
      for (const search of names) {
        const reply = await api.get('listEntities', { search });
        const cards = cardsIn(reply);
        const bare = cards.find((card) => pageIn(card) === undefined);
        if (bare !== undefined) {
          const place = placeOf(reply, bare, 'encyclopedia_url');
          expectThat(false, place, 'the link to an encyclopedia page', bare);
        }
        // A list without any card says something only of an entity that is known to lack a page.
        const missing = pageless.includes(search) ? 1 : 0;
        api.witness('entities that may lack a page', cards.length + missing);
      }
    },
    { requests: 1 + 2 * most },
  ),
  refutedBy: ['entity-card.without-page-listed'],
});

/** Names of entities without a link: in search, where others have one there, or else in Entity detail. */
async function pagelessEntities(api: Api): Promise<readonly string[]> {
  const [widest = ''] = await textsToSearch(api, 1);
  const { rows } = await foundFor(api, widest, 'all');
  const pageless = rows.filter((row) => pageIn(row) === undefined);
  if (pageless.length < rows.length) return pageless.flatMap((row) => nameIn(row) ?? []);
  const names: string[] = [];
  for await (const { card, referredAs } of describedEntities(api, referenceEntities(api).slice(0, most))) {
    if (pageIn(card) === undefined && referredAs !== undefined) names.push(referredAs);
  }
  return names;
}
