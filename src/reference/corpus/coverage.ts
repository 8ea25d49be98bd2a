import type { Article, StoryRef } from './event.js';
import { hash, randomFrom } from './random.js';

/** An article of a Story. */
export interface Coverage {
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly rank: number;
  readonly role: string;
  /** Null where the article has no image. */
  readonly imageUrl: string | null;
}

const furtherRoles = ['coverage', 'analysis', 'wire'] as const;

const roleOf = (url: string, rank: number): string =>
  rank === 1 ? 'lead' : (furtherRoles[hash(url) % furtherRoles.length] ?? 'coverage');

/** The articles of an Event as the Story shows them that the Event belongs to. */
export const sharedCoverage = (articles: readonly Article[]): readonly Coverage[] =>
  articles.map(({ url, title, domain, rank, imageUrl }) => ({
    url,
    title,
    domain,
    rank,
    role: roleOf(url, rank),
    imageUrl: hash(url) % 5 < 3 ? imageUrl : null,
  }));

/** The first few articles of a Story that shares none with an Event. */
export function ownCoverage(
  { id, title, date, articleCount }: StoryRef,
  domains: readonly string[],
): readonly Coverage[] {
  const random = randomFrom(`articles of ${id}`);
  return Array.from({ length: Math.min(articleCount, random.whole(1, 4)) }, (_, index) => {
    const domain = domains[random.whole(0, domains.length - 1)] ?? 'news.example';
    const slug = random.hex(8);
    const url = `https://${domain}/${date}/${slug}`;
    return {
      url,
      title: index === 0 ? title : `${title} (${domain})`,
      domain,
      rank: index + 1,
      role: roleOf(url, index + 1),
      imageUrl: random.chance(0.6) ? `https://images.service.example/${slug}.jpg` : null,
    };
  });
}
