import type { ErrorCode } from '../../contract/index.js';
import type { Form } from '../../generators/operation/form.js';
import type { OperationRequest } from '../../generators/operation/request.js';
import { type Api, at, type Exchange, expectThat, seenOf } from '../../src/kit/index.js';
import { isIgnored } from '../taken.js';
import { type DeclaredCall, isStrict, send } from './declared-calls.js';
import { expectThere } from './expect-there.js';

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
 * An operation takes a request that fits its declaration. A rule that a schema cannot express may refuse it (ruling C22);
 * so a refused request is divided until it is known which parameter is not taken.
 */
export async function expectTaken(
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

/** A reply lists no parameter as ignored that the contract declares; only strict endpoints are bound to it (ruling C22). */
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
  api.deviates('C22', `${call.operation.path} ignores ${ignored.join(', ')}, which its contract declares`);
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
  api.deviates('C22', `${path} refuses ${name}=${String(value)}, which its contract admits`);
}

const codesOf = (form: Form): readonly unknown[] =>
  malformed[form.kind === 'list' ? form.item.kind : form.kind] ?? [];

/** Whether the schema sets all bounds; of few booleans is explained what false means. */
function isClosed(form: Form, value: unknown): boolean {
  const item = form.kind === 'list' ? form.item : form;
  if (item.kind === 'number') return item.minimum !== undefined && item.maximum !== undefined;
  return item.kind !== 'boolean' || value === true;
}
