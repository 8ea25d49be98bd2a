import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { leiOf, type Place, placesIn, recordsOf, textAt } from './record.js';
import { mayBeCut, recordsIn } from './rows.js';

const jurisdictionOf = (record: unknown): Place | undefined =>
  placesIn(record).find(({ path }) => /jurisdiction/.test(path));

/** Countries whose legal entities mostly have the country itself as jurisdiction. */
const likely = ['GB', 'DE', 'FR'];

export const entitiesByJurisdiction = defineCheck({
  id: 'registry/entities-by-jurisdiction',
  title:
    'The jurisdiction filter keeps the records with exactly the code sent, of a country or of a subdivision',
  clauses: ['registry.entities.jurisdiction.alpha-2', 'registry.entities.jurisdiction.subdivision'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const known = recordsOf(api.world).flatMap(({ lei, record }) => {
        const place = jurisdictionOf(record);
        return place === undefined ? [] : [{ lei, ...place }];
      });
      const [example] = known;
      precondition(example !== undefined, 'no record shows its jurisdiction', 'no-data');
      for (const code of likely) await expectKept(api, code, example.path);
      const subdivision = known.find(({ text }) => /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(text));
      if (subdivision === undefined) return;
      await expectKept(api, subdivision.text.slice(0, 2), subdivision.path);
      await expectKept(api, subdivision.text, subdivision.path, subdivision.lei);
    },
    { requests: 5 },
  ),
  refutedBy: [
    'registry.jurisdiction.ignored',
    'registry.jurisdiction.subdivision-not-found',
    'registry.jurisdiction.subdivision-widened',
    'registry.jurisdiction.subdivisions-included',
  ],
});

/** Every record of the reply has the jurisdiction, and the one that is known to have it is among them. */
async function expectKept(api: Api, jurisdiction: string, path: string, lei?: string): Promise<void> {
  const reply = await api.get('listRegistryEntities', { jurisdiction });
  const records = recordsIn(reply);
  for (const [index, record] of records.entries()) {
    const seen = textAt(record, path);
    expectThat(seen === jurisdiction, `/data/${index}${path}`, jurisdiction, seen);
    api.witness(`records of the jurisdiction ${jurisdiction}`);
  }
  const found = lei === undefined || records.some((record) => leiOf(record) === lei) || mayBeCut(reply);
  expectThat(found, '/data', `the record of ${lei}`, records.length);
}
