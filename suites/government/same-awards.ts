import { type Api, expectThat, type JsonObject, sameJson } from '../../src/kit/index.js';
import { leavesIn } from '../leaves.js';
import { askAwards, figureOf, ueiOf } from './awards.js';
import { awardedEntity, otherHandle, type Scheme } from './handles.js';

/** The figures of a summary; its texts may repeat the handle that was asked for. */
const figuresIn = (summary: JsonObject): readonly string[] =>
  leavesIn(summary)
    .flatMap(({ path, value }) => (figureOf(value) === undefined ? [] : [`${path} ${figureOf(value)}`]))
    .toSorted();

/** A handle of another scheme selects the awards that the spine id of the same entity selects. */
export async function expectSameAwards(api: Api, scheme: Scheme): Promise<void> {
  const known = await awardedEntity(api);
  const handle = await otherHandle(api, known, scheme);
  const { summary, rollups } = await askAwards(api, { entity: handle });
  const ueis = (parts: typeof rollups) => parts.map(ueiOf).toSorted();
  const same =
    sameJson(ueis(rollups), ueis(known.awards.rollups)) &&
    sameJson(figuresIn(summary), figuresIn(known.awards.summary));
  expectThat(same, '/summary', `the awards of ${known.id} for ${handle}`, summary);
  api.witness('awards by another handle', rollups.length);
}
