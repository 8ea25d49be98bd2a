import { has } from '../bugs.js';
import { dayLength, dayOf } from '../corpus/calendar.js';
import { coveredDays, type Occurrence, type Story } from '../corpus/corpus.js';
import { hexOf, rollsOf, rounded } from '../corpus/random.js';

export interface ArticleRow {
  readonly domain: string;
  readonly image: boolean;
  readonly role: string;
}

/** A Story as it is stored, with the Events it is linked to. */
export interface Cluster extends Story {
  readonly events: readonly Occurrence[];
  /** Events that were linked to it before they were withdrawn; only a bug makes use of them. */
  readonly withdrawn: readonly Occurrence[];
  readonly theme: string;
  readonly rows: readonly ArticleRow[];
}

export const themes: readonly string[] = [
  'War and unrest',
  'Statecraft',
  'Money and firms',
  'Machines',
  'Nature and health',
];

const themeOfCategory: Readonly<Record<string, string>> = {
  POLITICAL: 'Statecraft',
  INFORMATION: 'Statecraft',
  CRIME: 'War and unrest',
  ECONOMIC: 'Money and firms',
  CORPORATE: 'Money and firms',
  TECHNOLOGY: 'Machines',
  INFRASTRUCTURE: 'Machines',
  ENVIRONMENT: 'Nature and health',
  HEALTH: 'Nature and health',
};

const outlets = ['dispatch.example', 'kurier.example', 'lanterna.example', 'harbour-news.example'];

function clusterOf(story: Story, events: readonly Occurrence[], theme: string): Cluster {
  const rolls = rollsOf(`cluster ${story.id}`);
  const rows = Array.from({ length: Math.min(4, story.articles) }, (_, at) => ({
    domain: rolls.pick(outlets),
    image: rolls.chance(0.5),
    role: at === 0 ? 'lead' : 'echo',
  }));
  return { ...story, events, withdrawn: [], theme, rows };
}

/** Stories that nobody linked to an Event, one or two a day. */
function loose(madeAt: number): readonly Cluster[] {
  return Array.from({ length: coveredDays }, (_, back) => back).flatMap((back) =>
    Array.from({ length: 1 + (back % 2) }, (_, at) => {
      const id = `st_${hexOf(`loose ${back} ${at}`, 20)}`;
      const rolls = rollsOf(id);
      const publishedAt = madeAt - back * dayLength - rolls.between(100, 70_000) * 1000;
      const story = {
        id,
        url: `https://stories.example/${id}`,
        title: `${rolls.pick(['Markets', 'Harvest', 'Ferries', 'Schools'])} in brief, ${dayOf(publishedAt)}`,
        date: dayOf(publishedAt),
        publishedAt,
        articles: rolls.between(1, 9),
      };
      return clusterOf(story, [], rolls.pick(themes));
    }),
  );
}

function themeOf(event: Occurrence | undefined): string {
  return themeOfCategory[event?.category ?? ''] ?? 'War and unrest';
}

/** Bent: a Story with the theme of its last Event. */
export function withLastTheme(story: Cluster): Cluster {
  return story.events.length === 0 ? story : { ...story, theme: themeOf(story.events.at(-1)) };
}

/** Every Story that the Events name, and those that none names. */
export function clustersOf(corpus: readonly Occurrence[], madeAt: number): readonly Cluster[] {
  const linked = new Map<string, { readonly story: Story; readonly events: Occurrence[] }>();
  for (const event of corpus.filter(({ withdrawn }) => !withdrawn))
    for (const story of event.stories) {
      const known = linked.get(story.id) ?? { story, events: [] };
      known.events.push(event);
      linked.set(story.id, known);
    }
  const withdrawn = corpus.filter((event) => event.withdrawn);
  const clusters = [...linked.values()].map(({ story, events }) => ({
    ...clusterOf(story, events, themeOf(events[0])),
    withdrawn: withdrawn.filter(({ stories }) => stories.some(({ id }) => id === story.id)),
  }));
  return [...clusters, ...loose(madeAt)];
}

/** 1 at publication, 0 thirty days later. */
export function recencyOf({ publishedAt }: Cluster, at: number): number {
  return Math.max(0, Math.min(1, 1 - (at - publishedAt) / (30 * dayLength)));
}

export function weightOf(story: Cluster, at: number): number {
  const linked = Math.max(0, ...story.events.map(({ significance }) => significance));
  return 0.6 * linked + 0.2 * Math.min(1, story.articles / 10) + 0.2 * recencyOf(story, at);
}

function linkCount(events: readonly Occurrence[]): number {
  const categories = new Set(events.map(({ category }) => category));
  return has('links-counted-by-category') ? categories.size : events.length;
}

/** The Events that a card counts; bent, those withdrawn too. */
function linksCounted({ events, withdrawn }: Cluster): readonly Occurrence[] {
  return has('withdrawn-events-still-counted') ? [...events, ...withdrawn] : events;
}

/** A Story as clients see it; `at` is the instant for which it is weighed. */
export function storyCard(story: Cluster, at: number): Readonly<Record<string, unknown>> {
  const { events, rows } = story;
  const origins = events.flatMap(({ parties }) => parties.flatMap(({ country }) => country?.name ?? []));
  return {
    headline: story.title,
    thema: story.theme,
    berichterstattung: {
      articleCount: story.articles,
      articles: rows.map(({ domain, image, role }, index) => ({
        ...(!(index === 3 && has('fourth-article-without-rank')) && { rank: index + 1 }),
        ...((index === 0 || !has('roles-of-lead-articles-only')) && { role }),
        domain,
        ...(!has('articles-without-avatar') && {
          domain_avatar_url: `https://avatars.example/${domain}.svg`,
        }),
        ...(image && { image_url: `https://${domain}/${story.id}/${index}.webp` }),
      })),
    },
    geo_context: { actor_origin_countries: [...new Set(origins)] },
    linkedEvents: events.map(({ id, place }) => ({ eventHandle: id, countryName: place.country.name })),
    linked_event_count: linkCount(linksCounted(story)),
    signals: {
      storySignificance: rounded(weightOf(story, at), 3),
      recency: rounded(recencyOf(story, at), 3),
    },
    firstPublished: new Date(story.publishedAt).toISOString(),
    weblink: story.url,
    story_id: story.id,
  };
}
