import { cameoplusCategories, conflictCategories } from '../../contract/index.js';
import { type Api, type JsonObject, type Query, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { nextCursorOf } from '../page-of-events.js';
import { type Inputs, inputsOf } from './inputs.js';

/** The kinds of Events that blend their significance in their own ways. */
export const kinds = {
  conflict: conflictCategories,
  POLITICAL: ['POLITICAL'],
  'another domain': cameoplusCategories.filter((each) => each !== 'POLITICAL'),
} as const satisfies Record<string, readonly string[]>;
export type Kind = keyof typeof kinds;

/** Recent Events, which are more of a cross-section than the most significant ones. */
async function recent(api: Api, kind: Kind, more: Query = {}) {
  const query = { ...bounds(api.world.offer.window), category: kinds[kind].join(','), ...more };
  const reply = await api.get('listEvents', { ...query, sort: 'recent', limit: 100 });
  return { rows: rowsOf(reply), complete: nextCursorOf(reply) === undefined };
}

const read = (rows: readonly JsonObject[]): readonly Inputs[] => rows.flatMap((row) => inputsOf(row) ?? []);

/** What cards of a kind show. */
export const sampleOf = async (api: Api, kind: Kind): Promise<readonly Inputs[]> =>
  read((await recent(api, kind)).rows);

/** `conflict` Events by whether they are coded as targeting civilians, as far as that is known. */
export async function sampleByTargeting(
  api: Api,
): Promise<{ readonly targeting: readonly Inputs[]; readonly others: readonly Inputs[] }> {
  const all = await recent(api, 'conflict');
  const coded = await recent(api, 'conflict', { civilian_targeting: true });
  const ids = new Set(coded.rows.map(({ id }) => id));
  // Of a cut page, only what is surely newer than its end is known to be missing from it.
  const end = coded.complete ? '' : String(coded.rows.at(-1)?.event_date);
  const others = all.rows.filter((row) => !ids.has(row.id ?? null) && String(row.event_date) > end);
  return { targeting: read(coded.rows), others: read(others) };
}
