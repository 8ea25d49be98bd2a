import type { ClauseId, OperationId } from '../../contract/index.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectRefusal,
  expectThat,
  type JsonObject,
  type Need,
  once,
  type PropertyCheck,
} from '../../src/kit/index.js';

interface Coordinates {
  readonly latitude: unknown;
  readonly longitude: unknown;
}

interface BoxRule {
  readonly id: string;
  readonly clauses: readonly ClauseId[];
  readonly operation: OperationId;
  readonly needs?: readonly Need[];
  readonly send: (api: Api, bbox: string) => Promise<Exchange>;
  readonly rowsIn: (reply: Exchange) => readonly JsonObject[];
  /** The coordinates of a row, in degrees; `null` if a row without them is acceptable. */
  readonly placeOf: (row: JsonObject) => Coordinates | null;
  /** The path of the coordinates in a row. */
  readonly at?: string;
}

/**
 * The check that a box whose longitudes are inverted is refused as `INVALID_BBOX`. One that is read across the
 * antimeridian is tolerated (ruling faulty-box).
 */
export const acrossTheAntimeridian = ({
  id,
  clauses,
  operation,
  needs,
  send,
  rowsIn,
  placeOf,
  at = '',
}: BoxRule): PropertyCheck =>
  defineCheck({
    id,
    title: 'A box with inverted longitudes is refused as INVALID_BBOX, or read across the antimeridian',
    clauses,
    operations: [operation],
    rulings: ['faulty-box'],
    ...(needs === undefined ? {} : { needs }),
    property: once(async (api) => {
      const reply = await send(api, '-60,60,70,20');
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: ['INVALID_BBOX'] });
        api.witness('refusals of a box with inverted longitudes');
        return;
      }
      api.deviates('faulty-box', 'a box with lon_min above lon_max is served as one across the antimeridian');
      for (const [index, row] of rowsIn(reply).entries()) {
        const place = placeOf(row);
        if (place === null) continue;
        expectThat(isAcross(place), `/data/${index}${at}`, 'a place east of 60 or west of 20 degrees', place);
        api.witness('rows across the antimeridian');
      }
    }),
  });

const isAcross = ({ latitude, longitude }: Coordinates): boolean =>
  typeof latitude === 'number' &&
  typeof longitude === 'number' &&
  (longitude >= 60 || longitude <= 20) &&
  latitude >= -60 &&
  latitude <= 70;
