import type { ClauseId, OperationId } from '../../contract/index.js';
import { defineCheck, forEach, type Need, type PropertyCheck, type Query } from '../../src/kit/index.js';
import { expectBooleanRefused } from '../asking/refusals.js';

interface FlagRule {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly ClauseId[];
  readonly operation: OperationId;
  readonly needs: readonly Need[];
  /** Parameters of a request that is served without the flag. */
  readonly query?: Query;
  /** Flags, each with a text other than true and false, and with its clause if the check cites several. */
  readonly rows: readonly { readonly name: string; readonly value: string; readonly clause?: ClauseId }[];
}

/** The check that flags with a text other than true and false are refused as `INVALID_BOOLEAN` (ruling boolean-spelling). */
export const flagRefused = ({ operation, query, rows, ...definition }: FlagRule): PropertyCheck =>
  defineCheck({
    ...definition,
    operations: [operation],
    rulings: ['boolean-spelling'],
    property: forEach(
      rows,
      async (api, { name, value }) => {
        const reply = await api.get(operation, { ...query, [name]: value });
        expectBooleanRefused(api, reply, name);
      },
      { clause: ({ clause }) => clause },
    ),
  });
