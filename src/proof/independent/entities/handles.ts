import { has } from '../bugs.js';
import type { Occurrence } from '../corpus/corpus.js';
import { type Organization, organizations } from '../corpus/organizations.js';
import { answersTo, type Person, persons } from '../corpus/persons.js';
import { type Call, Refusal } from '../http/answer.js';

function isResolvedId(handle: string): boolean {
  const isFiler = /^cik:\d+$/i.test(handle) && !has('cik-is-no-id');
  return isFiler || /^(e_[0-9a-f]+|wiki:\S+)$/i.test(handle);
}

/** The entity behind a resolved id; `cik:` numbers may carry leading zeros. */
export function entityOf(handle: string): Person | Organization | undefined {
  const filed = /^cik:(\d+)$/i.exec(handle)?.[1]?.replace(/^0+(?=\d)/, '');
  if (filed !== undefined) return organizations.find(({ cik }) => cik === filed);
  return [...persons, ...organizations].find((entity) => answersTo(entity, handle));
}

/** The entity that a path names by its id or by the address of its page. */
export function subjectIn(handle: string): Person | Organization {
  const entity = /^https?:/i.test(handle) ? entityOf(handle) : resolvedIn(handle);
  if (entity === undefined) throw new Refusal(404, 'ENTITY_NOT_FOUND', 'Página desconhecida.', { handle });
  return entity;
}

/** Where only a resolved id is taken. */
export function resolvedIn(handle: string): Person | Organization {
  if (!isResolvedId(handle))
    throw new Refusal(400, 'INVALID_ENTITY_ID', 'Quer um id e_, wiki: ou cik:, não um nome.', {
      recebido: handle,
    });
  const entity = entityOf(handle);
  if (entity === undefined) throw new Refusal(404, 'ENTITY_NOT_FOUND', 'Entidade desconhecida.', { handle });
  return entity;
}

export function companyBehind(entity: Person): Organization | undefined {
  return organizations.find(({ id }) => id === entity.id);
}

type Part = Readonly<Record<string, unknown>>;

/** Events that name the entity under any of its ids. */
export function eventsNaming(corpus: readonly Occurrence[], { id, siblings }: Person): readonly Occurrence[] {
  return corpus.filter(
    (event) =>
      !event.withdrawn && event.people.some((named) => named.id === id || siblings.includes(named.id)),
  );
}

/** An entity as clients see it; companies without a page have a null address. */
export function entityCard(entity: Person, { corpus, base }: Call): Part {
  const events = eventsNaming(corpus, entity);
  const stories = new Set(events.flatMap((event) => event.stories.map(({ id }) => id)));
  return {
    benennung: { displayName: entity.name, entityType: entity.kind },
    countryIso3: entity.country,
    status: events.length === 0 ? 'needs_review' : 'active',
    encyclopedia_url: entity.page ?? null,
    aktivitaet: {
      eventCount: events.length,
      storyCount: stories.size,
      articleCount: events.reduce((sum, { articles }) => sum + articles, 0),
    },
    detailUrl: `${base}/api/v2/entities/${encodeURIComponent(entity.id)}`,
    id: entity.id,
  };
}
