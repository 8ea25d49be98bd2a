import { bendsOf } from '../bends.js';
import { cardOf } from '../card.js';
import { type Corpus, type Event, newestDays } from '../corpus/index.js';
import { detailBody } from '../envelope.js';
import type { Faults } from '../fault.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply } from '../route.js';
import { refuseUndeclared } from '../rules/undeclared.js';
import { quoted } from '../spelling.js';

export const detailFaults = {
  'detail.windowed': {
    clauses: ['event-detail.no-window'],
    summary: 'Finds Events of the last seven days only',
  },
  'detail.other-event': {
    clauses: ['event-detail.same-id'],
    summary: 'Answers with another Event',
  },
  'detail.unknown-served-null': {
    clauses: ['event-detail.unknown-id', 'envelope.detail.data'],
    summary: 'Answers an unknown id with 200 and null',
  },
  'detail.unknown-served-first': {
    clauses: ['event-detail.unknown-id', 'event-detail.same-id'],
    summary: 'Answers an unknown id with some Event',
  },
  'detail.unknown-crashes': {
    clauses: ['event-detail.unknown-id'],
    summary: 'Fails with a 500 on an unknown id',
  },
  'detail.refused': {
    clauses: ['event-detail.reply.envelope', 'event-detail.reply.card'],
    summary: 'Answers ids that the list gives with 404',
  },
} as const satisfies Faults;

function besides(event: Event, corpus: Corpus): Event {
  const { bySignificance } = corpus.events(newestDays(corpus, 30));
  return bySignificance.find(({ id }) => id !== event.id) ?? event;
}

/** One Event by its id, whatever its date. */
export function getEvent({ url, path, deployment }: Call): Reply {
  const { corpus, planted } = deployment;
  const bend = bendsOf(planted);
  refuseUndeclared(url, 'getEvent', planted);
  const id = path.event_id ?? '';
  const now = deployment.now().getTime();
  const held = planted('detail.refused') ? undefined : corpus.event(id);
  const old = held !== undefined && now - held.codedAt > 7 * 86_400_000 && planted('detail.windowed');
  const event = held === undefined || held.recordedAt > now || old ? undefined : held;
  if (event === undefined) {
    const [first] = corpus.events(newestDays(corpus, 30)).bySignificance;
    if (planted('detail.unknown-served-null')) return { body: detailBody(null) };
    if (planted('detail.unknown-crashes')) throw new TypeError('event is undefined');
    if (first !== undefined && planted('detail.unknown-served-first')) {
      return { body: detailBody(cardOf(first, deployment)) };
    }
    throw new Refusal('NOT_FOUND', `There is no Event ${quoted(id)}.`, { event_id: id.slice(0, 200) });
  }
  const shown = planted('detail.other-event') ? besides(event, corpus) : event;
  return { body: bend.detail(detailBody(bend.card(cardOf(shown, deployment)))) };
}
