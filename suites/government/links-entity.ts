import { defineCheck, forEach, precondition } from '../../src/kit/index.js';
import { idsOf, type Side, someLinks } from './links.js';
import { expectSelectedLinks } from './selected-links.js';

const sides = ['registrant', 'principal'] as const satisfies readonly Side[];

export const linksEntity = defineCheck({
  id: 'government/links-entity',
  title: 'entity finds the links with the entity on either side, and no others',
  clauses: [
    'government.links.entity.registrant',
    'government.links.entity.foreign-principal',
    'government.links.entity.only',
  ],
  operations: ['listForeignAgentLinks'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(sides, async (api, side) => {
    const { rows } = await someLinks(api);
    const [id] = rows.flatMap((row) => idsOf(row, side));
    precondition(id !== undefined, `no link shows a spine id of its ${side}`, 'no-data');
    // Where links show ids of a side, one without an id has no resolved entity there.
    const shown = sides.filter((each) => rows.some((row) => idsOf(row, each).length > 0));
    await expectSelectedLinks(api, {
      query: { entity: id },
      because: `links of ${id}`,
      fits: (row) => {
        const ids = sides.flatMap((each) => idsOf(row, each));
        if (ids.includes(id)) return true;
        return shown.length < sides.length ? undefined : false;
      },
    });
  }),
  refutedBy: [
    'government.links.entity.colleagues-included',
    'government.links.entity.ignored',
    'government.links.entity.principal-side-only',
    'government.links.entity.registrant-side-only',
    'government.links.entity.spine-id-unresolved',
  ],
});
