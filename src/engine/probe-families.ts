import type { Entitlement, OperationId } from '../../contract/index.js';
import {
  at,
  type Exchange,
  Inconclusive,
  isArray,
  isObject,
  type JsonObject,
  type Offer,
} from '../kit/index.js';
import type { Ask } from './probe.js';

/** One request to each family that needs a plan flag: it shows whether the plan has it, and real rows. */
interface FamilyProbe {
  readonly entitlement: Entitlement;
  readonly operation: OperationId;
  readonly query: Parameters<Ask>[1];
  readonly path?: Readonly<Record<string, string>>;
}

/** A hierarchy takes a bare LEI; one that is not held is refused all the same where the plan lacks the flag. */
const anyLei = '5493001KJTIIGC8Y1R12';

const probesOf = (leis: readonly string[]): readonly FamilyProbe[] => [
  { entitlement: 'can_use_aicompute', operation: 'listModels', query: { limit: 100 } },
  { entitlement: 'can_use_facilities', operation: 'listFacilities', query: { limit: 100 } },
  // Awards need a selector; this one is in most names.
  { entitlement: 'can_use_gov', operation: 'listAwards', query: { recipient: 'a', limit: 100 } },
  {
    entitlement: 'can_use_exposure',
    operation: 'getHierarchy',
    query: {},
    path: { entity_id: leis[0] ?? anyLei },
  },
];

/** What the families behind plan flags show to this key, in at most four requests. */
export async function probeFamilies(
  ask: Ask,
  leis: readonly string[],
): Promise<Pick<Offer, 'rows'> & { readonly seen: readonly FamilySeen[] }> {
  const seen = await Promise.all(probesOf(leis).map((each) => seenBy(ask, each)));
  const rows = Object.fromEntries(seen.map(({ operation, exchange }) => [operation, rowsIn(exchange)]));
  return { rows, seen };
}

export interface FamilySeen extends FamilyProbe {
  /** Absent where no answer came that says anything. */
  readonly exchange: Exchange | undefined;
}

async function seenBy(ask: Ask, family: FamilyProbe): Promise<FamilySeen> {
  try {
    return { ...family, exchange: await ask(family.operation, family.query, family.path) };
  } catch (error) {
    if (error instanceof Inconclusive) return { ...family, exchange: undefined };
    throw error;
  }
}

/** The objects in the `data` array of a reply. */
export function rowsIn(exchange: Exchange | undefined): readonly JsonObject[] {
  const data = at(exchange?.json, '/data');
  return exchange?.status === 200 && isArray(data) ? data.filter(isObject) : [];
}
