import { vocabularies } from '../../contract/index.js';
import { wordsOutside } from '../../generators/values/enum.js';
import { at, defineCheck, expectOk, expectThat, forAll, mentions } from '../../src/kit/index.js';
import { expectErrorEnvelope } from '../errors/error-envelope.js';
import { hierarchyOf, servedHandle } from './seen.js';

export const directionUnknown = defineCheck({
  id: 'hierarchy/direction-unknown',
  title: 'A direction other than up, down and both is refused with 400 or reported as ignored',
  clauses: ['hierarchy.direction.unknown'],
  operations: ['getHierarchy'],
  rulings: ['A23'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  runs: 2,
  property: forAll(
    wordsOutside(vocabularies.hierarchyDirection.values),
    async (api, direction) => {
      const reply = await hierarchyOf(api, await servedHandle(api), { direction });
      if (reply.status === 400) expectErrorEnvelope(reply, 'required');
      else {
        expectOk(reply);
        const ignored =
          at(reply.json, '/applied_filters/ignored') ?? at(reply.json, '/data/applied_filters/ignored');
        const isTold = mentions(ignored, 'direction');
        expectThat(isTold, '/applied_filters/ignored', 'direction, or a refusal', ignored);
      }
      api.witness('unknown directions');
    },
    { examples: ['sideways'] },
  ),
  refutedBy: ['hierarchy.direction.unknown-crash', 'hierarchy.direction.unknown-served'],
});
