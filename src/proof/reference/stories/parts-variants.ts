import { each, isObject, type Json, put } from '../bend.js';
import { fronts, openSchemas, paths, rows } from '../http/middleware.js';
import type { Variants } from '../planted.js';

const itemsOf = (list: unknown): readonly Json[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** The outlets of a card by how many of its articles they have, with their avatars. */
function rankedOutlets({ articles }: Json): readonly Json[] {
  const counts = new Map<string, { readonly row: Json; count: number }>();
  for (const row of itemsOf(articles)) {
    const known = counts.get(String(row.domain));
    if (known === undefined) counts.set(String(row.domain), { row, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ row, count }, index) => ({
      domain: row.domain,
      domain_avatar_url: row.domain_avatar_url,
      rank: index + 1,
      article_count: count,
    }));
}

/** Addresses as publishers write them, with blanks and without an origin. */
const asWritten = (address: unknown, rank: unknown): unknown =>
  typeof address !== 'string' || Number(rank) % 2 === 0 ? address : `media/Press Photo ${String(rank)}.jpg`;

function detailed(card: Json): Json {
  const [first] = itemsOf(card.event_refs);
  const event = first === undefined ? {} : { event_id: first.id, event_date: first.event_date };
  const articles = each('articles', (row) => ({
    ...row,
    ...event,
    ...('image_url' in row ? { image_url: asWritten(row.image_url, row.rank) } : {}),
  }))(card).articles;
  return { top_outlets: rankedOutlets(card), ...card, articles };
}

/** The links of a bucket in two parts. */
function parted(bucket: Json): Json {
  const links = Number(bucket.linked_event_count);
  const conflict = Math.floor(links / 3);
  const families = { conflict: { links: conflict }, cameoplus: { links: links - conflict } };
  return put('metrics.linked_events.by_family', families)(bucket);
}

export const storyPartsVariants = {
  'story-card.parts-told': {
    apart: true,
    summary: 'Ranks the outlets of a Story, names the Event of each article, and parts the links of a bucket',
    allowedBy: [
      'story-card.other-fields',
      'story-card.article.types',
      'story-bucket.metrics.linked-events.inner-names',
    ],
    front: fronts(
      rows(paths.stories, detailed),
      rows(paths.storiesSummary, parted),
      openSchemas('Story', 'StoryList', 'StoryDetail'),
    ),
  },
} as const satisfies Variants;
