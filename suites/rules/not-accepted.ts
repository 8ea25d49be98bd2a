import type { ClauseId, OperationId } from '../../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  expectRefusal,
  expectThat,
  forEach,
  isObject,
  mentions,
  type PropertyCheck,
  type Query,
} from '../../src/kit/index.js';
import { unknownCodes } from '../asking/calls.js';

/** Parameters that summaries do not take, each with a value. */
const notTaken = [
  { name: 'search', value: 'zzzq no such phrase' },
  { name: 'cursor', value: 'not-a-cursor' },
] as const;

interface SummaryRule {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly ClauseId[];
  readonly operation: OperationId;
  /** The clause on each of the parameters; the first by default. */
  readonly accuses?: Readonly<Record<(typeof notTaken)[number]['name'], ClauseId>>;
  readonly send: (api: Api, query?: Query) => Promise<Exchange>;
  /** How many rows a summary counts; `undefined` if its buckets do not show it. */
  readonly totalOf: (reply: Exchange) => number | undefined;
  /** Judges a reply that has no place to report an ignored name. */
  readonly judgeSilence?: (api: Api, reply: Exchange, name: string) => Promise<void>;
}

/** The check that a summary refuses search and cursor, or lists them as ignored and applies neither (ruling undeclared-parameters). */
export const notAcceptedOnSummary = ({
  operation,
  accuses,
  send,
  totalOf,
  judgeSilence = async () => {},
  ...definition
}: SummaryRule): PropertyCheck =>
  defineCheck({
    ...definition,
    operations: [operation],
    rulings: ['undeclared-parameters'],
    property: forEach(
      notTaken,
      async (api, { name, value }) => {
        const reply = await send(api, { [name]: value });
        if (reply.status !== 200) {
          expectRefusal(reply, { codes: unknownCodes });
          api.witness('parameters refused');
          return;
        }
        const applied = at(reply.json, '/applied_filters');
        if (isObject(applied)) {
          const isListed = mentions(applied.ignored, name);
          expectThat(isListed, '/applied_filters/ignored', `${name} among the ignored`, applied.ignored);
        } else await judgeSilence(api, reply, name);
        const [total, without] = [totalOf(reply), totalOf(await send(api))];
        expectThat(total === without, '/data', `a total of ${without}, as without ${name}`, total);
        if (without !== undefined && without > 0) api.witness('parameters without effect');
      },
      { clause: ({ name }) => accuses?.[name] },
    ),
  });
