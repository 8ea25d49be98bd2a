import { bendsOf } from '../bends.js';
import { type Corpus, newestDays } from '../corpus/index.js';
import { type Story, storiesIn, storyOf } from '../corpus/stories.js';
import { detailBody } from '../envelope.js';
import type { Faults } from '../fault.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply } from '../route.js';
import { knownAt } from '../rules/story-filters.js';
import { refuseUndeclared } from '../rules/undeclared.js';
import { quoted } from '../spelling.js';
import { storyCardOf } from '../story-card.js';

export const storyDetailFaults = {
  'stories.detail.refused': {
    clauses: ['stories.detail.reply.envelope'],
    summary: 'Answers ids that the Stories list gives with 404',
  },
  'stories.detail.linked-only': {
    clauses: ['stories.detail.reply.envelope'],
    summary: 'Finds only those Stories that have Events',
  },
  'stories.detail.other-story': {
    clauses: ['stories.detail.same-id'],
    summary: 'Answers with another Story',
  },
  'stories.detail.unknown-served-null': {
    clauses: ['stories.detail.unknown-id', 'envelope.detail.data'],
    summary: 'Answers an unknown Story id with 200 and null',
  },
  'stories.detail.unknown-served-first': {
    clauses: ['stories.detail.unknown-id', 'stories.detail.same-id'],
    summary: 'Answers an unknown Story id with some Story',
  },
  'stories.detail.unknown-crashes': {
    clauses: ['stories.detail.unknown-id', 'error.server-errors'],
    summary: 'Fails with a 500 on an unknown Story id',
  },
} as const satisfies Faults;

const besides = (story: Story, corpus: Corpus): Story =>
  storiesIn(corpus, newestDays(corpus, 30)).find(({ id }) => id !== story.id) ?? story;

/** One Story by its id, whatever its date. */
export function getStory({ url, path, deployment }: Call): Reply {
  const { corpus, planted } = deployment;
  const bend = bendsOf(planted);
  refuseUndeclared(url, 'getStory', planted);
  const id = path.story_id ?? '';
  const now = deployment.now().getTime();
  const show = (story: Story): Reply => ({
    body: bend.storyDetail(detailBody(bend.storyCard(storyCardOf(story, deployment, now)))),
  });

  const stored = storyOf(id, corpus);
  const story = stored === undefined ? undefined : knownAt(stored, now, planted);
  const hidden =
    planted('stories.detail.refused') ||
    (story?.events.length === 0 && planted('stories.detail.linked-only'));
  if (stored !== undefined && story !== undefined && !hidden) {
    return show(planted('stories.detail.other-story') ? besides(story, corpus) : story);
  }
  const [first] = storiesIn(corpus, newestDays(corpus, 30));
  if (planted('stories.detail.unknown-served-null')) return { body: detailBody(null) };
  if (planted('stories.detail.unknown-crashes')) throw new TypeError('story is undefined');
  if (first !== undefined && planted('stories.detail.unknown-served-first')) return show(first);
  throw new Refusal('NOT_FOUND', `There is no Story ${quoted(id)}.`, { story_id: id.slice(0, 200) });
}
