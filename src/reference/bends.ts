import { bendBy, type Json } from './bend.js';
import { cardFaults } from './card-faults.js';
import { detailEnvelopeFaults, listEnvelopeFaults, summaryEnvelopeFaults } from './envelope.js';
import { errorEnvelopeFaults } from './errors.js';
import type { Planted } from './fault.js';
import { bucketFaults } from './rules/buckets.js';
import { storyBucketFaults } from './rules/story-buckets.js';
import { storyCardFaults } from './story-card-faults.js';
import { storyDetailEnvelopeFaults, storyListFaults, storySummaryEnvelopeFaults } from './story-envelope.js';

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
    error: bendBy(errorEnvelopeFaults, planted),
    storyCard: bendBy(storyCardFaults, planted),
    storyList: bendBy(storyListFaults, planted),
    storyDetail: bendBy(storyDetailEnvelopeFaults, planted),
    storySummary: bendBy(storySummaryEnvelopeFaults, planted),
    storyBucket: bendBy(storyBucketFaults, planted),
  };
  known.set(planted, bends);
  return bends;
}
