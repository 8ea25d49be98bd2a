import { type OperationId, operation } from '../../../contract/index.js';
import type { Check, Exchange, InconclusiveReason, World } from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import type { SeenRows } from '../events.js';
import { rowCountIn } from './held-rows.js';
import type { CheckEnding } from './result.js';

/** Reasons of a check that found no rows to judge. */
export const forWantOfRows: readonly (InconclusiveReason | undefined)[] = [
  'no-data',
  'precondition-unreached',
  'generator-starved',
];

type Titled = Pick<Check, 'title'>;

/** Counts the rows of successful replies by their operation. */
interface RowCounts {
  hear(exchange: Exchange): void;
  /** In the order of the first reply. */
  seen(): readonly SeenRows[];
  /** Replies of any kind. */
  replies(): number;
}

export function createRowCounts(): RowCounts {
  const counts = new Map<OperationId, SeenRows>();
  let replies = 0;
  return {
    hear({ request: { operation: id, target }, status, json }) {
      replies += 1;
      const rows = status === 200 && id !== undefined ? rowCountIn(json) : undefined;
      if (rows === undefined || id === undefined) return;
      const before = counts.get(id)?.rows ?? 0;
      counts.set(id, { operation: id, rows: before + rows, target });
    },
    seen: () => [...counts.values()],
    replies: () => replies,
  };
}

/** What a check asked for and what it read of the probe's rows: without a decision, one of them lacks what it needs. */
export interface RowsSought {
  /** The world, which notes the lists of it that are read. */
  readonly world: World;
  /** A client whose replies are counted. */
  hearing(client: Client): Client;
  /** Why a check without an input ends undecided. */
  withoutInput(check: Titled): string;
  /** Why a check whose replies decide nothing ends undecided. */
  withoutWitness(check: Titled): string;
  /** An ending for want of rows with what was seen of them, the emptiest list first; any other as it is. */
  explained(ending: CheckEnding): CheckEnding;
}

/** @param given the world of the run, one check of which is about to be tried */
export function seekRows(given: World): RowsSought {
  const read = new Map<OperationId, number>();
  const note = (id: OperationId, rows: number) => read.set(id, Math.max(rows, read.get(id) ?? 0));
  const counts = createRowCounts();
  const ofProbe = (): readonly SeenRows[] => [...read].map(([id, rows]) => ({ operation: id, rows }));
  const notListed = () => ofProbe().filter(({ rows }) => rows === 0);
  return {
    world: { ...given, offer: noting(given.offer, note), probed: given },
    hearing: (client) => ({
      ...client,
      async send(request, options) {
        const reply = await client.send(request, options);
        counts.hear(reply);
        return reply;
      },
    }),
    withoutInput: ({ title }) =>
      notListed().length > 0
        ? `there is no value to ask with, as the probe found no row of ${pathsOf(notListed())}`
        : `the rows of the probe offer no value to ask with: ${title}`,
    withoutWitness: (check) =>
      notListed().length > 0 && counts.replies() === 0
        ? `the probe found no row of ${pathsOf(notListed())}`
        : undecidedBy(check, counts.replies() === 0 ? ofProbe() : counts.seen(), counts.replies()),
    explained(ending) {
      if (ending.outcome !== 'inconclusive' || !forWantOfRows.includes(ending.reason)) return ending;
      const asked = new Set(counts.seen().map((each) => each.operation));
      const others = ofProbe().filter((each) => each.rows === 0 || !asked.has(each.operation));
      const rows = byScarcity([...counts.seen(), ...others]);
      return rows.length === 0 ? ending : { ...ending, rows };
    },
  };
}

/** Why an invariant that no reply of the run could refute ends undecided, and the rows of its operations. */
export function explainUnwitnessed(
  check: Titled & Pick<Check, 'operations'>,
  counts: RowCounts,
): Pick<CheckEnding, 'note' | 'rows'> {
  const rows = byScarcity(counts.seen().filter(({ operation: id }) => check.operations.includes(id)));
  return {
    note: undecidedBy(check, rows, counts.replies()),
    ...(rows.length === 0 ? {} : { rows }),
  };
}

/** Why replies with so many rows decide nothing. */
function undecidedBy({ title }: Titled, seen: readonly SeenRows[], replies: number): string {
  const empty = seen.filter(({ rows }) => rows === 0);
  const [first] = empty;
  const rows = seen.reduce((sum, each) => sum + each.rows, 0);
  if (first?.target !== undefined && (rows === 0 || empty.length === seen.length))
    return `GET ${first.target} returned no rows`;
  if (rows > 0)
    return `${rows === 1 ? 'the only row seen cannot' : `none of the ${rows} rows seen can`} decide: ${title}`;
  return replies === 0
    ? `no request was sent that could decide: ${title}`
    : `no reply seen can decide: ${title}`;
}

const byScarcity = (rows: readonly SeenRows[]): readonly SeenRows[] =>
  rows.toSorted((one, other) => Math.sign(one.rows) - Math.sign(other.rows));

const pathsOf = (rows: readonly SeenRows[]): string =>
  rows.map(({ operation: id }) => `GET ${operation(id).path}`).join(' and ');

/** The members of an offer that hold rows of one operation. */
const listedBy: Partial<Record<keyof World['offer'], OperationId>> = {
  events: 'listEvents',
  leis: 'listRegistryEntities',
  registry: 'listRegistryEntities',
};

/** An offer that reports each list of it that is read. */
function noting(
  offer: World['offer'],
  onRead: (operation: OperationId, rows: number) => void,
): World['offer'] {
  const rows = watched({ ...offer.rows }, (name, list) => {
    if (Array.isArray(list)) onRead(name as OperationId, list.length);
  });
  return watched({ ...offer, rows }, (name, list) => {
    const listing = listedBy[name as keyof World['offer']];
    if (listing !== undefined && Array.isArray(list)) onRead(listing, list.length);
  });
}

const watched = <Watched extends object>(
  object: Watched,
  onRead: (name: string, value: unknown) => void,
): Watched =>
  new Proxy(object, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name);
      if (typeof name === 'string') onRead(name, value);
      return value;
    },
  });
