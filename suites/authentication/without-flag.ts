import {
  type ClauseId,
  type Entitlement,
  entitledOperations,
  entitlementNames,
  operation,
} from '../../contract/index.js';
import {
  defineCheck,
  expectOk,
  expectRefusal,
  type KeyRole,
  once,
  type PropertyCheck,
} from '../../src/kit/index.js';
import { callableOperations } from '../valid-call.js';
import { callWith } from './data-calls.js';

interface Lacking {
  readonly flag: Entitlement;
  readonly role: KeyRole;
  readonly clauses: readonly ClauseId[];
  readonly refutedBy: readonly string[];
}

/** The check that a key which lacks one flag is refused in the family of that flag, and served in the others. */
export const withoutFlag = ({ flag, role, clauses, refutedBy }: Lacking): PropertyCheck =>
  defineCheck({
    id: `authentication/${role}`,
    title: `A key that lacks ${flag} alone is refused where that flag is asked for, and served where others are`,
    clauses,
    operations: entitledOperations,
    rulings: ['C42'],
    needs: [`key.${role}`],
    property: once(
      async (api) => {
        const callable = callableOperations(api.world);
        for (const asked of entitlementNames) {
          const id = entitledOperations.find(
            (each) => callable.includes(each) && operation(each).entitlement === asked,
          );
          if (id === undefined) continue;
          const reply = await callWith(api, id, { credential: { role }, anyAnswer: asked === flag });
          if (asked !== flag) {
            expectOk(reply);
            continue;
          }
          expectRefusal(reply, { codes: ['PLAN_REQUIRED'] });
          api.witness('refusals for want of one flag');
        }
      },
      { requests: 5 },
    ),
    refutedBy,
  });
