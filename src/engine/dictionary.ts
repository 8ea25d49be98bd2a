import { at, type Json, type JsonObject, type Offer } from '../kit/index.js';

/** Values of one kind that are kept. */
const most = 20;

/** Real values that the probe met, some of each kind by its name; checks make requests of these and of others. */
export function dictionaryOf(offer: Offer): Readonly<Record<string, readonly string[]>> {
  const inEvents = (pointer: string) => offer.events.map((event) => at(event, pointer));
  const entities = offer.events.flatMap((event) => [event.entity_refs ?? []].flat()).map(nameOf);
  return Object.fromEntries(
    Object.entries({
      eventIds: inEvents('/id'),
      dates: inEvents('/event_date').toSorted(),
      countries: inEvents('/geo/country'),
      categories: inEvents('/category'),
      entities,
      leis: offer.leis,
      models: (offer.rows.listModels ?? []).map(nameOf),
      facilities: (offer.rows.listFacilities ?? []).map(nameOf),
      awards: (offer.rows.listAwards ?? []).map(nameOf),
    }).map(([kind, values]) => [kind, someOf(values)]),
  );
}

/** Different texts, evenly from all. */
function someOf(values: readonly (Json | undefined)[]): readonly string[] {
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))];
  const step = Math.max(1, texts.length / most);
  return Array.from(
    { length: Math.min(most, texts.length) },
    (_, nth) => texts[Math.floor(nth * step)] ?? '',
  );
}

/** What names a row whose members are the deployment's own: its id, else something like one, else its name. */
function nameOf(row: Json): Json | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  const members = row as JsonObject;
  const idLike = Object.keys(members).find((name) => /(^|_)id$/i.test(name));
  return members.id ?? (idLike === undefined ? members.name : members[idLike]);
}
