import type { Reply } from '../account/route.js';
import type { LegalEntity, Registry } from '../corpus/registry.js';
import { idIn } from '../http/odd-input.js';
import { isRare } from '../http/rare-rows.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import { selectEntities } from './filters.js';
import { requireLei } from './lei.js';
import { type Relationship, shownRelationships, turned } from './relationships.js';
import { registryRoute, reply } from './route.js';

/** A record as it is shown. */
function shown(entity: LegalEntity, planted: Planted): LegalEntity {
  const stem = entity.lei.slice(0, 18);
  if (planted('registry.lei.without-check-digits')) return { ...entity, lei: stem };
  return planted('registry.lei.wrong-check-digits') ? { ...entity, lei: `${stem}00` } : entity;
}

export const registryListFaults = {
  'registry.entities.headquarters-by-position': {
    clauses: ['service.registry.lei-key', 'registry.detail.record'],
    summary: 'Lists each record with the headquarters of the one that stands next in the list',
  },
  'registry.entities.none-listed': {
    clauses: ['registry.entities.lei'],
    summary: 'Lists no record by any filter, and serves each by its LEI',
  },
  'registry.entities.once-a-relationship': {
    clauses: ['service.registry.lei-key'],
    summary: 'Lists a record once for each relationship that it has as a child, and once at least',
  },
} as const satisfies Faults;

/** The records of a list, where a fault joins other tables to them. */
function joined(
  entities: readonly LegalEntity[],
  registry: Registry,
  planted: Planted,
): readonly LegalEntity[] {
  if (planted('registry.entities.once-a-relationship')) {
    const parents = ({ lei }: LegalEntity) =>
      registry.relationships.filter(({ start_node }) => start_node === lei);
    return entities.flatMap((entity) => [
      entity,
      ...parents(entity)
        .slice(1)
        .map(() => entity),
    ]);
  }
  if (!planted('registry.entities.headquarters-by-position')) return entities;
  return entities.map((entity, index) => ({
    ...entity,
    headquarters_country: (entities[(index + 1) % entities.length] ?? entity).headquarters_country,
  }));
}

export const listRegistryEntities = registryRoute('listRegistryEntities', (call, registry) => {
  const { planted } = call.deployment;
  const selected = selectEntities(registry, call.url.searchParams, planted);
  const entities = planted('registry.entities.none-listed') ? [] : selected;
  return reply(
    joined(entities, registry, planted).map((entity) => shown(entity, planted)),
    planted,
  );
});

export const registryEntityFaults = {
  'registry.detail.other-record': {
    clauses: ['registry.record.key'],
    summary: 'Returns the neighbour of the record asked for',
  },
  'registry.detail.keyed-by-record-id': {
    clauses: ['registry.detail.record', 'service.registry.lei-key'],
    summary: 'Finds records by an internal id and answers each LEI with 404',
  },
  'registry.detail.inactive-not-held': {
    clauses: ['registry.detail.record'],
    summary: 'Answers the LEI of an inactive entity, which lists show, with 404',
  },
  'registry.detail.record-incomplete': {
    clauses: ['registry.detail.record'],
    summary: 'Returns nothing of the record but its LEI',
  },
  'registry.detail.record-of-older-load': {
    clauses: ['registry.detail.record'],
    summary: 'Returns the registration status and date of an older load in the detail',
  },
  'registry.detail.inactive-told-active': {
    clauses: ['registry.detail.record'],
    summary: 'Says ACTIVE in the detail of an inactive entity, which lists show as INACTIVE',
  },
  'registry.detail.relationships-turned': {
    clauses: ['registry.detail.relationships'],
    summary: 'Puts the parent at the start and the child at the end of relationships in the detail',
  },
  'registry.detail.relationships-of-neighbours': {
    clauses: ['registry.detail.relationships'],
    summary: 'Starts each relationship in the detail at the child of the next one',
  },
  'registry.detail.without-relationships': {
    clauses: ['registry.detail.relationships'],
    summary: 'Leaves the relationships out of the detail',
  },
  'registry.detail.relationships-empty': {
    clauses: ['registry.detail.relationships'],
    summary: 'Returns no relationship in the detail of any record',
  },
  'registry.detail.without-isins': {
    clauses: ['registry.detail.isins'],
    summary: 'Leaves the ISINs out of the detail',
  },
  'registry.detail.isins-empty': {
    clauses: ['registry.detail.isins'],
    summary: 'Returns no ISIN in the detail of any record',
  },
  'registry.not-held.answered-null': {
    clauses: ['registry.detail.not-held', 'error.not-held'],
    summary: 'Answers an LEI that is not held with 200 and null',
  },
  'registry.not-held.answered-400': {
    clauses: ['registry.detail.not-held', 'error.not-held'],
    summary: 'Answers an LEI that is not held with INVALID_LEI',
  },
  'registry.not-held.answered-500': {
    clauses: ['registry.detail.not-held', 'error.not-held'],
    admits: ['error.server-errors'],
    summary: 'Answers an LEI that is not held with 500',
  },
  'registry.not-held.without-envelope': {
    clauses: ['error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.details'],
    summary: 'Answers an LEI that is not held with a bare message',
  },
} as const satisfies Faults;

function notHeld(planted: Planted): Reply {
  const message = 'The registry does not hold this LEI.';
  if (planted('registry.not-held.answered-null')) return reply(null, planted);
  if (planted('registry.not-held.answered-400')) throw new Refusal('INVALID_LEI', message);
  if (planted('registry.not-held.answered-500')) throw new Refusal('NOT_FOUND', message, {}, { status: 500 });
  if (planted('registry.not-held.without-envelope')) return { status: 404, body: { message } };
  throw new Refusal('NOT_FOUND', message);
}

const startedByNext = (rows: readonly Relationship[]): readonly Relationship[] =>
  rows.map((row, index) => ({ ...row, start_node: (rows[(index + 1) % rows.length] ?? row).start_node }));

function find(registry: Registry, lei: string, planted: Planted): LegalEntity | undefined {
  if (planted('registry.detail.keyed-by-record-id')) return undefined;
  const at = registry.entities.findIndex((entity) => entity.lei === lei);
  const other = planted('registry.detail.other-record');
  return at < 0 ? undefined : registry.entities[other ? (at + 1) % registry.entities.length : at];
}

export const getRegistryEntity = registryRoute('getRegistryEntity', (call, registry) => {
  const { planted } = call.deployment;
  const sent = idIn(call.path.lei ?? '', 'odd-input.lei.slash-cut', planted);
  const entity = find(registry, requireLei(sent, 'detail', planted), planted);
  if (entity === undefined) return notHeld(planted);
  if (entity.entity_status === 'INACTIVE' && planted('registry.detail.inactive-not-held'))
    return notHeld(planted);
  const { lei } = entity;
  const relationships = registry.relationships.filter(
    ({ start_node, end_node }) => start_node === lei || end_node === lei,
  );
  const related = planted('registry.detail.relationships-turned')
    ? relationships.map(turned)
    : planted('registry.detail.relationships-of-neighbours')
      ? startedByNext(relationships)
      : relationships;
  const isins = registry.securities.filter((security) => security.lei === lei).map(({ isin }) => isin);
  const exceptions = registry.exceptions.filter((exception) => exception.lei === lei);
  return reply(
    {
      ...(planted('registry.detail.record-incomplete') ? { lei } : shown(entity, planted)),
      ...(planted('registry.detail.record-of-older-load')
        ? { registration_status: 'PENDING_TRANSFER', last_updated: '2019-01-01T00:00:00Z' }
        : {}),
      ...(entity.entity_status === 'INACTIVE' && planted('registry.detail.inactive-told-active')
        ? { entity_status: 'ACTIVE' }
        : {}),
      ...(planted('registry.detail.without-relationships')
        ? {}
        : {
            relationships: planted('registry.detail.relationships-empty')
              ? []
              : shownRelationships(related, planted),
          }),
      reporting_exceptions: exceptions,
      ...(planted('registry.detail.without-isins')
        ? {}
        : { isins: planted('registry.detail.isins-empty') ? [] : isins }),
    },
    planted,
  );
});

export const isinFaults = {
  'registry.isin.neither-served': {
    clauses: ['registry.isin.neither', 'error.missing-param'],
    summary: 'Answers a look-up without lei and isin with an empty 200',
  },
  'registry.isin.neither-wrong-status': {
    clauses: ['registry.isin.neither', 'error.missing-param'],
    admits: ['error.code-status'],
    summary: 'Answers a look-up without lei and isin with status 422',
  },
  'registry.isin.both-served': {
    clauses: ['registry.isin.both'],
    summary: 'Takes lei when both lei and isin are sent',
  },
  'registry.isin.both-intersected': {
    clauses: ['registry.isin.both'],
    summary: 'Reads lei and isin together as a question whether they belong together',
  },
  'registry.isin.by-lei-empty': {
    clauses: ['registry.isin.by-lei'],
    summary: 'Finds no ISIN for any LEI',
  },
  'registry.isin.by-lei-first-only': {
    clauses: ['registry.isin.by-lei'],
    summary: 'Returns the first ISIN of an LEI alone',
  },
  'registry.isin.by-lei-foreign': {
    clauses: ['registry.isin.by-lei', 'registry.isin.by-isin'],
    admits: ['registry.detail.isins'],
    summary: 'Returns the ISINs of other entities with those of the LEI',
  },
  'registry.isin.by-lei-of-group': {
    clauses: ['registry.isin.by-lei', 'registry.isin.by-isin'],
    admits: ['registry.detail.isins'],
    summary: 'Returns the ISINs of all that an ultimate parent consolidates with its own',
  },
  'registry.isin.placeholder': {
    clauses: ['registry.isin.by-lei'],
    summary: 'Has a word in the place of the ISINs of every other LEI',
  },
  'registry.isin.rows-blank': {
    clauses: ['registry.isin.by-lei'],
    summary: 'Has an empty object in the place of the ISINs of every other LEI',
  },
  'registry.isin.by-isin-empty': {
    clauses: ['registry.isin.by-isin'],
    summary: 'Finds no LEI for any ISIN',
  },
  'registry.isin.by-isin-issued-only': {
    clauses: ['registry.isin.by-isin'],
    summary: 'Finds by ISIN only LEIs whose registration is ISSUED',
  },
  'registry.isin.by-isin-foreign': {
    clauses: ['registry.isin.by-isin'],
    summary: 'Returns the LEI of another entity for an ISIN',
  },
} as const satisfies Faults;

/** The entities whose ISINs a look-up by LEI returns. */
function issuersOf({ relationships }: Registry, lei: string, planted: Planted): ReadonlySet<string> {
  if (!planted('registry.isin.by-lei-of-group')) return new Set([lei]);
  const isUltimate = relationships.every(({ start_node }) => start_node !== lei);
  const children = relationships.flatMap((each) => (each.end_node === lei ? each.start_node : []));
  return new Set(isUltimate ? [lei, ...children] : [lei]);
}

function isinsOf(registry: Registry, lei: string, planted: Planted): Reply {
  if (planted('registry.isin.by-lei-empty')) return reply([], planted);
  const foreign = planted('registry.isin.by-lei-foreign') ? registry.securities.slice(0, 3) : [];
  const issuers = issuersOf(registry, lei, planted);
  const all = registry.securities.filter((security) => issuers.has(security.lei));
  const own = planted('registry.isin.by-lei-first-only') ? all.slice(0, 1) : all;
  const rows = [...new Set([...own, ...foreign])];
  if (planted('registry.isin.rows-blank') && isRare(lei, 2))
    return reply(
      rows.map(() => ({})),
      planted,
    );
  const isPending = planted('registry.isin.placeholder') && isRare(lei, 2);
  return reply(isPending ? rows.map((row) => ({ ...row, isin: 'pending' })) : rows, planted);
}

function leiOfIsin(registry: Registry, isin: string, planted: Planted): Reply {
  if (planted('registry.isin.by-isin-empty')) return reply([], planted);
  const rows = registry.securities.filter((security) => security.isin === isin.toUpperCase());
  if (planted('registry.isin.by-isin-issued-only')) {
    const issued = registry.entities.filter((each) => each.registration_status === 'ISSUED');
    const current = new Set(issued.map(({ lei }) => lei));
    return reply(
      rows.filter(({ lei }) => current.has(lei)),
      planted,
    );
  }
  const [other] = registry.entities.slice(1);
  if (!planted('registry.isin.by-isin-foreign') || other === undefined) return reply(rows, planted);
  return reply(
    rows.map((row) => ({ ...row, lei: other.lei })),
    planted,
  );
}

export const lookUpIsin = registryRoute('lookUpIsin', (call, registry) => {
  const { planted } = call.deployment;
  const lei = call.url.searchParams.get('lei')?.trim() ?? '';
  const isin = call.url.searchParams.get('isin')?.trim() ?? '';
  if (lei === '' && isin === '') {
    if (planted('registry.isin.neither-served')) return reply([], planted);
    const form = planted('registry.isin.neither-wrong-status') ? { status: 422 } : {};
    throw new Refusal('MISSING_PARAM', 'Send either lei or isin.', {}, form);
  }
  if (lei !== '' && isin !== '') {
    if (planted('registry.isin.both-served')) {
      return isinsOf(registry, requireLei(lei, 'isin', planted), planted);
    }
    if (planted('registry.isin.both-intersected')) {
      const rows = registry.securities.filter((security) => security.lei === lei && security.isin === isin);
      return reply(rows, planted);
    }
    throw new Refusal('INCOMPATIBLE_PARAMETERS', 'Send either lei or isin, not both.', {
      required: ['lei', 'isin'],
    });
  }
  if (isin !== '') return leiOfIsin(registry, isin, planted);
  return isinsOf(registry, requireLei(lei, 'isin', planted), planted);
});
