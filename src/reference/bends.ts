import { bendBy, type Json } from './bend.js';
import { cardFaults } from './card-faults.js';
import { detailEnvelopeFaults, listEnvelopeFaults, summaryEnvelopeFaults } from './envelope.js';
import { errorEnvelopeFaults } from './errors.js';
import type { Planted } from './fault.js';
import { isFaultId } from './faults.js';
import { bucketFaults } from './rules/buckets.js';
import { storyBucketFaults } from './rules/story-buckets.js';
import { storyCardFaults } from './story-card-faults.js';
import { storyDetailEnvelopeFaults, storyListFaults, storySummaryEnvelopeFaults } from './story-envelope.js';

type Bend = (whole: Json) => Json;

/** What the planted faults do to finished objects; without such a fault, nothing. */
export interface Bends {
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
  const isPlanted = (id: string): boolean => isFaultId(id) && planted(id);
  const bends: Bends = {
    card: bendBy(cardFaults, isPlanted),
    list: bendBy(listEnvelopeFaults, isPlanted),
    detail: bendBy(detailEnvelopeFaults, isPlanted),
    summary: bendBy(summaryEnvelopeFaults, isPlanted),
    bucket: bendBy(bucketFaults, isPlanted),
    error: bendBy(errorEnvelopeFaults, isPlanted),
    storyCard: bendBy(storyCardFaults, isPlanted),
    storyList: bendBy(storyListFaults, isPlanted),
    storyDetail: bendBy(storyDetailEnvelopeFaults, isPlanted),
    storySummary: bendBy(storySummaryEnvelopeFaults, isPlanted),
    storyBucket: bendBy(storyBucketFaults, isPlanted),
  };
  known.set(planted, bends);
  return bends;
}
