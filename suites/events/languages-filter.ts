import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { fullPage } from '../page-of-events.js';
import { expectSubset, wholeEvents } from '../whole-events.js';

/** Languages of few readers and far apart: no corpus covers every Event in all of them. */
const rare = ['is', 'mt', 'cy'];
/** So few Events might have such coverage by chance. */
const fewest = 5;

export const languagesFilter = defineCheck({
  id: 'events/languages-filter',
  title: 'languages narrows a result to coverage in the language',
  clauses: ['events.languages.filter', 'events.languages.iso-639-1'],
  operations: ['listEvents'],
  property: once(
    async (api) => {
      const whole = await wholeEvents(api);
      let left = 0;
      for (const languages of rare) {
        const reply = await fullPage(api, { ...whole.query, languages });
        left += expectSubset(reply, whole, `languages=${languages}`);
      }
      if (whole.rows.length < fewest) return;
      const because = `not all of ${whole.rows.length} Events covered in each of ${rare.join(', ')}`;
      expectThat(left > 0, '/data', because, 'all of them');
      api.witness('Events left out', left);
    },
    { requests: 4 },
  ),
  refutedBy: ['languages.iso-639-1-refused', 'list.languages.dropped'],
});
