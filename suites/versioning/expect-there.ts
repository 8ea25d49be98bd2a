import { turnedId } from '../../generators/values/turned-id.js';
import {
  type Api,
  at,
  type Exchange,
  expectThat,
  type ServedOperation,
  seenOf,
} from '../../src/kit/index.js';

const nowhere = '/api/v2/zzqxvk_1';

/**
 * A declared operation is there: it is neither removed nor answered as a path that nobody knows. A 404 may speak of
 * something that the request names, and a status that the contract declares for the operation is told.
 */
export async function expectThere(api: Api, operation: ServedOperation, reply: Exchange): Promise<void> {
  const { path, statuses, deprecated, target } = operation;
  expectThat(reply.status < 500, 'status', `an answer of ${path}, no server error`, seenOf(reply));
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
  const invented = wordsOf(await api.getTarget(nowhere));
  if (wordsOf(reply) !== invented) return false;
  const id = api.world.offer.events.map((event) => event.id).find((each) => typeof each === 'string');
  if (id === undefined) return false;
  return wordsOf(await api.get('getEvent', {}, { path: { event_id: turnedId(id) } })) !== invented;
}

/** What a refusal says, without the path that it speaks of and the number of the request. */
function wordsOf({ request, status, json }: Exchange): string {
  const path = request.target.replace(/[?].*$/s, '');
  const message = String(at(json, '/error')).replaceAll(path, '').replaceAll(path.slice(1), '');
  return `${status} ${at(json, '/code')} ${message.replace(/[0-9a-f-]{6,}/gi, '')}`;
}
