import { limits } from '../../contract/index.js';
import { isDate } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectDetail,
  expectRefusal,
  expectStatus,
  expectThat,
  forEach,
  isObject,
  type JsonObject,
  once,
  precondition,
  rowsOf,
  seenOf,
  strings,
} from '../../src/kit/index.js';
import { handleIn } from '../asking/entities.js';
import {
  allOffices,
  eventfulOffice,
  isSpineId,
  linkClause,
  type OfficeForm,
  officeForms,
  officesOf,
  ofOffice,
  scopedTo,
  seenEntities,
} from '../asking/entity-refs.js';
import { isBlank, isNumber } from '../asking/events.js';
import { expectUnion, fullPage, idOf, nextCursorOf } from '../asking/pages.js';
import { byFrequency } from '../asking/texts.js';
import { bounds } from '../asking/windows.js';

export const officeFormsAccepted = defineCheck({
  id: 'events/office-forms',
  title: 'office accepts the ids of the office directory, Q-numbers and p_ ids',
  clauses: ['events.office.q-number', 'events.office.p-id', 'routes.offices.ids'],
  operations: ['listOffices', 'listEvents'],
  rulings: ['office', 'named-routes'],
  property: once(
    async (api) => {
      let listed = 0;
      for (const form of Object.keys(officeForms) as readonly OfficeForm[]) {
        const offices = await officesOf(api, form);
        const replies = await Promise.all(offices.map((office) => ofOffice(api, office)));
        // A Q-number of a listed row may be that of something else, though hardly of every row.
        const taken = replies.filter(
          (reply) => reply.status === 200 || at(reply.json, '/code') === 'OFFICE_SCOPE_TOO_LARGE',
        );
        const seen = replies.map(seenOf);
        const isTaken = offices.length === 0 || taken.length > 0;
        const clause = form === 'a p_ id' ? 'events.office.p-id' : 'events.office.q-number';
        expectThat(isTaken, 'status', `${form} taken as an office`, seen, clause);
        api.witness('offices taken', taken.length);
        listed += offices.length;
      }
      precondition(listed > 0, 'the directory of offices lists no id of a known form', 'no-data');
    },
    { requests: 7 },
  ),
});

const holderCounts = '/applied_filters/office_holders';

/**
 * Filled counts tell the holders found in the news and, under a name that is open, those not found there.
 * @param areDue whether each has to be there, as on a date; without one they may be absent (ruling office)
 */
function expectCounts(counts: unknown, areDue: boolean): void {
  if (isBlank(counts)) return;
  const ofCounts = 'envelope.applied-filters.office-holders';
  expectThat(isObject(counts), holderCounts, 'an object of counts', counts, ofCounts);
  const { bridged_to_news: bridged, undated_excluded: _undated, ...others } = counts;
  if (Object.keys(counts).length === 0) return;
  const place = `${holderCounts}/bridged_to_news`;
  const isCount = isNumber(bridged) || (!areDue && isBlank(bridged));
  expectThat(isCount, place, 'a count', bridged, `${ofCounts}.bridged-to-news`);
  const more = Object.values(others).some(isNumber);
  const expected = 'a count of the holders not found in the news';
  expectThat(more || !areDue, holderCounts, expected, counts, `${ofCounts}.unbridged`);
}

/** The list and the summary count the holders of the same office and window, where both count them. */
function expectSameCounts(listed: unknown, summed: unknown): void {
  if (!isObject(listed) || !isObject(summed)) return;
  for (const [name, value] of Object.entries(summed)) {
    // What a count under another name is of is not shown; it may be of the rows of the page.
    const [count] = name.match(/^bridged_to_news$|^unbridged/) ?? [];
    if (count === undefined || typeof value !== 'number' || typeof listed[name] !== 'number') continue;
    const id = count === 'unbridged' ? 'unbridged' : 'bridged-to-news';
    const clause = `envelope.applied-filters.office-holders.${id}` as const;
    const isSame = value === listed[name];
    expectThat(isSame, `${holderCounts}/${name}`, `${listed[name]}, as the list counts`, value, clause);
  }
}

/** The id of the entity that the link of a row shows. */
function linkedTo(row: JsonObject): string | undefined {
  const id = handleIn(at(row, '/entity_link/entity') ?? null);
  return id !== undefined && isSpineId(id) ? id : undefined;
}

/** The Events that links tie to a holder are among those that the holder selects as an entity. */
async function expectOwnHolder(api: Api, reply: Exchange): Promise<void> {
  const rows = rowsOf(reply);
  const [[holder = ''] = []] = byFrequency(rows.flatMap((row) => linkedTo(row) ?? []));
  if (holder === '') return;
  const linked = rows.filter((row) => linkedTo(row) === holder);
  const [[date = ''] = []] = byFrequency(linked.map(({ event_date }) => String(event_date)));
  const days = [api.world.offer.window, ...(isDate(date) ? [{ start: date, end: date }] : [])];
  for (const { start, end } of days) {
    const own = await fullPage(api, { ...bounds({ start, end }), entity: holder, limit: 100 });
    if (own.status !== 200) return;
    // Of a list of several pages the first does not show all.
    if (nextCursorOf(own) !== undefined) continue;
    const ids = new Set(rowsOf(own).map(idOf));
    const isStray = (row: JsonObject) => {
      const on = String(row.event_date);
      return start <= on && on <= end && !ids.has(idOf(row));
    };
    const stray = linked.find(isStray);
    const place = `/data/${stray === undefined ? 0 : rows.indexOf(stray)}/entity_link/entity`;
    const expected = `the holder of the office that ${stray && idOf(stray)} is linked to`;
    expectThat(stray === undefined, place, expected, holder, 'event-card.entity-link.entity');
    return;
  }
}

/** Each row is linked through the office. */
function expectLinked(api: Api, reply: Exchange): void {
  for (const [index, row] of rowsOf(reply).entries()) {
    const link = row.entity_link;
    const here = `/data/${index}/entity_link`;
    expectThat(isObject(link), here, 'an object', link, linkClause(link));
    const { via } = link;
    expectThat(via === 'office', `${here}/via`, 'office', via, 'event-card.entity-link.via');
    const named = isObject(link.entity) ? Object.values(link.entity) : [link.entity];
    const says = [...strings(named)].some((text) => text !== '');
    const ofHolder = 'event-card.entity-link.entity';
    expectThat(says, `${here}/entity`, 'the holder of the office', link.entity, ofHolder);
    api.witness('rows of a holder');
  }
}

/** So are the rows of a second page. */
async function expectLinkedLater(api: Api, office: string): Promise<void> {
  const query = { ...bounds(api.world.offer.window), office, limit: 1 };
  const cursor = nextCursorOf(await api.get('listEvents', query));
  if (cursor === undefined) return;
  const second = await api.get('listEvents', { ...query, cursor });
  // A change of the data may break a walk off.
  if (second.status === 200) expectLinked(api, second);
}

export const officeHolders = defineCheck({
  id: 'events/office-holders',
  title:
    'Each row of a query for an office is linked via office and names the holder, and holders are counted',
  clauses: [
    'event-card.entity-link.office-scoped',
    'event-card.entity-link.type',
    'event-card.entity-link.via',
    'event-card.entity-link.entity',
    'envelope.applied-filters.office-holders',
    'envelope.applied-filters.office-holders.bridged-to-news',
    'envelope.applied-filters.office-holders.unbridged',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['office', 'live-data'],
  property: once(
    async (api) => {
      const { office, reply } = await eventfulOffice(api);
      expectLinked(api, reply);
      await expectLinkedLater(api, office);
      await expectOwnHolder(api, reply);
      expectCounts(at(reply.json, holderCounts), false);
      const { end: office_as_of } = api.world.offer.window;
      const dated = await ofOffice(api, office, { office_as_of });
      if (dated.status === 200) expectCounts(at(dated.json, holderCounts), true);
      const summary = await api.get('summarizeEvents', { ...bounds(api.world.offer.window), office });
      expectSameCounts(at(reply.json, holderCounts), at(summary.json, holderCounts));
    },
    { requests: 9 },
  ),
});

const { max } = limits.officeHolders;

/** The fewest holders that a reply can mean: the key of those not found in the news is open. */
function countedIn(counts: unknown): number {
  const pairs = isObject(counts) ? Object.entries(counts) : [];
  const sum = (names: RegExp): number =>
    pairs.reduce(
      (all, [name, value]) => (typeof value === 'number' && names.test(name) ? all + value : all),
      0,
    );
  return sum(/^(?:bridged_to_news|unbridged\w*)$/);
}

export const officeRoster = defineCheck({
  id: 'events/office-roster',
  title: 'A roster of over 1,000 holders is refused as OFFICE_SCOPE_TOO_LARGE, with its size and the limit',
  clauses: [
    'events.office.roster-too-large',
    'error.office-scope-too-large',
    'error.office-scope-too-large.details.holders',
    'error.office-scope-too-large.details.accepted-count',
    'limits.office-roster',
  ],
  operations: ['listEvents'],
  rulings: ['error-details', 'office'],
  property: once(
    async (api) => {
      for (const office of await allOffices(api)) {
        const reply = await ofOffice(api, office);
        const code = at(reply.json, '/code');
        // One office is not too many handles, however many hold it.
        if (code === 'OFFICE_SCOPE_TOO_LARGE' || code === 'MULTIPLE_ENTITY_HANDLES') {
          const refusal = 'error.office-scope-too-large';
          // If the code is right, only the status can be wrong.
          accusing(code === 'OFFICE_SCOPE_TOO_LARGE' ? refusal : undefined, () =>
            expectRefusal(reply, { codes: ['OFFICE_SCOPE_TOO_LARGE'] }),
          );
          accusing(`${refusal}.details.holders`, () => expectDetail(reply, 'holders'));
          accusing(`${refusal}.details.accepted-count`, () => expectDetail(reply, 'accepted_count'));
          const summary = await api.get('summarizeEvents', { ...bounds(api.world.offer.window), office });
          expectRefusal(summary, { codes: ['OFFICE_SCOPE_TOO_LARGE'], clause: refusal });
          // An entity beside it makes the union larger still.
          const [entity] = seenEntities(api.world).filter(({ id }) => isSpineId(id));
          const both = entity && (await ofOffice(api, office, { entity: entity.id }));
          if (both !== undefined)
            expectRefusal(both, {
              codes: ['OFFICE_SCOPE_TOO_LARGE', 'MULTIPLE_ENTITY_HANDLES'],
              clause: 'events.office.roster-too-large',
            });
          api.witness('rosters refused');
        } else if (reply.status === 200) {
          const holders = countedIn(at(reply.json, '/applied_filters/office_holders'));
          expectThat(holders <= max, '/applied_filters/office_holders', `at most ${max} holders`, holders);
          api.witness('rosters within the limit');
        }
      }
    },
    { requests: 8 },
  ),
});

export const officeUnknown = defineCheck({
  id: 'events/office-unknown',
  title: 'An office that does not exist selects no Event',
  clauses: ['events.office.scope', 'events.office.unknown'],
  operations: ['listEvents'],
  rulings: ['office'],
  property: forEach(['Q999999999999', 'p_0000000000000000'], async (api, office) => {
    const reply = await ofOffice(api, office);
    if (reply.status !== 200) expectStatus(reply, 400, 404);
    else {
      const rows = rowsOf(reply).length;
      expectThat(rows === 0, '/data', `no Event of office ${office}`, `${rows} rows`);
    }
    api.observe('an unknown office', String(reply.status));
    api.witness('offices without holders');
  }),
});

export const officeWithEntity = defineCheck({
  id: 'events/office-with-entity',
  title: 'office with entity selects the union of both',
  clauses: ['events.office.union-with-entity', 'event-card.entity-link.via'],
  operations: ['listEvents'],
  rulings: ['live-data'],
  property: once(
    async (api) => {
      const { office, reply: ofHolders } = await eventfulOffice(api);
      const held = new Set(rowsOf(ofHolders).map(idOf));
      // An entity with an Event that no holder has, so that leaving one of the two out shows.
      const entity = seenEntities(api.world).find(({ id, event }) => isSpineId(id) && !held.has(event.id));
      precondition(entity !== undefined, 'each entity has Events of the office only', 'no-data');
      const ofEntity = await fullPage(api, scopedTo(api.world, [entity.id]));
      const both = await ofOffice(api, office, { entity: entity.id });
      const because = `${office} and ${entity.id} add up`;
      const own = new Set(rowsOf(ofEntity).map(idOf));
      // What a cut page does not show may be of the entity as well.
      const isWhole = nextCursorOf(ofEntity) === undefined;
      for (const [index, row] of rowsOf(both).entries()) {
        const via = at(row, '/entity_link/via');
        const isOfOffice = isWhole && held.has(idOf(row)) && !own.has(idOf(row)) && via !== undefined;
        const clause = 'event-card.entity-link.via';
        expectThat(!isOfOffice || via === 'office', `/data/${index}/entity_link/via`, 'office', via, clause);
      }
      api.witness('Events compared', expectUnion(both, [ofHolders, ofEntity], because));
    },
    { requests: 6 },
  ),
});
