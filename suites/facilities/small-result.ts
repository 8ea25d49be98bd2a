import { facilityClasses } from '../../contract/index.js';
import { type Api, type JsonObject, precondition, type Query } from '../../src/kit/index.js';
import { byRarity } from '../frequency.js';
import { listIn } from '../list-in.js';
import { countriesOf } from './countries.js';
import { nameOf, typeOf } from './record.js';
import { isCut, longestPage, pageOf, sample } from './sample.js';

/** A result of few facilities, so that a walk through it is short. */
interface SmallResult {
  readonly query: Query;
  readonly rows: readonly JsonObject[];
  /** Whether its first page says that it is the whole result. */
  readonly whole: boolean;
}

const fewest = 4;
/** Pages that are asked for beside those of the sample until a small result is found. */
const mostTries = 4;

export async function smallResult(api: Api): Promise<SmallResult> {
  const known = await sample(api);
  const sampled: readonly Query[] = [...facilityClasses.map((each) => ({ class: each })), {}];
  const short: SmallResult[] = [];
  for (const query of [...sampled, ...rareValues(known).slice(0, mostTries)]) {
    const reply = await pageOf(api, query);
    const rows = reply.status === 200 ? listIn(reply) : [];
    if (rows.length < fewest) continue;
    const result = { query, rows, whole: !isCut(reply) };
    if (result.whole) return result;
    if (rows.length < longestPage) short.push(result);
  }
  const [best] = short;
  precondition(best !== undefined, 'no result of some facilities fits on one page', 'no-data');
  return best;
}

/** Filters that few facilities pass, as far as the known ones tell. */
function rareValues(known: readonly JsonObject[]): readonly Query[] {
  const rarest = (values: readonly string[]) =>
    byRarity(values).flatMap(([value, count]) => (count > 1 ? [value] : []));
  const types = rarest(known.flatMap((row) => typeOf(row) ?? []));
  const countries = rarest(known.flatMap((row) => countriesOf(row).primary?.iso3 ?? []));
  const words = rarest(known.flatMap((row) => nameOf(row)?.match(/[A-Za-z]{6,}/g) ?? []));
  return [
    ...countries.slice(0, 1).map((country) => ({ country })),
    ...types.slice(0, 1).map((type) => ({ type })),
    ...words.slice(0, 2).map((q) => ({ q })),
  ];
}
