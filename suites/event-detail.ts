import fc from 'fast-check';
import { dateAfter, dateWithin, instantAt } from '../generators/dates.js';
import { isSparseId, offered, perturbedId } from '../generators/ids.js';
import {
  type Api,
  append,
  at,
  brief,
  defineCheck,
  expectEqual,
  expectHeld,
  expectOk,
  expectStatus,
  expectThat,
  forAll,
  isObject,
  once,
  precondition,
  type Query,
  rowsOf,
} from '../src/kit/index.js';
import { between, recorded } from './asking/coding-time.js';
import {
  areOfOne,
  articlesCounted,
  type Counted,
  compared,
  documentedOf,
  expectLargestKept,
  expectNoFewer,
  expectSpelled,
  inputsIn,
  isShorter,
  mostCompared,
  referredBy,
  type Spelling,
  scaleOf,
  spellingsIn,
  turned,
  variousCards,
} from './asking/event-agreement.js';
import {
  expectDivided,
  expectTyped,
  type Ranked,
  rankedIn,
  sameStories,
  type Twin,
  twinsIn,
} from './asking/event-twins.js';
import { forSeenEvents, orNoData, type SeenEvent, seenEvent, seenEvents } from './asking/events.js';
import { fullPage } from './asking/pages.js';
import { expectUnknownId } from './asking/refusals.js';
import { disagreementOf, isSame } from './asking/same-record.js';
import { bounds } from './asking/windows.js';

export const knownId = defineCheck({
  id: 'event-detail/known-id',
  title: 'The id of a listed Event returns the card of that Event',
  clauses: ['event-detail.reply.envelope', 'event-detail.reply.card', 'event-detail.same-id'],
  operations: ['getEvent'],
  runs: 3,
  property: forSeenEvents(async (api, event) => {
    const reply = await api.get('getEvent', {}, { path: { event_id: event.id } });
    expectOk(reply);
    expectEqual(reply, '/success', true);
    const data = at(reply.json, '/data');
    expectThat(isObject(data), '/data', 'one Event card', data);
    for (const [member, listed] of [
      ['id', event.id],
      ['family', event.family],
      ['event_date', event.date],
    ] as const) {
      const clause = member in data ? 'event-detail.same-id' : 'event-detail.reply.card';
      expectEqual(reply, `/data/${member}`, listed, clause);
    }
    api.witness('cards compared');
  }),
});

export const sameValues = defineCheck({
  id: 'event-detail/same-values',
  title: 'The detail of an Event shows the values of its listed card',
  clauses: ['event-detail.same-id', 'significance.divisor.other-domains'],
  operations: ['listEvents', 'getEvent'],
  rulings: ['live-data', 'one-sided-events'],
  property: once(
    async (api) => {
      const list = await fullPage(api, { ...bounds(api.world.offer.window), limit: 100 });
      const cards = rowsOf(list).filter(({ id }) => typeof id === 'string');
      const twins: Twin[] = [];
      const spellings: Spelling[] = [];
      const counted: Counted[] = [];
      const ranked: Ranked[] = [];
      for (const card of variousCards(cards)) {
        const reply = await api.get('getEvent', {}, { path: { event_id: String(card.id) } });
        expectOk(reply);
        const shown = at(reply.json, '/data');
        if (!isObject(shown)) continue;
        const differ = disagreementOf(documentedOf(card), documentedOf(shown), compared);
        if (differ !== undefined)
          expectThat(false, `/data${differ.at}`, `${brief(differ.listed)}, as it is listed`, differ.shown);
        const inputs = inputsIn(card);
        const other = [...inputsIn(shown)].find(([path, value]) => {
          const before = inputs.get(path);
          return before !== undefined && !isSame(before, value, path);
        });
        const expected = `${brief(inputs.get(other?.[0] ?? '') ?? null)}, as it is listed`;
        expectThat(other === undefined, `/data${other?.[0]}`, expected, other?.[1]);
        const scale = scaleOf(card);
        const own = scaleOf(shown);
        const isTurned = scale * own < 0 && Math.min(Math.abs(scale), Math.abs(own)) > turned;
        expectThat(!isTurned, '/data/metrics/goldstein_scale', `${scale}, as listed`, own);
        append(counted, articlesCounted(card, shown));
        append(ranked, rankedIn(card, shown));
        const isCut = isShorter(shown.actors, card.actors);
        expectThat(!isCut, '/data/actors', `${brief(card.actors ?? null)}, as listed`, shown.actors);
        const [listed, told] = [card, shown].map(referredBy);
        const areSame = areOfOne(listed ?? [], told ?? []);
        expectThat(areSame, '/data/entity_refs', `${brief(listed ?? [])}, as listed`, told);
        append(twins, twinsIn(card, shown));
        append(spellings, spellingsIn(card, shown));
        for (const { listed: before, place, own } of sameStories(card, shown))
          expectThat(own === before, place, `${brief(before ?? null)}, as it is listed`, own);
        api.witness('details compared');
      }
      expectTyped(twins);
      await expectLargestKept(api);
      expectNoFewer(counted);
      expectDivided(ranked);
      expectSpelled(spellings);
    },
    { requests: mostCompared },
  ),
});

/** Days that are asked for at once, since of old ones few may have Events. */
const severalDays = 14;

/** The first Event of the days up to a date; undefined where none is served. */
async function firstEvent(api: Api, end: string) {
  const span = { start: dateAfter(end, 1 - severalDays), end };
  const list = await api.get('listEvents', { ...bounds(span), limit: 1 });
  const [event] = list.status === 200 ? rowsOf(list).flatMap((row) => seenEvent(row) ?? []) : [];
  return event;
}

export const oldEvent = defineCheck({
  id: 'event-detail/old-event',
  title: 'An Event of more than 30 days ago is found by its id, because a detail lookup has no window',
  clauses: ['event-detail.no-window'],
  operations: ['getEvent'],
  runs: 2,
  property: forAll(
    ({ today, offer }) => dateWithin({ start: dateAfter(today, -120), end: offer.window.start }),
    async (api, date) => {
      // The newest of the old days are the likeliest to have Events.
      const event = (await firstEvent(api, date)) ?? (await firstEvent(api, api.world.offer.window.start));
      // Days without Events, or before coverage, have nothing to look up.
      if (event === undefined) return;
      const reply = await api.get('getEvent', {}, { path: { event_id: event.id } });
      expectOk(reply);
      expectEqual(reply, '/data/id', event.id);
      expectEqual(reply, '/data/event_date', event.date);
      api.witness('old Events found');
    },
    { requests: 2 },
  ),
});

/** What is listed is found by its id within these: replicas may lag behind each other. */
const settled = 15 * 60_000;
const day = 86_400_000;
const mostNew = 2;

/** Days begin at midnight UTC, where much that is done overnight begins and ends. */
const midnightOf = (instant: number): number => instant - (instant % day);

/** The newest Events of the current day, of the last 24 hours, or of what is listed where no window is sent. */
async function newestEvents(api: Api): Promise<readonly SeenEvent[]> {
  const { now, offer } = api.world;
  const end = now.getTime() + offer.clockSkewMs - settled;
  const since = (start: number): Query => between(recorded, instantAt(start), instantAt(end));
  const newest = { sort: 'recent', limit: mostNew };
  for (const start of [midnightOf(end), end - day]) {
    const reply = await api.get('listEvents', { ...since(start), ...newest });
    // Bounds of publication time are judged by other checks.
    const events = reply.status === 200 ? rowsOf(reply).flatMap((row) => seenEvent(row) ?? []) : [];
    if (events.length > 0) return events;
  }
  const reply = await api.get('listEvents', newest);
  const events = rowsOf(reply).flatMap((row) => seenEvent(row) ?? []);
  expectHeld(events.length > 0, 'no Event is listed where no window is sent', reply);
  return events;
}

export const newEvent = defineCheck({
  id: 'event-detail/new-event',
  title: 'An Event that was published today and is listed is found by its id',
  clauses: ['event-detail.reply.envelope', 'event-detail.same-id'],
  operations: ['listEvents', 'getEvent'],
  rulings: ['live-data', 'rows-need-not-be-held'],
  property: once(
    async (api) => {
      for (const { id } of (await newestEvents(api)).slice(0, mostNew)) {
        const reply = await api.get('getEvent', {}, { path: { event_id: id } });
        expectOk(reply);
        const data = at(reply.json, '/data');
        expectThat(isObject(data), '/data', 'one Event card', data);
        if ('id' in data) expectEqual(reply, '/data/id', id, 'event-detail.same-id');
        api.witness('new Events found');
      }
    },
    { requests: 1 + mostNew },
  ),
});

/** The id of an Event with the other family named before its digits; undefined where it is not shaped so. */
function underOtherFamily(id: string): string | undefined {
  const [, family, digits] = /^(conflict|cameoplus)_(.+)$/.exec(id) ?? [];
  return family === undefined ? undefined : `${family === 'conflict' ? 'cameoplus' : 'conflict'}_${digits}`;
}

export const familyOfId = defineCheck({
  id: 'event-detail/family-of-id',
  title: 'An Event is not found by its id under the name of the other family',
  clauses: ['event-detail.unknown-id'],
  operations: ['getEvent'],
  rulings: ['not-found-code'],
  property: once(async (api) => {
    const id = seenEvents(api.world)
      .map((event) => underOtherFamily(event.id))
      .find((other) => other !== undefined);
    precondition(id !== undefined, 'no known id names the family of its Event', 'no-data');
    const reply = await api.get('getEvent', {}, { path: { event_id: id } });
    // The other family may count its Events alike, and have one with this id.
    if (reply.status === 200) expectEqual(reply, '/data/id', id);
    else expectStatus(reply, 404, 400, 410);
    api.witness('ids of the other family answered');
  }),
});

export const unknownId = defineCheck({
  id: 'event-detail/unknown-id',
  title: 'An unknown Event id is answered with an error and no card',
  clauses: ['event-detail.unknown-id', 'event-detail.unknown-id.status'],
  operations: ['getEvent'],
  rulings: ['not-found-code'],
  runs: 3,
  property: forAll(
    (world) => {
      const ids = seenEvents(world).map(({ id }) => id);
      return fc.oneof(
        offered(ids).map((id) => (id === undefined ? undefined : perturbedId(id))),
        offered(ids).map((id) =>
          id === undefined ? undefined : isSparseId(id) ? `${id}0` : perturbedId(id),
        ),
      );
    },
    orNoData(async (api, id) => {
      const reply = await api.get('getEvent', {}, { path: { event_id: id } });
      expectUnknownId(api, reply, 'Event');
    }),
  ),
});
