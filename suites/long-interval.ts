import type { ErrorCode } from '../contract/index.js';
import { dateAfter } from '../generators/values/date.js';
import { instantAfter } from '../generators/values/instant.js';
import { type Api, expectOk, expectRefusal } from '../src/kit/index.js';
import { adjustmentOf } from './event-window.js';
import { expectHeld } from './find-event.js';
import { between, type Interval, topEvent } from './half-open.js';

const days = 45;
const dayInSeconds = 86_400;

/**
 * An interval of 45 closed days is refused as too long, served whole, or cut with notice; which of them is
 * open (ruling A64).
 */
export async function expectNotCutInSilence(
  api: Api,
  interval: Interval,
  codes: readonly ErrorCode[],
): Promise<void> {
  const from = instantAfter(dateAfter(api.world.offer.window.end, -days - 5), 0);
  const first = await topEvent(api, interval, from, instantAfter(from, dayInSeconds));
  const query = between(interval, from, instantAfter(from, days * dayInSeconds));
  const reply = await api.get('listEvents', { ...query, limit: 100 });
  if (reply.status !== 200) {
    expectRefusal(reply, { codes });
    api.observe('45 days', 'refused');
    api.witness('long intervals refused');
    return;
  }
  expectOk(reply);
  const reason = adjustmentOf(reply);
  api.observe('45 days', reason === undefined ? 'served whole' : `shortened: ${reason}`);
  if (reason !== undefined) api.witness('long intervals shortened with notice');
  else if (first !== undefined)
    await expectHeld(api, query, first, 'of the first day of 45, cut without notice');
}
