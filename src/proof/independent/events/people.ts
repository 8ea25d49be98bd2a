import { has } from '../bugs.js';
import type { Occurrence } from '../corpus/corpus.js';
import { type Holder, type Office, offices, type Person, personOf } from '../corpus/persons.js';
import { Refusal } from '../http/answer.js';
import { withoutLast } from '../position-bugs.js';
import { choiceIn, dateIn, listIn } from '../query.js';
import type { Window } from './window.js';

type Values = ReadonlyMap<string, string>;

export interface Link {
  readonly via: 'office' | 'mention';
  readonly person: Person;
}

export interface Cast {
  readonly test: ((event: Occurrence) => boolean) | undefined;
  /** Through whom an Event is admitted, and why. */
  readonly linkOf: (event: Occurrence) => Link | undefined;
  /** Members of `applied_filters`. */
  readonly told: Readonly<Record<string, unknown>>;
}

function officeOf(values: Values): Office | undefined {
  const sent = values.get('office');
  if (sent === undefined) return undefined;
  const fits = /^(Q\d+|p_[0-9A-Fa-f]+)$/.test(sent);
  if (!fits && has('office-name-empty')) return { id: sent, title: sent, holders: [] };
  if (!fits)
    throw new Refusal(400, 'INVALID_PARAM', 'office quer um identificador, não um nome.', { recebido: sent });
  const office = offices.find(({ id }) => id.toLowerCase() === sent.toLowerCase());
  if (office === undefined) throw new Refusal(404, 'OFFICE_UNKNOWN', 'Cargo desconhecido.', { office: sent });
  return office;
}

function holds({ from, until }: Holder, first: string, last: string, dated: boolean): boolean {
  if (from === undefined) return !dated;
  return from <= last && (until === undefined || until >= first);
}

function matchTold(values: Values, strict: boolean): Readonly<Record<string, unknown>> {
  const sent = values.get('entity_match');
  if (sent === 'coverage' && has('coverage-told-as-fallback')) return { coverage_fallback_applied: true };
  if (sent === undefined || sent === 'coverage') return {};
  if (sent === 'material' && !strict)
    return has('fallback-untold') ? {} : { coverage_fallback_applied: true };
  const code = sent === 'actor' ? 'ACTOR_MATCH_NOT_SUPPORTED' : 'UNSUPPORTED_ENTITY_MATCH';
  throw new Refusal(400, code, `entity_match=${sent} não é servido.`, { accepted_values: ['coverage'] });
}

/** Refuses more handles than the cap, and tells how many are accepted. */
function refuseBeyond(cap: number, count: number, told: number): void {
  if (count > cap)
    throw new Refusal(400, 'MULTIPLE_ENTITY_HANDLES', 'Até 25 por pedido.', { accepted_count: told });
}

function handlesIn(values: Values, strict: boolean): readonly string[] {
  const all = listIn(values, 'entity');
  const isAgain = (handle: string): boolean => all.indexOf(handle) !== all.lastIndexOf(handle);
  const single = has('repeated-handle-cancelled') ? all.filter((handle) => !isAgain(handle)) : all;
  const distinct = [...new Set(single)];
  const sent = has('last-handle-lost') ? withoutLast(distinct, 3) : distinct;
  const isShort = values.has('category') && has('entities-beside-category-first-only');
  const handles = isShort ? sent.slice(0, 1) : sent;
  const most = has('accepted-count-of-those-sent') ? handles.length : 25;
  if (strict && has('handles-uncapped-beside-the-events-list')) return handles;
  refuseBeyond(has('twenty-five-handles-refused') ? 24 : 25, handles.length, most);
  return handles;
}

/** The ids a handle stands for; `exact` keeps to the one that was sent, or to the entity's own. */
function idsOf(person: Person, handle: string, exact: boolean): readonly string[] {
  const merged = person.siblings.find((id) => id.toLowerCase() === handle.toLowerCase());
  if (!exact && merged !== undefined && has('expand-misses-own-id')) return [merged];
  if (!exact && isBareName(person, handle)) return [person.id];
  if (!exact || has('exact-family-expands')) return [person.id, ...person.siblings];
  if (has('exact-of-merged-id-finds-own')) return [person.id];
  return [merged ?? person.id];
}

/** Whether a handle names a person, by which a bug finds its own id only. */
function isBareName({ name }: Person, handle: string): boolean {
  return name.toLowerCase() === handle.trim().toLowerCase() && has('name-misses-merged-ids');
}

/** Whether a bug reads all handles like the first, and this one has another form. */
function isMisread(handle: string, [first = '']: readonly string[]): boolean {
  const [form, firstForm] = [handle, first].map((text) => /^(e_|wiki:|https?:)/i.exec(text)?.[0] ?? '');
  return form !== firstForm && has('handles-of-the-first-form-only');
}

/** Whom a request is about: entities by handle, and the holders of an office. */
export function castOf(
  values: Values,
  window: Window,
  strict: boolean,
  isRead: (handle: string) => boolean = () => true,
): Cast {
  const match = matchTold(values, strict);
  const isExpanding = strict && has('summary-always-expands');
  const exact = choiceIn(values, 'entity_family', ['expand', 'exact']) === 'exact' && !isExpanding;
  const handles = handlesIn(values, strict);
  const known = handles.map((handle) => ({
    handle,
    person: isMisread(handle, handles) || !isRead(handle) ? undefined : personOf(handle),
  }));
  const isExact = exact && !(handles.length > 1 && has('exact-family-of-one-handle-only'));
  const found = known.flatMap(({ handle, person }) =>
    person === undefined ? [] : idsOf(person, handle, isExact),
  );
  const missing = known.filter(({ person }) => person === undefined).map(({ handle }) => handle);
  if (has('merged-ids-count-as-handles')) refuseBeyond(25, found.length + missing.length, 25);
  const refusing = has('one-unresolved-handle-refused')
    ? missing.length > 0
    : missing.length === handles.length;
  if (handles.length > 0 && refusing)
    throw new Refusal(404, 'ENTITY_NOT_FOUND', 'Nenhuma entidade reconhecida.', { handles: missing });
  const office = officeOf(values);
  if (office === undefined && values.has('office_as_of') && has('office-as-of-needs-office'))
    throw new Refusal(400, 'MISSING_PARAM', 'office_as_of pede office.', { param: 'office' });
  const asOf = office === undefined ? undefined : dateIn(values, 'office_as_of');
  const isDated = asOf !== undefined && !(strict && has('undated-holders-in-summary'));
  const servingIn = (first: string, last: string): readonly Holder[] =>
    (office?.holders ?? []).filter((holder) => holds(holder, first, last, isDated));
  const servingThen = servingIn(asOf ?? window.first, asOf ?? window.last);
  const isVacant = servingThen.length === 0 && has('vacant-date-takes-present-holders');
  const serving = isVacant ? servingIn(window.first, window.last) : servingThen;
  const holders = serving.flatMap(({ person }) => person ?? []);
  const ids = new Set([
    ...(office !== undefined && has('office-drops-entity') ? [] : found),
    ...holders.flatMap(({ id, siblings }) => [id, ...siblings]),
  ]);
  const isFallback = values.get('entity_match') === 'material';
  const isShort = has('second-person-unfound') || (isFallback && has('fallback-keeps-first-person'));
  const reach = isShort ? 1 : undefined;
  const isSilent = exact && !has('exact-told-as-expanded');
  const expanded = isSilent ? [] : known.flatMap(({ person }) => (person?.siblings.length ? [person] : []));
  const isOfBoth = strict && handles.length > 0 && has('summary-intersects-office-with-entity');
  const isHeldBy = (id: string): boolean =>
    holders.some((holder) => holder.id === id || holder.siblings.includes(id));
  const isCounted = ({ from, person }: Holder): boolean =>
    from === undefined && !(person !== undefined && has('undated-holders-counted-among-unbridged'));
  const undated = asOf === undefined ? 0 : (office?.holders ?? []).filter(isCounted).length;
  return {
    test:
      handles.length === 0 && office === undefined
        ? undefined
        : has('entities-intersected') && handles.length > 1
          ? ({ people }) =>
              known.every(({ handle, person }) => {
                const own = person === undefined ? [] : idsOf(person, handle, exact);
                return people.some(({ id }) => own.includes(id));
              })
          : office !== undefined && isOfBoth
            ? ({ people }) =>
                people.some(({ id }) => found.includes(id)) && people.some(({ id }) => isHeldBy(id))
            : ({ people }) => people.slice(0, reach).some(({ id }) => ids.has(id)),
    linkOf: ({ people: named }) => {
      const person = named.find(({ id }) => ids.has(id))?.person;
      if (person === undefined || !holders.includes(person)) return person && { via: 'mention', person };
      const told = has('office-link-names-first-holder') ? holders[0] : person;
      return { via: 'office', person: told ?? person };
    },
    told: {
      ...match,
      ...(missing.length > 0 &&
        !has('unresolved-handles-untold') && {
          entity_handles_unresolved: missing.map((handle) => ({ handle })),
        }),
      ...(expanded.length > 0 &&
        !has('expanded-ids-untold') && {
          entity_ids_expanded: expanded
            .slice(0, has('first-expanded-entity-told-only') ? 1 : undefined)
            .map(({ id, siblings }) => ({ entity: id, also: siblings })),
        }),
      ...(office !== undefined && {
        office_holders: {
          bridged_to_news: holders.length,
          without_bridge: serving.length - holders.length,
          ...(!has('undated-holders-uncounted') && { undated_excluded: undated }),
        },
      }),
    },
  };
}
