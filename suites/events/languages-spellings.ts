import { defineCheck, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { fullPage, idOf } from '../page-of-events.js';
import { wholeEvents } from '../whole-events.js';

/** Languages with one code in either scheme. */
const spellings = [
  { two: 'en', three: 'eng' },
  { two: 'es', three: 'spa' },
  { two: 'ar', three: 'ara' },
  { two: 'ru', three: 'rus' },
];

export const languagesSpellings = defineCheck({
  id: 'events/languages-spellings',
  title: 'A language is selected alike by its two codes and under either name of the parameter',
  clauses: ['events.languages.iso-639-1', 'events.languages.iso-639-2', 'events.languages.alias-language'],
  operations: ['listEvents'],
  property: forEach(
    spellings,
    async (api, { two, three }) => {
      const { query, rows } = await wholeEvents(api);
      const ids = async (asked: Readonly<Record<string, string>>) =>
        rowsOf(await fullPage(api, { ...query, ...asked })).map(idOf);
      const expected = new Set(await ids({ languages: two }));
      for (const asked of [{ languages: three }, { language: two }]) {
        const seen = await ids(asked);
        const same = seen.length === expected.size && seen.every((id) => expected.has(id));
        expectThat(same, '/data', `the ${expected.size} Events of languages=${two}`, `${seen.length} Events`);
      }
      if (expected.size > 0 && expected.size < rows.length) api.witness('Events compared', expected.size);
    },
    { requests: 3 },
  ),
  refutedBy: [
    'alias.language.ignored',
    'alias.language.refused',
    'languages.iso-639-1-refused',
    'languages.iso-639-2-refused',
  ],
});
