import { type Api, defineCheck, once, precondition, seenOf } from '../../src/kit/index.js';
import { leavesIn } from '../leaves.js';
import { someLeis } from '../search/legal-entities.js';
import { besides } from './beside.js';
import { cardsIn, idOf, pageIn } from './card.js';
import { handleForms } from './handle.js';
import { detailOf, entitiesPage, wikiIdsOf } from './sample.js';

export const otherHandles = defineCheck({
  id: 'entities/other-handles',
  title: 'What Entity detail and co-occurrence do with handles that they need not resolve',
  clauses: [
    'entities.handle.cik.elsewhere',
    'entities.handle.encyclopedia-url.elsewhere',
    'entities.handle.grammar',
    'entities.handle.lei.elsewhere',
    'entities.handle.wiki.elsewhere',
  ],
  level: 'observe',
  operations: ['listEntities', 'getEntity'],
  rulings: ['C30'],
  property: once(
    async (api) => {
      const cards = cardsIn(await entitiesPage(api));
      const [card] = cards;
      precondition(card !== undefined, 'the Entities list has no cards', 'no-data');
      const inDetail = async (what: string, handle: string | undefined) => {
        if (handle !== undefined) api.observe(`detail of ${what}`, seenOf(await detailOf(api, handle)));
      };
      await inDetail('an id in capitals', idOf(card).toUpperCase());
      await inDetail('a cik: id', cikIn(cards));
      await inDetail('an LEI', (await someLeis(api))[0]);
      await beside(api, 'a wiki: id', wikiIdsOf(card)[0]);
      await beside(api, 'a link to a page', pageIn(card));
    },
    { requests: 6 },
  ),
  refutedBy: [],
});

async function beside(api: Api, what: string, subject: string | undefined): Promise<void> {
  if (subject === undefined) return;
  const reply = await besides(api, subject);
  const cards = reply.status === 200 ? `, ${cardsIn(reply).length} cards` : '';
  api.observe(`Entities beside ${what}`, seenOf(reply) + cards);
}

/** A `cik:` id that a card happens to show. */
function cikIn(cards: unknown): string | undefined {
  const shown = leavesIn(cards).find(({ value }) => typeof value === 'string' && handleForms.cik.test(value));
  return typeof shown?.value === 'string' ? shown.value : undefined;
}
