import { type Answer, type Call, served } from '../answer.js';
import { count, type Parameter, parameter, text } from '../declaring.js';
import { limitIn } from '../limits.js';
import { organizations } from '../organizations.js';
import { type Person, persons } from '../persons.js';
import { has } from '../planted.js';
import { listIn, readLeniently, readStrictly } from '../reading.js';
import { Refusal } from '../refusal.js';
import { entityCard, eventsNaming } from './card.js';
import { entityOf, subjectIn } from './handles.js';

export const entityParameters: readonly Parameter[] = [
  parameter('search', text),
  parameter('limit', count()),
  parameter('co_occurring_with', text),
];

/** Those whom Events name together with the subject, which is not among them. */
function companions(sent: readonly string[], { corpus }: Call): ReadonlySet<Person> {
  if (sent.length > 1 && !has('first-of-two-subjects'))
    throw new Refusal(400, 'MULTIPLE_ENTITY_HANDLES', 'Só um sujeito.', {}, { accepted_count: 1 });
  const [handle = ''] = sent;
  const subject = entityOf(handle);
  if (subject === undefined) throw new Refusal(404, 'ENTITY_NOT_FOUND', 'Entidade desconhecida.', { handle });
  const named = eventsNaming(corpus, subject).flatMap(({ people }) => people.map(({ person }) => person));
  return new Set(named.filter((person) => person !== subject));
}

/** Entities of the news, those known by their pages alone first. */
export function listEntities(call: Call): Answer {
  const { values, ignored } = readLeniently(call.query, entityParameters);
  const { limit } = limitIn(values, 12, 1_000_000);
  const part = values.get('search')?.trim().toLowerCase() ?? '';
  const beside = values.has('co_occurring_with')
    ? companions(listIn(values, 'co_occurring_with'), call)
    : undefined;
  const listed: readonly Person[] = has('entities-without-page') ? [...organizations, ...persons] : persons;
  const found = listed
    .toReversed()
    .filter((person) => person.name.toLowerCase().includes(part) && (beside?.has(person) ?? true));
  return served({
    ...(ignored.length > 0 && { applied_filters: { ignored } }),
    data: found
      .slice(0, has('entity-limit-unheeded') ? undefined : limit)
      .map((person) => entityCard(person, call)),
    counted: found.length,
    success: true,
  });
}

export function showEntity(call: Call): Answer {
  readStrictly(call.query, []);
  const subject = subjectIn(call.segments[0] ?? '');
  const byPage = call.segments[0]?.startsWith('wiki:') && subject.id.startsWith('e_');
  if (byPage && has('page-id-not-found'))
    throw new Refusal(404, 'ENTITY_NOT_FOUND', 'Entidade desconhecida.');
  return served({ data: entityCard(subject, call), success: true });
}
