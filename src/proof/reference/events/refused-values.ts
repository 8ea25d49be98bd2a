import type { ClauseId, ErrorCode } from '../../../../contract/index.js';
import { Refusal } from '../http/refusal.js';
import type { Fault, FaultId, Faults, Planted } from '../planted.js';

/** A parameter whose valid values a deployment may refuse, by the name of its fault. */
interface Refused {
  readonly name: string;
  /** The values that are refused. */
  readonly values: RegExp;
  readonly code: ErrorCode;
  /** The clause on such a value. */
  readonly clause: ClauseId;
  /** A clause that a request with other parameters beside it cannot tell from that one. */
  readonly admits?: ClauseId;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const yes = /^true$/i;
const iso3 = /^[A-Z]{3}$/;

const refused = {
  'refused.date': { name: 'date', values: day, code: 'INVALID_DATE', clause: 'events.date.single-day' },
  'refused.observed-end-date': {
    name: 'observed_end',
    values: day,
    code: 'INVALID_DATE',
    clause: 'events.observed-end.date',
    admits: 'events.observed-start.date',
  },
  'refused.days-of-one': {
    name: 'days',
    values: /^1$/,
    code: 'INVALID_NUMBER',
    clause: 'events.days.window',
  },
  'refused.has-fatalities': {
    name: 'has_fatalities',
    values: yes,
    code: 'INVALID_BOOLEAN',
    clause: 'events.has-fatalities.true',
    admits: 'events.has-fatalities.true.complete',
  },
  'refused.civilian-targeting': {
    name: 'civilian_targeting',
    values: yes,
    code: 'INVALID_BOOLEAN',
    clause: 'events.civilian-targeting.true',
  },
  'refused.include-images': {
    name: 'include_images',
    values: yes,
    code: 'INVALID_BOOLEAN',
    clause: 'events.include-images.true',
    admits: 'events.include-images.default',
  },
  'refused.include-entity-images': {
    name: 'include_entity_images',
    values: yes,
    code: 'INVALID_BOOLEAN',
    clause: 'events.include-entity-images.without-images',
    admits: 'events.include-entity-images.default',
  },
  'refused.source-actor-country': {
    name: 'source_actor_country',
    values: iso3,
    code: 'INVALID_COUNTRY',
    clause: 'events.source-actor-country.filter',
  },
  'refused.target-actor-country': {
    name: 'target_actor_country',
    values: iso3,
    code: 'INVALID_COUNTRY',
    clause: 'events.target-actor-country.filter',
  },
  'refused.actor-country': {
    name: 'actor_country',
    values: iso3,
    code: 'INVALID_COUNTRY',
    clause: 'events.actor-country.filter',
    admits: 'events.actor-country.union',
  },
  'refused.near': {
    name: 'near',
    values: /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/,
    code: 'INVALID_NEAR',
    clause: 'events.near.order',
  },
} as const satisfies Readonly<Record<string, Refused>>;

export const refusedValueFaults = Object.fromEntries(
  Object.entries<Refused>(refused).map(([id, { name, clause, admits }]): readonly [string, Fault] => [
    id,
    {
      clauses: [clause],
      ...(admits === undefined ? {} : { admits: [admits] }),
      summary: `Refuses a valid ${name}`,
    },
  ]),
) as Readonly<Record<keyof typeof refused, Fault>> satisfies Faults;

/** Refuses valid values of a parameter, as faults have it. */
export function refuseValidValues(values: ReadonlyMap<string, string>, planted: Planted): void {
  for (const [id, { name, values: form, code }] of Object.entries(refused)) {
    const text = values.get(name);
    if (text !== undefined && form.test(text) && planted(id as FaultId))
      throw new Refusal(code, `${name} is not valid.`, { param: name });
  }
}
