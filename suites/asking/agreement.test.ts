import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/kit/index.js';
import { sharedMembers } from './agreement.js';

it.each<[JsonObject, JsonObject, boolean]>([
  [{ latitude: 0.3 }, { latitude: 0.3476 }, true],
  [{ latitude: 0.3 }, { latitude: 0.4476 }, false],
  [{ country: 'SYR' }, { country: 'Syria' }, true],
  [{ country: 'SYR' }, { country: 'Iraq' }, false],
  [{ at: '2026-05-01' }, { at: '2026-05-01T12:00:00Z' }, true],
])('%j and %j agree: %s', (one, other, agree) => {
  expect(sharedMembers(one, other).map((each) => each.agree)).toEqual([agree]);
});
