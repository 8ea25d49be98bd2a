import { has } from '../bugs.js';
import { organizations } from '../corpus/organizations.js';
import { type Person, persons } from '../corpus/persons.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { limitIn } from '../http/paging.js';
import { count, type Parameter, parameter, type Route, route, text } from '../http/route.js';
import { heard } from '../pair-bugs.js';
import { listIn, readLeniently, readStrictly } from '../query.js';
import { isBeyondAscii, isOneIn } from '../rare-bugs.js';
import { entityCard, entityOf, eventsNaming, subjectIn } from './handles.js';
import { hierarchyParameters, showHierarchy } from './hierarchy.js';
import { search, searchParameters } from './search.js';
import { showShares, showTone, toneParameters, voiceParameters } from './tone.js';

const entityParameters: readonly Parameter[] = [
  parameter('search', text),
  parameter('limit', count()),
  parameter('co_occurring_with', text),
];

/** Those whom Events name together with the subject, which is not among them. */
function companions(sent: readonly string[], { corpus }: Call): ReadonlySet<Person> {
  if (sent.length > 1 && !has('first-of-two-subjects'))
    throw new Refusal(400, 'MULTIPLE_ENTITY_HANDLES', 'Só um sujeito.', {}, { accepted_count: 1 });
  const [handle = ''] = sent;
  const isMissed = handle.startsWith('e_') && has('companions-by-spine-id-unknown');
  const subject = isMissed ? undefined : entityOf(handle);
  if (subject === undefined) throw new Refusal(404, 'ENTITY_NOT_FOUND', 'Entidade desconhecida.', { handle });
  const named = eventsNaming(corpus, subject).flatMap(({ people }) => people.map(({ person }) => person));
  return new Set(named.filter((person) => person !== subject));
}

/** The id of a card in a list. */
function listedId({ id, slug }: Person): string {
  const isBent = has('one-in-five-listed-under-page-id') && isOneIn(5, id);
  return isBent ? (slug ?? id) : id;
}

/** The address of the page of a listed entity; bent, escaped twice. */
function listedPage({ page }: Person): string | null {
  const isEscaped = page !== undefined && isBeyondAscii(page) && has('listed-page-link-escaped-twice');
  return isEscaped ? encodeURI(encodeURI(page)) : (page ?? null);
}

/** The cards of a listed entity: one, or bent, one for each of its ids. */
function cardsOf(person: Person, call: Call) {
  const card = { ...entityCard(person, call), encyclopedia_url: listedPage(person), id: listedId(person) };
  const further = has('merged-entity-listed-twice') ? person.siblings : [];
  return [card, ...further.map((id) => ({ ...card, id }))];
}

/** Entities of the news, those known by their pages alone first. */
function listEntities(call: Call): Answer {
  const { values: sent, ignored } = readLeniently(call.query, entityParameters);
  const values = heard('entities', sent, has);
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
      .flatMap((person) => cardsOf(person, call))
      .slice(0, has('entity-limit-unheeded') ? undefined : limit),
    counted: found.length,
    success: true,
  });
}

function showEntity(call: Call): Answer {
  readStrictly(call.query, []);
  const [handle = ''] = call.segments;
  const subject = subjectIn(handle);
  const byPage = handle.startsWith('wiki:') && subject.id.startsWith('e_');
  const isOdd = handle.startsWith('wiki:') && isBeyondAscii(handle);
  if ((byPage && has('page-id-not-found')) || (isOdd && has('non-ascii-page-id-not-found')))
    throw new Refusal(404, 'ENTITY_NOT_FOUND', 'Entidade desconhecida.');
  const own = entityCard(subject, call);
  if (own.status === 'needs_review' && has('unscored-entity-not-found'))
    throw new Refusal(404, 'ENTITY_NOT_FOUND', 'Entidade desconhecida.', { handle });
  const isMerged = subject.siblings.includes(handle) && has('merged-id-kept-in-detail');
  const card = isMerged ? { ...own, id: handle } : own;
  const isPageless = subject.id.startsWith('wiki:') && has('page-missing-in-detail');
  return served({ data: isPageless ? { ...card, encyclopedia_url: null } : card, success: true });
}

export const entityRoutes: readonly Route[] = [
  route('/api/v2/entities/{entity_id}/hierarchy', 'op_family_tree', 'Consolidation around one entity', {
    parameters: hierarchyParameters,
    strict: false,
    capability: 'exposure',
    data: 'record',
    serve: showHierarchy,
  }),
  route('/api/v2/entities/{entity_id}', 'op_entity', 'One entity', {
    parameters: [],
    strict: true,
    capability: undefined,
    data: 'record',
    serve: showEntity,
  }),
  route('/api/v2/entities', 'op_entities', 'Entities', {
    parameters: entityParameters,
    strict: false,
    capability: undefined,
    data: 'records',
    serve: listEntities,
  }),
  route('/api/v2/entity-tone', 'op_tone', 'Tone of the news on an entity', {
    parameters: toneParameters,
    strict: true,
    capability: undefined,
    data: 'record',
    serve: showTone,
  }),
  route('/api/v2/share-of-voice', 'op_voice', 'Shares of the news', {
    parameters: voiceParameters,
    strict: false,
    capability: undefined,
    data: 'records',
    serve: showShares,
  }),
  route('/api/v2/search', 'op_lookup', 'Search over entities', {
    parameters: searchParameters,
    strict: false,
    capability: undefined,
    data: 'records',
    serve: search,
  }),
];
