import { type ClauseId, type FacilitySource, vocabularies } from '../../contract/index.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectEqual,
  expectHeld,
  expectThat,
  forEach,
  type JsonObject,
  once,
  type Query,
} from '../../src/kit/index.js';
import { isIgnored } from '../asking/calls.js';
import { expectSelected, pageOf, partAtFault, sample } from '../asking/facilities.js';
import { saysOf, sourcesOf, statusOf } from '../asking/facility-record.js';
import { listIn, listOf } from '../asking/replies.js';
import { byRarity } from '../asking/texts.js';

/** The status of a facility in lower case, since letter case does not matter. */
const statusWord = (row: JsonObject): string | undefined => statusOf(row)?.toLowerCase();

/** Statuses that facilities are seen to have, the rarest first; those with a comma cannot be sent. */
async function knownStatuses(api: Api): Promise<readonly string[]> {
  const words = (await sample(api))
    .flatMap((row) => statusWord(row) ?? [])
    .filter((word) => !word.includes(','));
  const seen = byRarity(words).map(([word]) => word);
  expectHeld(seen.length > 0, 'no facility of the first pages shows a status', await pageOf(api));
  return seen;
}

/** Whether a facility has one of the statuses; undefined where it does not tell which of several is its own. */
export const hasStatus =
  (...statuses: readonly string[]) =>
  (row: JsonObject): boolean | undefined => {
    const word = statusWord(row);
    if (word === undefined) return saysOf(row, /^status$/) ? undefined : false;
    return statuses.includes(word);
  };

/**
 * A status that records show in another letter case than lower is found in lower case too: what is stored is folded like what
 * is sent.
 * @param tried those that were looked for already
 */
async function expectCapitalFound(api: Api, tried: readonly string[]): Promise<void> {
  const [status] = (await sample(api))
    .flatMap((row) => statusOf(row) ?? [])
    .filter((shown) => shown !== shown.toLowerCase() && !shown.includes(','))
    .map((shown) => shown.toLowerCase());
  if (status === undefined || tried.includes(status)) return;
  const query = { status };
  // A status that is not shown may be refused where it is sent, although records have it.
  if ((await pageOf(api, query)).status === 400) return;
  await expectSelected(api, {
    query,
    because: `facilities of the status ${status}`,
    fits: hasStatus(status),
    served: 'facilities.status.values',
    finds: 'facilities.status.case',
  });
}

/** Statuses that are tried; each costs a request or two. */
const most = 3;

export const statusFilter = defineCheck({
  id: 'facilities/status-filter',
  title: 'status accepts each status on a facility and returns the facilities with that status',
  clauses: ['facilities.status.only', 'facilities.status.values', 'facilities.status.case'],
  operations: ['listFacilities'],
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const seen = await knownStatuses(api);
      const named: readonly string[] = vocabularies.facilityStatus.values;
      const tried = [...new Set([...seen.filter((each) => named.includes(each)), ...seen, ...named])];
      for (const status of tried.slice(0, most)) {
        const query = { status };
        // What a status that no facility has earns is not shown; if it is served, then with facilities that have it.
        if (!seen.includes(status) && (await pageOf(api, query)).status === 400) continue;
        await expectSelected(api, {
          query,
          because: `facilities of the status ${status}`,
          fits: hasStatus(status),
          served: 'facilities.status.values',
        });
      }
      await expectCapitalFound(api, tried.slice(0, most));
    },
    { requests: most },
  ),
});

const inMixedCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const statusList = defineCheck({
  id: 'facilities/status-list',
  title: 'Statuses separated by commas are alternatives, in any letter case',
  clauses: ['facilities.status.list', 'facilities.status.case'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const seen = await knownStatuses(api);
    const [one, other] = seen;
    expectHeld(
      one !== undefined && other !== undefined,
      'the facilities of the first pages have a single status',
      await pageOf(api),
    );
    // A status that is not shown may be refused where it is sent, although records have it.
    const named: readonly string[] = vocabularies.facilityStatus.values;
    const further = seen
      .slice(2)
      .filter((each) => named.includes(each))
      .slice(0, 1);
    const spelt = [one.toUpperCase(), inMixedCase(other), ...further.map(inMixedCase)];
    const query = { status: spelt.join(',') };
    const findsNone = async (each: Query) => (listOf((await pageOf(api, each)).json)?.length ?? 0) === 0;
    // The same list in lower case shows whether the list or its letter case is the cause.
    const isCase =
      (await findsNone(query)) && !(await findsNone({ status: [one, other, ...further].join(',') }));
    const clause = isCase ? 'facilities.status.case' : 'facilities.status.list';
    await expectSelected(api, {
      query,
      because: `facilities of the statuses ${[one, other, ...further].join(' and ')}`,
      fits: hasStatus(one, other, ...further),
      parts: [one, other, ...further].map((status) => hasStatus(status)),
      served: clause,
      finds: clause,
    });
  }),
});

const lists = [
  ['energy_registry'],
  ['maritime_ports'],
  ['maritime_ports', 'aicompute'],
] as const satisfies readonly (readonly FacilitySource[])[];

/** Whether a facility is from one of the silos; undefined where its record shows several, or none. */
const isFrom =
  (silos: readonly string[]) =>
  (row: JsonObject): boolean | undefined => {
    const [silo, ...others] = sourcesOf(row);
    if (silo === undefined || others.length > 0) return undefined;
    return silos.includes(silo);
  };

export const sourceFilter = defineCheck({
  id: 'facilities/source-filter',
  title: 'source accepts each silo, and several separated by commas, and returns only their facilities',
  clauses: ['facilities.source.only', 'facilities.source.values', 'facilities.source.list'],
  operations: ['listFacilities'],
  rulings: ['neutral-names', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(lists, async (api, silos) => {
    const query = { source: silos.join(',') };
    const clause: ClauseId = `facilities.source.${partAtFault(await pageOf(api, query), silos)}`;
    await expectSelected(api, {
      query,
      because: `facilities from ${silos.join(' or ')}`,
      fits: isFrom(silos),
      parts: silos.map((each) => isFrom([each])),
      served: clause,
      finds: clause,
    });
    const sources = new Set((await sample(api)).map((row) => sourcesOf(row).join()));
    expectHeld(sources.size > 1, 'the facilities of the first pages have a single source', await pageOf(api));
  }),
});

/**
 * A value that no enumeration has is refused with 400 or returns nothing; a reply that lists the parameter as ignored
 * is tolerated (ruling unknown-enum-value).
 */
function expectRefusedOrNone(api: Api, reply: Exchange, name: string): void {
  if (reply.status === 200) {
    const rows = listIn(reply).length;
    const ignored = isIgnored(reply, name);
    expectThat(
      rows === 0 || ignored,
      '/data',
      `no facility for an unknown ${name}, or a refusal`,
      `${rows} facilities`,
    );
    if (ignored) api.deviates('unknown-enum-value', `an unknown ${name} is reported as ignored`);
  } else {
    expectThat(reply.status === 400, 'status', '400 or an empty 200', reply.status);
    expectEqual(reply, '/success', false);
  }
  api.witness('unknown values');
}

export const unknownSourceOrSort = defineCheck({
  id: 'facilities/unknown-source-or-sort',
  title: 'An unknown source or sort is refused, or returns no facility',
  clauses: ['facilities.source.unknown', 'facilities.sort.unknown'],
  operations: ['listFacilities'],
  rulings: ['unknown-enum-value'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    ['source', 'sort'] as const,
    async (api, name) => {
      expectRefusedOrNone(api, await pageOf(api, { [name]: 'notavalue' }), name);
    },
    { clause: (name) => `facilities.${name}.unknown` },
  ),
});
