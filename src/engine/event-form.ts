import { at } from '../kit/index.js';
import type { RunEvent } from './events.js';

/** What readers rely on in each type of event, as JSON Pointers. */
const relied: Readonly<Record<RunEvent['type'], readonly string[]>> = {
  'run-started': [
    ...['/format', '/suite/name', '/suite/version', '/startedAt', '/target/name', '/target/baseUrl'],
    ...['/target/surfaces', '/seed', '/command', '/settings'],
    ...['/gate/failOn', '/gate/allowInconclusive', '/gate/waivers'],
  ],
  'run-resumed': ['/at', '/settled', '/spent', '/settings', '/gate'],
  'probe-finished': ['/requests', '/learned/window', '/learned/entitlements', '/learned/keys'],
  planned: ['/steps', '/estimate'],
  'preflight-finished': ['/diagnoses', '/seconds'],
  'check-started': ['/id'],
  'check-finished': [
    ...['id', 'title', 'area', 'level', 'clauses', 'required', 'outcome', 'trials', 'replies', 'ms'].map(
      (member) => `/result/${member}`,
    ),
    ...['/result/witnesses', '/result/deviations', '/result/observations', '/spent/requests'],
  ],
  'invariant-met': ['/id'],
  trouble: ['/where', '/message'],
  'run-finished': ['/stopped', '/finishedAt', '/cost', '/operations'],
};

/** What keeps a value from being an event, reading on from `it`; undefined for an event. */
export function faultOfEvent(value: unknown): string | undefined {
  const type = at(value, '/type');
  if (typeof type !== 'string') return 'is no object with a type';
  if (!Object.hasOwn(relied, type)) return `is of none of the types ${Object.keys(relied).join(', ')}`;
  const missing = relied[type as RunEvent['type']].find((pointer) => at(value, pointer) === undefined);
  return missing === undefined ? undefined : `is ${type} and has nothing at ${missing}`;
}
