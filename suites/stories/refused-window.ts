import type { ErrorCode } from '../../contract/index.js';
import { type Api, expectRefusal, precondition, type Query } from '../../src/kit/index.js';
import { type StoryOperation, takesDates } from '../story-window.js';
import { isUnknown } from '../taken.js';

/** A window that breaks one rule, with the code that it must earn. */
export interface RefusedWindow {
  readonly operation: StoryOperation;
  readonly query: Query;
  readonly code: ErrorCode;
  readonly details?: readonly string[];
}

/** The broken window is refused, unless Stories do not take its parameters, which are not shown. */
export async function expectWindowRefused(api: Api, window: RefusedWindow): Promise<void> {
  const { operation, query, code, details = [] } = window;
  const dates = !('date_start' in query) || (await takesDates(api, operation));
  precondition(dates, `${operation} does not take bounds on dates`);
  const reply = await api.get(operation, query);
  const unknown = Object.keys(query).find((name) => isUnknown(reply, name));
  precondition(unknown === undefined, `${operation} does not take ${unknown}`);
  expectRefusal(reply, { codes: [code], details });
  api.witness('windows refused');
}
