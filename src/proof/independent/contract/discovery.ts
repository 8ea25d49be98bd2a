import { has } from '../bugs.js';
import type { Route } from '../http/route.js';
import { routes } from '../routes.js';

/** What `/api/v2/meta/endpoints` tells: how each route treats names it does not declare. */
export function endpointsDocument(): Readonly<Record<string, unknown>> {
  const said = ({ path, strict }: Route): boolean =>
    strict && !(path === '/api/v2/stories' && has('split-misstated'));
  const rows = routes
    .map((route) => ({ ...route, strict: said(route) }))
    .map(({ path, strict, title, parameters }) => ({
      about: title,
      on_undeclared_parameter: strict ? 'refuse' : 'report',
      descriptor_backed: strict,
      call: { verb: 'GET', path },
      takes: parameters.map(({ name }) => name),
    }));
  const strict = rows.filter(({ descriptor_backed }) => descriptor_backed);
  return {
    [has('split-not-under-coverage') ? 'split' : 'coverage']: {
      published: rows.length,
      descriptor_backed: {
        count: strict.length,
        routes: strict.map(({ call }) => `${call.verb} ${call.path}`),
      },
      permissive: {
        count: rows.length - strict.length,
        routes: rows.filter((row) => !strict.includes(row)).map(({ call }) => `${call.verb} ${call.path}`),
      },
    },
    data: rows,
    success: true,
  };
}

interface Notice {
  readonly date: string;
  readonly title: string;
  readonly text: string;
}

const notices: readonly Notice[] = [
  {
    date: '2026-08-15',
    title: 'canonical_cluster_date_start and canonical_cluster_date_end retired',
    text: 'Accepted as before and without effect. Use date_start and date_end, or observed_start and observed_end.',
  },
  {
    date: '2026-05-04',
    title: 'domain and event_family deprecated',
    text: 'Still applied. Use category.',
  },
  {
    date: '2026-02-01',
    title: 'First version removed',
    text: 'Its paths answer 410 and name their successors.',
  },
];

export function changelogPage(base: string): string {
  const shown = notices.filter(
    ({ title }) => !(title.includes('deprecated') && has('deprecations-in-feed-only')),
  );
  const items = shown.map(
    ({ date, title, text }) =>
      `<article><h2>${title}</h2><time datetime="${date}">${date}</time><p>${text}</p></article>`,
  );
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Changelog</title>
<link rel="alternate" type="application/rss+xml" href="${base}/changelog/feed.xml"></head>
<body><h1>Changelog</h1>${items.join('\n')}</body></html>
`;
}

/** When a notice was given, as the feed tells it; bent, a month late. */
function publishedAt(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (has('feed-dated-a-month-late')) day.setUTCMonth(day.getUTCMonth() + 1);
  return day.toUTCString();
}

export function changelogFeed(base: string): string {
  const items = notices
    .slice(has('newest-notice-not-in-feed') ? 1 : 0)
    .map((notice) => (has('feed-items-share-a-notice') ? (notices[0] ?? notice) : notice))
    .map(
      ({ date, title, text }) =>
        `<item><title>${title}</title><description>${text}</description><link>${base}/changelog${has('feed-ampersand-unescaped') ? `?from=feed&at=${date}` : ''}</link>` +
        `<guid isPermaLink="false">${date} ${title}</guid><pubDate>${publishedAt(date)}</pubDate></item>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Event Intelligence changelog</title><link>${base}/changelog</link>
<description>Changes of the interface</description>
${items.join('\n')}
</channel></rss>
`;
}
