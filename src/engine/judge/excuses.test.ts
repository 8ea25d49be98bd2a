import { describe, expect, it } from 'vitest';
import { type Check, defineCheck, defineInvariant, expectHeld, once, precondition } from '../../kit/index.js';
import { scriptedTime } from '../../transport/scripted-wire.test-data.js';
import { deployment, settingsOf, wireTo } from '../deployment.test-data.js';
import { allOf } from '../fixtures.test-data.js';
import { session } from '../session.js';

const words = { title: 'It holds', clauses: ['limits.events-limit.max'] } as const;

/** Asks for something beside the families, so that time passes between the first reply and the end of the run. */
const other = defineCheck({
  ...words,
  id: 'a/other',
  property: once(async (api) => {
    await api.get('listEvents', {});
    api.witness('reply');
  }),
});

const facilities = (id: string, query = {}): Check =>
  defineCheck({
    ...words,
    id,
    needs: ['key.full', 'entitlement.can_use_facilities'],
    operations: ['listFacilities'],
    property: once(async (api) => {
      const reply = await api.get('listFacilities', query);
      const [row] = (reply.json as { data: unknown[] }).data;
      precondition(row !== undefined, 'no facility is listed', 'no-data');
      api.witness('facility');
    }),
  });

const situations = defineCheck({
  ...words,
  id: 'a/situations',
  operations: ['listSituations'],
  property: once(async (api) => {
    const reply = await api.get('listSituations', { order: 'x' });
    const rows = (reply.json as { data: unknown[] }).data;
    expectHeld(rows.length > 0, 'the deployment lists no situation', reply);
    api.witness('situation');
  }),
});

const facilityRows = defineInvariant({
  ...words,
  id: 'z/facility-rows',
  operations: ['listFacilities'],
  judge: () => 0,
});

type Answer = (path: string, nth: number) => Response | undefined;

/** How checks end on a deployment that answers the nth request to a path in its own way. */
async function endings(checks: readonly Check[], answer: Answer) {
  const counts = new Map<string, number>();
  const fetch = deployment(({ pathname }) => {
    const nth = (counts.get(pathname) ?? 0) + 1;
    counts.set(pathname, nth);
    return answer(pathname, nth);
  });
  const { wire } = wireTo(fetch);
  const events = await allOf(session(settingsOf(), { checks, version: '0.0.0', wire, time: scriptedTime() }));
  return Object.fromEntries(
    events.flatMap((event) => (event.type === 'check-finished' ? [[event.result.id, event.result]] : [])),
  );
}

const list = (...data: readonly object[]) => Response.json({ success: true, data });
const refusal = () => Response.json({ success: false, code: 'PLAN_REQUIRED' }, { status: 403 });
const at =
  (path: string, reply: (nth: number) => Response): Answer =>
  (asked, nth) =>
    asked === path ? reply(nth) : undefined;
const facilitiesAt = (reply: (nth: number) => Response) => at('/api/v2/facilities', reply);

describe('a refused family', () => {
  it('does not apply where it is refused to the end', async () => {
    const ended = await endings([other, facilities('a/facilities')], facilitiesAt(refusal));
    expect(ended['a/facilities']).toMatchObject({ outcome: 'not-applicable', proof: { status: 403 } });
  });

  it('is judged where only its first reply refuses', async () => {
    const once = facilitiesAt((nth) => (nth === 1 ? refusal() : list({ facility_id: 'f' })));
    const ended = await endings([facilities('a/facilities')], once);
    expect(ended['a/facilities']?.outcome).toBe('pass');
  });

  it('is undecided where the end of the run is answered otherwise', async () => {
    const early = facilitiesAt((nth) => (nth <= 2 ? refusal() : list({ facility_id: 'f' })));
    const ended = await endings([other, facilities('a/facilities'), facilityRows], early);
    expect(ended['a/facilities']).toMatchObject({
      outcome: 'inconclusive',
      reason: 'nondeterministic',
      note: expect.stringMatching(
        /^GET .* returned 403 PLAN_REQUIRED, but GET .* later returned 200 with rows$/,
      ),
    });
    expect(ended['z/facility-rows']).toMatchObject({ outcome: 'inconclusive', reason: 'nondeterministic' });
  });

  it('is undecided where any reply of the run contradicts the refusal', async () => {
    const contradicting = defineCheck({
      ...words,
      id: 'a/contradicting',
      property: once(async (api) => {
        await api.get('getFacility', {}, { path: { facility_id: 'f' } });
        api.witness('reply');
      }),
    });
    const ended = await endings([contradicting, facilities('a/facilities')], facilitiesAt(refusal));
    expect(ended['a/facilities']).toMatchObject({ outcome: 'inconclusive', reason: 'nondeterministic' });
  });
});

describe('a list without rows', () => {
  it('makes what is about its rows not applicable, when it is empty again at the end', async () => {
    const ended = await endings(
      [facilities('a/facilities'), facilityRows],
      facilitiesAt(() => list()),
    );
    const moot = {
      outcome: 'not-applicable',
      proof: { status: 200 },
      note: expect.stringContaining('lists nothing'),
    };
    expect(ended['a/facilities']).toMatchObject(moot);
    expect(ended['a/facilities']).not.toHaveProperty('reason');
    expect(ended['z/facility-rows']).toMatchObject(moot);
  });

  it('excuses nothing when it has rows at the end', async () => {
    const ended = await endings(
      [facilities('a/facilities')],
      facilitiesAt((nth) => (nth <= 3 ? list() : list({ facility_id: 'f' }))),
    );
    expect(ended['a/facilities']).toMatchObject({ outcome: 'inconclusive', reason: 'nondeterministic' });
  });

  it('excuses nothing that a filter empties', async () => {
    const filtered = facilities('a/filtered', { country: 'Kenya' });
    const answer: Answer = (path, nth) =>
      path === '/api/v2/facilities' ? (nth === 1 ? list({ facility_id: 'f' }) : list()) : undefined;
    const ended = await endings([filtered], answer);
    expect(ended['a/filtered']).toMatchObject({ outcome: 'inconclusive', reason: 'no-data' });
  });

  it('excuses nothing of a check that another list has rows for', async () => {
    const both = defineCheck({
      ...words,
      id: 'a/both',
      operations: ['listModels', 'listFacilities'],
      property: once(async () => precondition(false, 'no pair', 'no-data')),
    });
    const ended = await endings(
      [both],
      facilitiesAt(() => list()),
    );
    expect(ended['a/both']).toMatchObject({ outcome: 'inconclusive', reason: 'no-data' });
  });

  it('excuses no check that found itself not applicable by a list that other replies show rows of', async () => {
    const proven = defineCheck({
      ...words,
      id: 'a/proven',
      operations: ['listSituations'],
      property: once(async (api) => {
        await api.get('getSituation', {}, { path: { story_id: 's' } });
        expectHeld(false, 'the deployment lists no situation', await api.get('listSituations'));
      }),
    });
    const ended = await endings(
      [proven],
      at('/api/v2/situations', () => list()),
    );
    expect(ended['a/proven']).toMatchObject({ outcome: 'inconclusive', reason: 'nondeterministic' });
  });

  it('never excuses Events, which the specification promises', async () => {
    const events = defineCheck({
      ...words,
      id: 'a/events',
      operations: ['listEvents'],
      property: once(async () => precondition(false, 'no Event', 'no-data')),
    });
    const ended = await endings(
      [events],
      at('/api/v2/events', () => list()),
    );
    expect(ended['a/events']).toMatchObject({ outcome: 'inconclusive', reason: 'no-data' });
  });
});

describe('a check that finds itself not applicable', () => {
  const situationsAt = (reply: (nth: number) => Response) => at('/api/v2/situations', reply);

  it('ends so when it is tried again and still finds no row', async () => {
    const ended = await endings(
      [situations],
      situationsAt(() => list()),
    );
    expect(ended['a/situations']).toMatchObject({
      outcome: 'not-applicable',
      note: 'the deployment lists no situation',
      proof: { status: 200 },
    });
  });

  it('is judged by the rows that are there when it is tried again', async () => {
    const ended = await endings(
      [situations],
      situationsAt((nth) => (nth === 1 ? list() : list({ id: 's' }))),
    );
    expect(ended['a/situations']?.outcome).toBe('pass');
  });
});
