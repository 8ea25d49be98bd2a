import { bendBy, type Json } from './bend.js';
import { bucketFaults } from './events/buckets.js';
import { cardFaults } from './events/card-faults.js';
import { detailEnvelopeFaults, listEnvelopeFaults, summaryEnvelopeFaults } from './events/envelope.js';
import { errorDetailsFaults } from './http/error-details.js';
import { errorEnvelopeFaults } from './http/refusal.js';
import type { Planted } from './planted.js';
import { storyBucketFaults } from './stories/buckets.js';
import { storyCardFaults } from './stories/card.js';
import {
  storyDetailEnvelopeFaults,
  storyListFaults,
  storySummaryEnvelopeFaults,
} from './stories/envelope.js';

type Bend = (whole: Json) => Json;

/** What the planted faults do to finished objects; without such a fault, nothing. */
interface Bends {
  readonly card: Bend;
  readonly list: Bend;
  readonly detail: Bend;
  readonly summary: Bend;
  readonly bucket: Bend;
  readonly error: Bend;
  readonly storyCard: Bend;
  readonly storyList: Bend;
  readonly storyDetail: Bend;
  readonly storySummary: Bend;
  readonly storyBucket: Bend;
}

const known = new WeakMap<Planted, Bends>();

/** The bends of a deployment, looked up once. */
export function bendsOf(planted: Planted): Bends {
  const found = known.get(planted);
  if (found !== undefined) return found;
  const bends: Bends = {
    card: bendBy(cardFaults, planted),
    list: bendBy(listEnvelopeFaults, planted),
    detail: bendBy(detailEnvelopeFaults, planted),
    summary: bendBy(summaryEnvelopeFaults, planted),
    bucket: bendBy(bucketFaults, planted),
    error: bendBy({ ...errorDetailsFaults, ...errorEnvelopeFaults }, planted),
    storyCard: bendBy(storyCardFaults, planted),
    storyList: bendBy(storyListFaults, planted),
    storyDetail: bendBy(storyDetailEnvelopeFaults, planted),
    storySummary: bendBy(storySummaryEnvelopeFaults, planted),
    storyBucket: bendBy(storyBucketFaults, planted),
  };
  known.set(planted, bends);
  return bends;
}
