import type { ErrorCode } from '../../contract/index.js';
import { perturbedId } from '../../generators/ids.js';
import { type Breakage, breakagesOf, type Rule } from '../../generators/operation/breakages.js';
import type { Form } from '../../generators/operation/form.js';
import { type OperationRequest, validRequests } from '../../generators/operation/request.js';
import {
  type Api,
  at,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectThat,
  forAll,
  forEachOf,
  isArray,
  isGatewayRefusal,
  isObject,
  pointerStep,
  type QueryValue,
  type ServedOperation,
  seenOf,
  type World,
} from '../../src/kit/index.js';
import { isIgnored } from '../asking/calls.js';
import {
  type DeclaredCall,
  declaredCalls,
  isJudged,
  isStrict,
  offeredValues,
  send,
} from '../asking/declared-calls.js';
import { names, nowhere, refusalWords } from '../asking/refusals.js';
import { strictnessOf } from '../asking/undeclared-parameters.js';

/**
 * A declared operation is there: it is neither removed nor answered as a path that nobody knows. A 404 may speak of
 * something that the request names, and a status that the contract declares for the operation is told.
 */
export async function expectThere(api: Api, operation: ServedOperation, reply: Exchange): Promise<void> {
  const { path, statuses, deprecated, target } = operation;
  const answer = `an answer of ${path}, no server error`;
  expectThat(reply.status < 500, 'status', answer, seenOf(reply), 'error.server-errors');
  expectThat(reply.status !== 405, 'status', `GET ${path}, as the contract declares it`, seenOf(reply));
  if (reply.status !== 404 && reply.status !== 410) return;
  api.observe(path, `answers ${seenOf(reply)}`);
  if (statuses.includes(String(reply.status)) || deprecated) return;
  const removed = at(reply.json, '/code') === 'ENDPOINT_REMOVED';
  const unknown = reply.status === 404 && !target.includes('{') && (await isAnsweredAsUnknown(api, reply));
  expectThat(!removed && !unknown, 'status', `${path}, as the contract declares it`, seenOf(reply));
}

/** Whether a reply is that to an invented path, where that to an unknown id is another. */
async function isAnsweredAsUnknown(api: Api, reply: Exchange): Promise<boolean> {
  const invented = refusalWords(await api.getTarget(nowhere));
  if (refusalWords(reply) !== invented) return false;
  const id = api.world.offer.events.map((event) => event.id).find((each) => typeof each === 'string');
  if (id === undefined) return false;
  return refusalWords(await api.get('getEvent', {}, { path: { event_id: perturbedId(id) } })) !== invented;
}

/** Codes that call a value malformed of which the contract says that it is not. */
const malformed: Readonly<Partial<Record<Form['kind'], readonly ErrorCode[]>>> = {
  enum: ['INVALID_ENUM'],
  boolean: ['INVALID_BOOLEAN'],
  number: ['INVALID_NUMBER', 'INVALID_LIMIT'],
  date: ['INVALID_DATE'],
};

/** Requests that a refused one may still be divided into. */
export interface Allowance {
  left: number;
}

/**
 * An operation takes a request that fits its declaration. A rule that a schema cannot express may refuse it (ruling
 * contract-and-descriptors); so a refused request is divided until it is known which parameter is not taken.
 */
async function expectTaken(
  api: Api,
  call: DeclaredCall,
  request: OperationRequest,
  allowance: Allowance,
): Promise<void> {
  const { operation, base } = call;
  const { path, statuses } = operation;
  const query = { ...base.query, ...request.query };
  const reply = await send(api, call, { path: { ...base.path, ...request.path }, query });
  await expectThere(api, operation, reply);
  const declared = [String(reply.status), `${String(reply.status)[0]}XX`, 'default'];
  if (statuses.length > 0 && !declared.some((each) => statuses.includes(each)))
    api.observe(path, `answers ${reply.status}, which it does not declare`);
  if (reply.status < 400) {
    if (reply.status < 300) api.witness('requests that fit the contract, served');
    return expectNotIgnored(api, call, reply, Object.keys(query));
  }
  const isUnknown = at(reply.json, '/code') === 'UNKNOWN_PARAM';
  expectThat(
    !isUnknown,
    '/code',
    `${Object.keys(query).join(', ')} known, as the contract declares`,
    seenOf(reply),
  );
  const parts = partsOf(request);
  if (reply.status !== 400 || parts.length === 0) return api.observe(path, `answers ${seenOf(reply)}`);
  if (parts.length === 1) return expectWellFormed(api, call, request, reply);
  for (const part of parts) {
    allowance.left -= 1;
    if (allowance.left >= 0) await expectTaken(api, call, part, allowance);
  }
}

/** Both halves of a request; one of a single parameter is its only part. */
function partsOf({ path, query }: OperationRequest): readonly OperationRequest[] {
  const pairs = Object.entries(query);
  const middle = Math.ceil(pairs.length / 2);
  return [pairs.slice(0, middle), pairs.slice(middle)]
    .filter((half) => half.length > 0)
    .map((half) => ({ path, query: Object.fromEntries(half) }));
}

/**
 * A reply lists no parameter as ignored that the contract declares; only strict endpoints are bound to it (ruling
 * contract-and-descriptors).
 */
async function expectNotIgnored(
  api: Api,
  call: DeclaredCall,
  reply: Exchange,
  sent: readonly string[],
): Promise<void> {
  const ignored = sent.filter((name) => isIgnored(reply, name));
  if (ignored.length === 0) return;
  const place = '/applied_filters/ignored';
  expectThat(!(await isStrict(api, call)), place, 'no parameter that the contract declares', ignored);
  api.deviates(
    'contract-and-descriptors',
    `${call.operation.path} ignores ${ignored.join(', ')}, which its contract declares`,
  );
}

/** One parameter with a value that its schema admits is not called malformed; only strict endpoints are bound to it. */
async function expectWellFormed(
  api: Api,
  call: DeclaredCall,
  { query }: OperationRequest,
  reply: Exchange,
): Promise<void> {
  const [[name, value] = ['']] = Object.entries(query);
  const form = call.tried.find(({ parameter }) => parameter.name === name)?.form;
  const { path } = call.operation;
  if (form === undefined || !isClosed(form, value) || !codesOf(form).includes(at(reply.json, '/code'))) {
    return api.observe(path, `answers ${seenOf(reply)} to ${name}`);
  }
  const plain = await send(api, call, call.base);
  // What is refused without the parameter too says nothing about it.
  if (seenOf(plain) === seenOf(reply)) return;
  const told = `${name}=${String(value)} taken, as its contract declares`;
  expectThat(!(await isStrict(api, call)), '/code', told, seenOf(reply));
  api.deviates(
    'contract-and-descriptors',
    `${path} refuses ${name}=${String(value)}, which its contract admits`,
  );
}

const codesOf = (form: Form): readonly unknown[] =>
  malformed[form.kind === 'list' ? form.item.kind : form.kind] ?? [];

/** Whether the schema sets all bounds; of few booleans is explained what false means. */
function isClosed(form: Form, value: unknown): boolean {
  const item = form.kind === 'list' ? form.item : form;
  if (item.kind === 'number') return item.minimum !== undefined && item.maximum !== undefined;
  return item.kind !== 'boolean' || value === true;
}

/** Requests to an operation that is not ours, beside those in turn. */
const generated = 1;
/** Requests that a refused one may be divided into, to find what is refused. */
const mostParts = 12;

export const declaredRequests = defineCheck({
  id: 'versioning/declared-requests',
  title: 'A request that is valid by the served contract reaches an existing operation that accepts it',
  clauses: ['versioning.openapi.same-descriptors', 'error.server-errors'],
  rulings: ['several-faults', 'answers-to-any-request', 'named-routes', 'contract-and-descriptors'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEachOf(declaredCalls, (call) => {
    const { operation, tried, inTurn } = call;
    const property = forAll<OperationRequest>(
      (world) => validRequests(tried, offeredValues(world)),
      (api, request) => expectTaken(api, call, request, { left: mostParts }),
      { examples: inTurn },
    );
    return { ...property, runs: inTurn.length + (operation.known === undefined ? generated : 0) };
  }),
});

export const declaredSchema = defineInvariant({
  id: 'versioning/declared-schema',
  title: 'Every reply of a strict endpoint conforms to the schema that the served contract declares for it',
  clauses: ['versioning.openapi.describes-replies'],
  rulings: ['contract-and-descriptors', 'odd-strings'],
  source: 'deployment',
  judge(exchange, world, deviates) {
    const mismatches = world.served?.mismatches(exchange);
    if (mismatches === undefined || isGatewayRefusal(exchange)) return 0;
    if (mismatches.length === 0) return 1;
    const path = world.served?.operationOf(exchange)?.path ?? '';
    const isStrictByDirectory = strictnessOf(world.offer.directory, path) === 'strict';
    for (const { at: place, message, missing, isFormat } of mismatches) {
      const here = place === 'body' ? '' : place;
      if (isFormat === true || !isStrictByDirectory) {
        const found = missing === undefined ? message : `has ${missing}`;
        const inReply = place.replace(/\d+/g, '*');
        deviates('contract-and-descriptors', `by its own contract, ${inReply} of ${path} ${found}`);
        return 0;
      }
      if (missing === undefined)
        expectThat(false, place, `by its own openapi.json, a value that ${message}`, at(exchange.json, here));
      else
        expectThat(false, `${here}/${pointerStep(missing)}`, 'by its own openapi.json, a member', undefined);
    }
    return 1;
  },
  provokedBy: [
    'event-detail/known-id',
    'events-summary/group-by-default',
    'facilities/detail-record',
    'registry/entity-detail',
    'errors/rejected-parameters',
    'versioning/declared-requests',
  ],
});

/** Rules of which the error table says for every endpoint that a value which breaks them is refused. */
const fixed: readonly Rule[] = ['boolean', 'date', 'enum', 'number'];

interface Row extends Breakage {
  readonly call: DeclaredCall;
}

/** More of one operation, and of all, are not tried. */
const mostOfOne = 10;
const most = 60;

/** The ways to break parameters that no ruling lets an endpoint serve all the same. */
const rows = (world: World): readonly Row[] =>
  declaredCalls(world)
    .flatMap((call) =>
      call.tried
        .filter(
          ({ parameter }) => parameter.place === 'query' && isJudged(call.operation.known, parameter.name),
        )
        .flatMap(breakagesOf)
        .slice(0, mostOfOne)
        .map((each) => ({ ...each, call })),
    )
    .slice(0, most);

export const declaredValidation = defineCheck({
  id: 'versioning/declared-validation',
  title: 'A strict endpoint refuses or reports a value that the served contract excludes',
  clauses: ['versioning.strict.validates', 'error.server-errors'],
  rulings: ['limit-above-max', 'radius-above-max', 'contract-and-descriptors', 'unknown-enum-value'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEachOf(rows, (row) => ({
    ...forAll(row.values, (api, value) => expectValidated(api, row, value), { requests: 1 }),
    runs: 1,
  })),
});

async function expectValidated(api: Api, { call, name, rule }: Row, value: QueryValue): Promise<void> {
  const { operation, base } = call;
  const { [name]: _, ...others } = base.query;
  const reply = await send(api, call, { ...base, query: { ...others, [name]: value } });
  const told = `${name}=${value} refused or reported, as the contract excludes it`;
  expectThat(reply.status < 500, 'status', told, seenOf(reply), 'error.server-errors');
  if (reply.status === 400) return api.witness('values that are refused');
  if (isReported(reply, name)) return api.witness('values that are reported');
  // Some bounds are kept by serving the nearest value, and an unknown word may select nothing.
  const isOpen = !fixed.includes(rule) || !hasData(reply);
  if (isOpen || !(await isStrict(api, call)))
    return api.observe(`${operation.path} ${name}`, `answers ${seenOf(reply)} to ${value}`);
  expectThat(false, 'status', told, seenOf(reply));
}

/** Whether a reply shows something that a filter could have taken away. */
function hasData({ status, json }: Exchange): boolean {
  const data = at(json, '/data');
  return status === 200 && (isArray(data) ? data.length > 0 : isObject(data));
}

const isReported = ({ json }: Exchange, name: string): boolean => {
  const { ignored, normalized, retired, ...rest } = Object(at(json, '/applied_filters'));
  return names([ignored, normalized, retired], name) || rest.coverage_fallback_applied === true;
};
