import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { contributorsOf, contributorsPath, tokens } from './contributors.js';
import { textsAt } from './member.js';
import { rowsBy, sampleOf } from './sample.js';
import { contains } from './text-filter.js';

const name = 'organization_categorization';
/** Parts from inside the words for contributors. */
const inside = [{ part: 'ndustr', of: 'Industry' }] as const;

export const modelsContributors = defineCheck({
  id: 'aicompute/models-contributors',
  title: 'A type of contributor, or a part of its name, keeps the models that have a contributor of the type',
  clauses: [
    'aicompute.models.contributors',
    'aicompute.models.contributors.substring',
    'aicompute.models.contributors.tokens',
  ],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const path = contributorsPath(models);
      const found = new Map<string, number>();
      const expectKept = async (sent: string, token: string) => {
        const rows = await rowsBy(api, 'listModels', { [name]: sent });
        found.set(token, rows.length);
        if (path === undefined) return;
        for (const [index, row] of rows.entries()) {
          const texts = textsAt(row, [path]);
          const fits = texts.length === 0 || texts.some((text) => contains(text, sent));
          expectThat(fits, `/data/${index}${path}`, sent, texts);
        }
        const least = models.filter((model) => contributorsOf(model, path).includes(token)).length;
        expectThat(rows.length >= least, '/data', `${least} models by ${name}=${sent}, or more`, rows.length);
        api.witness(`models by ${sent}`, rows.length);
      };
      for (const token of tokens) await expectKept(token, token);
      if (path === undefined) {
        // Models that do not show their contributors tell only whether the filter makes a difference.
        const counts = [...found.values()];
        const isTelling = counts.some((count) => count > 0) && new Set(counts).size > 1;
        precondition(isTelling, 'no model shows its types of contributors', 'no-data');
      }
      for (const { part, of } of inside) {
        const least = found.get(of) ?? 0;
        await expectKept(part, of);
        const rows = found.get(of) ?? 0;
        expectThat(rows >= least, '/data', `${least} models by ${name}=${part}, or more`, rows);
        api.witness(`models by ${part}`, rows);
      }
    },
    { requests: 5 },
  ),
  refutedBy: [
    'aicompute.models.contributors-dropped',
    'aicompute.models.contributors-first-only',
    'aicompute.models.contributors-search-organizations',
    'aicompute.models.contributors-sole',
    'aicompute.models.contributors-token-refused',
    'aicompute.models.contributors-whole-tokens-only',
  ],
});
