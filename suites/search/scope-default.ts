import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { type Found, foundUnder, without } from './found.js';
import { foundFor, textsToSearch } from './names.js';

/** Texts that are searched for until one shows a difference between scopes. */
const most = 4;

export const scopeDefault = defineCheck({
  id: 'search/scope-default',
  title: 'Without scope a search finds what scope=media finds, where scope=all finds something else',
  clauses: ['search.scope.default'],
  operations: ['searchEntities'],
  property: once(
    async (api) => {
      for (const q of await textsToSearch(api, most)) {
        const [media, all] = [await foundFor(api, q, 'media'), await foundFor(api, q, 'all')];
        if (without(all.keys, media.keys).length + without(media.keys, all.keys).length === 0) continue;
        const found = await foundUnder(api, q, undefined);
        const lost = without(media.keys, found.keys);
        const added = without(found.keys, media.keys);
        const same = lost.length === 0 && added.length === 0;
        if (!same) await expectSteady(api, q, media);
        expectThat(same, '/data', `for ${q} what scope=media finds`, { lost, added });
        api.witness('texts that tell media from all');
        return;
      }
      precondition(false, 'every text that was tried finds the same under media and all', 'no-data');
    },
    { requests: 5 },
  ),
  refutedBy: ['search.scope.default-all', 'search.scope.default-reference'],
});

/** Ends the attempt where one search does not find the same twice. */
async function expectSteady(api: Api, q: string, media: Found): Promise<void> {
  const { keys } = await foundUnder(api, q, 'media', { fresh: true });
  const moved = [...without(keys, media.keys), ...without(media.keys, keys)];
  precondition(moved.length === 0, `${q} does not find the same twice`);
}
