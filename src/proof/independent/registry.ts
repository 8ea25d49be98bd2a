import { has } from './bugs.js';
import {
  entityCategories,
  entityStatuses,
  isLei,
  type LegalEntity,
  legalEntities,
  registrationStatuses,
} from './corpus/organizations.js';
import { type Answer, type Call, Refusal, served } from './http/answer.js';
import { cursorOf, markOf } from './http/paging.js';
import { oneOf, type Parameter, parameter, type Route, route, text } from './http/route.js';
import { heard } from './pair-bugs.js';
import { withoutLast } from './position-bugs.js';
import { choiceIn, listIn, readLeniently, readStrictly } from './query.js';
import { isOneIn } from './rare-bugs.js';

const registryParameters: readonly Parameter[] = [
  parameter('lei', { type: 'array', items: text, maxItems: 100 }),
  parameter('name', text),
  parameter('country', text),
  parameter('jurisdiction', text),
  parameter('entity_status', oneOf(entityStatuses)),
  parameter('registration_status', oneOf(registrationStatuses)),
  parameter('entity_category', oneOf(entityCategories)),
  parameter('page_token', text),
];
const relationshipParameters: readonly Parameter[] = [parameter('lei', text)];
const isinParameters: readonly Parameter[] = [parameter('lei', text), parameter('isin', text)];

const pageRows = 20;

/** Shared by all requests; its flag makes it remember where it stopped. */
const remembering = /^[0-9A-Z]{20}$/g;

function checkedLei(text: string): string {
  const isMissed = has('every-second-lei-refused') && !remembering.test(text);
  if (isLei(text) && !isMissed) return text;
  throw new Refusal(400, 'INVALID_LEI', 'O LEI não passa na verificação ISO 17442.', { recebido: text });
}

function rowOf(entity: LegalEntity): Readonly<Record<string, unknown>> {
  return {
    kind: entity.category,
    standing: { entity: entity.entityStatus, registration: entity.registrationStatus },
    legal: { address: { country: entity.country }, jurisdiction: entity.jurisdiction, name: entity.name },
    identifier: { scheme: 'ISO 17442', lei: entity.lei },
  };
}

function edgeOf({ lei, parent }: LegalEntity): readonly Readonly<Record<string, unknown>>[] {
  if (parent === undefined) return [];
  const isTurned =
    has('relationship-ends-swapped') || (has('one-in-ten-relationships-turned') && isOneIn(10, lei));
  const [start, end] = isTurned ? [parent, lei] : [lei, parent];
  const nodes = { end: { lei: end, part: 'parent' }, start: { lei: start, part: 'child' } };
  return [{ relationship: { type: 'IS_DIRECTLY_CONSOLIDATED_BY', standing: 'ACTIVE' }, nodes }];
}

const folded = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Bent: whether a name stands in another half of the alphabet than the one that is asked. */
function isInOtherShard(name: string, sent: string): boolean {
  const asked = sent.trim();
  const isAsked = asked !== '' && has('registry-shard-by-letter-as-sent');
  return isAsked && asked.charAt(0) <= 'M' !== name.charAt(0) <= 'M';
}

function named({ name }: LegalEntity, values: ReadonlyMap<string, string>): boolean {
  const sent = values.get('name') ?? '';
  if (isInOtherShard(name, sent)) return false;
  const isLoose = values.has('entity_category') && has('registry-name-inside-beside-category');
  if (has('registry-name-case-sensitive')) return name.startsWith(sent.trim());
  if (has('registry-name-substring') || isLoose) return folded(name).includes(folded(sent));
  if (values.has('name') && has('registry-name-exact-only')) return folded(name) === folded(sent);
  return folded(name).startsWith(folded(sent));
}

/** The country that a record is found by; bent, a branch is found by that of its parent. */
function countryCode({ country, jurisdiction, category, parent }: LegalEntity): string {
  const head = legalEntities.find(({ lei }) => lei === parent);
  const isBranch = category === 'BRANCH' && head !== undefined;
  if (isBranch && has('branches-at-address-of-parent')) return head.country;
  return has('registry-country-two-letters') ? jurisdiction.slice(0, 2) : country;
}

function liesIn({ jurisdiction }: LegalEntity, sent: string): boolean {
  if (sent.includes('-') && has('subdivision-unheeded')) return jurisdiction.slice(0, 2) === sent.slice(0, 2);
  if (jurisdiction === sent) return true;
  return jurisdiction.endsWith(`-${sent}`) && has('country-finds-subdivisions-of-its-letters');
}

/** Bent: whether a list passes over a record. */
function isHidden({ registrationStatus }: LegalEntity, asked: string | undefined): boolean {
  return registrationStatus === 'RETIRED' && asked === undefined && has('retired-registrations-unlisted');
}

const attributions = [{ source: 'Global LEI index', licence: 'CC0 1.0' }];

function listLegalEntities(call: Call): Answer {
  const { values: sent, ignored } = readLeniently(call.query, registryParameters);
  const values = heard('registry', sent, has);
  if (![...values.keys()].some((name) => name !== 'page_token'))
    throw new Refusal(
      400,
      has('registry-bare-missing-param') ? 'MISSING_PARAM' : 'FILTER_REQUIRED',
      'Falta ao menos um filtro.',
      {
        accepted_filters: registryParameters.map(({ name }) => name).filter((name) => name !== 'page_token'),
      },
    );
  const leis = listIn(values, 'lei');
  if (leis.length > (has('hundred-leis-refused') ? 99 : 100))
    throw new Refusal(400, 'INVALID_PARAM', 'Até 100 LEIs por pedido.', { max: 100 });
  const checked = has('bad-lei-in-list-skipped') ? leis : leis.map(checkedLei);
  const wanted = new Set(has('last-lei-lost') ? withoutLast(checked, 3) : checked);
  const status = has('entity-status-unvalidated')
    ? values.get('entity_status')
    : choiceIn(values, 'entity_status', entityStatuses);
  const registration = choiceIn(values, 'registration_status', registrationStatuses);
  const category = choiceIn(values, 'entity_category', entityCategories);
  const [country, jurisdiction] = [values.get('country'), values.get('jurisdiction')];
  const found = legalEntities.filter(
    (entity) =>
      (wanted.size === 0 || wanted.has(entity.lei)) &&
      named(entity, values) &&
      !isHidden(entity, registration) &&
      (country === undefined || countryCode(entity) === country) &&
      (jurisdiction === undefined || liesIn(entity, jurisdiction)) &&
      (status === undefined || entity.entityStatus === status) &&
      (registration === undefined || entity.registrationStatus === registration) &&
      (category === undefined || entity.category === category),
  );
  const token = values.get('page_token');
  const from = token === undefined ? 0 : markOf(token, call.moment.at).read;
  const next = from + pageRows;
  const mark = { read: next, at: call.moment.at, filters: 'registry', order: 'registry' };
  return served({
    ...(ignored.length > 0 && { applied_filters: { ignored: ignored.map((given) => ({ name: given })) } }),
    meta: { attributions },
    page: { rows: pageRows, next_token: next < found.length ? cursorOf(mark) : null },
    data: found.slice(from, next).map(rowOf),
    success: true,
  });
}

function showLegalEntity(call: Call): Answer {
  readStrictly(call.query, []);
  const segment = call.segments[0] ?? '';
  const lei = has('invalid-lei-not-found') ? segment : checkedLei(segment);
  const entity = legalEntities.find((candidate) => candidate.lei === lei);
  if (entity === undefined && has('unheld-lei-null')) return served({ data: null, success: true });
  const isLost = entity?.entityStatus === 'DISSOLVED' && has('dissolved-record-not-found');
  if (entity === undefined || isLost)
    throw new Refusal(404, undefined, 'LEI bem formado, mas fora do acervo.', { lei });
  const isMistold = entity.entityStatus === 'DISSOLVED' && has('dissolved-told-inactive-in-record');
  const isUntold = entity.registrationStatus === 'LAPSED' && has('exception-of-lapsed-untold-in-record');
  const reasons =
    entity.exception === undefined || isUntold ? [] : [{ reason: entity.exception, about: 'direct parent' }];
  return served({
    data: {
      ...(!has('record-without-isins') && { securities: { isins: entity.isins } }),
      declared: { exceptions: reasons },
      links: legalEntities
        .filter((other) => other === entity || (other.parent === lei && !has('record-without-its-children')))
        .flatMap(edgeOf),
      record: rowOf(isMistold ? { ...entity, entityStatus: 'INACTIVE' } : entity),
    },
    success: true,
  });
}

/** Whether a child shows among the relationships of its parent; bent, only while it is active, or never. */
function isRelated({ entityStatus }: LegalEntity): boolean {
  if (entityStatus !== 'ACTIVE' && has('inactive-children-unrelated')) return false;
  return !has('relationships-of-child-only');
}

function listRelationships(call: Call): Answer {
  const { values } = readStrictly(call.query, relationshipParameters);
  const sent = values.get('lei');
  if (sent === undefined) throw new Refusal(400, 'MISSING_PARAM', 'Falta lei.', { param: 'lei' });
  const lei = checkedLei(sent);
  const touching = legalEntities.filter(
    (entity) => entity.lei === lei || (entity.parent === lei && isRelated(entity)),
  );
  const isHeld = touching.length > 1 && has('parents-hide-own-link');
  const shown = touching.filter((entity) => entity.lei !== lei || !isHeld);
  return served({ data: shown.flatMap(edgeOf), success: true });
}

/** The LEI told for a security; bent, a look-up by `isin` leads to the parent. */
function issuerOf({ lei, parent }: LegalEntity, isin: string | undefined): string {
  return isin !== undefined && has('isin-leads-to-parent') ? (parent ?? lei) : lei;
}

/** Bent: whether the look-up by `isin` passes over an issuer. */
function isIssuerMissed({ registrationStatus }: LegalEntity): boolean {
  return registrationStatus === 'LAPSED' && has('lapsed-issuer-unfound-by-isin');
}

function listIsins(call: Call): Answer {
  const { values, ignored } = readLeniently(call.query, isinParameters);
  const [lei, isin] = [values.get('lei'), values.get('isin')];
  const isOfAll = lei === undefined && isin === undefined;
  if (isOfAll && !has('securities-of-all-without-selector'))
    throw new Refusal(400, 'MISSING_PARAM', 'Falta lei ou isin.', { param: 'lei' });
  if (lei !== undefined && isin !== undefined && !has('both-isin-selectors-served'))
    throw new Refusal(400, 'INCOMPATIBLE_PARAMETERS', 'Só um dos dois.', { required: ['lei', 'isin'] });
  const issuer = lei === undefined ? undefined : checkedLei(lei);
  const found = legalEntities.filter(
    (entity) =>
      isOfAll ||
      entity.lei === issuer ||
      (entity.parent !== undefined && entity.parent === issuer && has('isins-of-children-too')) ||
      (isin !== undefined && entity.isins.includes(isin) && !isIssuerMissed(entity)),
  );
  const rows = found.flatMap((entity) =>
    entity.isins.map((code) => ({ security: { isin: code }, issuer: { lei: issuerOf(entity, isin) } })),
  );
  return served({
    ...(ignored.length > 0 && { applied_filters: { ignored: ignored.map((name) => ({ name })) } }),
    data: rows,
    success: true,
  });
}

export const registryRoutes: readonly Route[] = [
  route('/api/v2/leiregistry/entities/{lei}', 'op_legal_one', 'One legal entity', {
    parameters: [],
    strict: true,
    capability: 'leiregistry',
    data: 'record',
    serve: showLegalEntity,
  }),
  route('/api/v2/leiregistry/entities', 'op_legal_many', 'Legal entities', {
    parameters: registryParameters,
    strict: false,
    capability: 'leiregistry',
    data: 'records',
    serve: listLegalEntities,
  }),
  route('/api/v2/leiregistry/relationships', 'op_links', 'Consolidation links', {
    parameters: relationshipParameters,
    strict: true,
    capability: 'leiregistry',
    data: 'records',
    serve: listRelationships,
  }),
  route('/api/v2/leiregistry/isin', 'op_securities', 'Securities of legal entities', {
    parameters: isinParameters,
    strict: false,
    capability: 'leiregistry',
    data: 'records',
    serve: listIsins,
  }),
];
