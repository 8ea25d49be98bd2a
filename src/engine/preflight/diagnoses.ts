import { type Entitlement, entitlementNames, operation } from '../../../contract/index.js';
import {
  type Exchange,
  keyRoles,
  keyStates,
  keyVariable,
  type Offer,
  seenOf,
  type World,
} from '../../kit/index.js';
import type { Diagnosis, ForecastGroup, Responsibility } from '../events.js';
import { lacksFlag, lacksKey } from '../events.js';
import { lacksKnownKey, type Plan } from '../plan/plan.js';
import { noEventsCause, noRowsCause } from '../record/undecided-groups.js';
import type { Settings } from '../settings.js';
import type { ExaminedKey } from './role-keys.js';

/** What the diagnoses are drawn from. */
export interface Findings {
  readonly world: World;
  readonly plan: Plan;
  readonly keys: readonly ExaminedKey[];
  /** Everything that was answered so far. */
  readonly exchanges: readonly Exchange[];
  readonly forecast: readonly ForecastGroup[];
  readonly settings: Pick<
    Settings,
    'concurrency' | 'rate' | 'maxRequests' | 'maxTime' | 'contract' | 'requiresEveryKey'
  >;
}

/** Milliseconds by which clocks may differ before anybody notices: a Date header has whole seconds, and a reply its way. */
const fairSkewMs = 5000;
/** Milliseconds that a request takes this program itself, whoever answers. */
const ownMs = 5;

/** What stands in the way of a whole run and whose it is, after the preflight and the probe. */
export function diagnosesOf(findings: Findings): readonly Diagnosis[] {
  // The keys of other roles are there to be limited and refused.
  const ofMainKey = { ...findings, exchanges: findings.exchanges.filter(isOfMainKey) };
  return [
    ...ofReplies(ofMainKey),
    ofContract(findings),
    ofClock(findings.world.offer),
    ...ofFlags(ofMainKey),
    ...ofData(ofMainKey),
    ...ofMissingKeys(findings),
    ...ofGivenKeys(findings),
    ...ofLimits(findings),
  ];
}

const isOfMainKey = ({ request: { credential } }: Exchange): boolean =>
  'role' in credential && credential.role === 'full';

/** Seconds that a plan takes if replies keep coming as they came so far. */
export function estimatedSeconds({ plan, exchanges, settings: { concurrency, rate } }: Findings): number {
  const sorted = exchanges.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const usualMs = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const eachMs = Math.max(ownMs, usualMs / concurrency, rate === undefined ? 0 : 1000 / rate);
  return Math.ceil((plan.estimate.requests * eachMs) / 1000);
}

function ofReplies({ exchanges }: Findings): readonly Diagnosis[] {
  const limited = exchanges.filter(({ status }) => status === 429).length;
  const isFailing = exchanges.length > 0 && exchanges.every(({ status }) => status >= 500);
  const failing = notice(
    'server',
    'every reply so far is a server error',
    'Check its logs: a run cannot show much.',
  );
  const slow = notice(
    'plan',
    `${limited} of ${exchanges.length} replies so far asked to slow down (429)`,
    'Set --rate below the limit of the key; otherwise the run waits when asked to, and takes longer.',
  );
  return [...when(isFailing, failing), ...when(limited > 0, slow)];
}

function ofContract({ world: { served, servedTrouble }, settings }: Findings): Diagnosis {
  const name = settings.contract === undefined ? 'openapi.json' : 'the given contract';
  return served === undefined
    ? notice(
        'server',
        `openapi.json cannot be used: ${servedTrouble}`,
        'The run judges by the specification alone; give a document with --contract to judge by it as well.',
      )
    : good('server', `${name} declares ${served.operations.length + served.leftOut} operations`);
}

function ofClock({ clockSkewMs }: Offer): Diagnosis {
  if (Math.abs(clockSkewMs) < fairSkewMs) return good('server', 'its clock agrees with ours');
  const seconds = Math.round(Math.abs(clockSkewMs) / 1000);
  const difference = seconds < 172_800 ? `${seconds} s` : `${Math.round(seconds / 86_400)} days`;
  return notice(
    'server',
    `its clock is ${difference} ${clockSkewMs > 0 ? 'ahead of' : 'behind'} ours`,
    'Set the clocks of both machines: around midnight UTC they disagree on the day.',
  );
}

function ofFlags({ world, plan, exchanges }: Findings): readonly Diagnosis[] {
  const flagsThatAre = (state: Offer['entitlements'][Entitlement]) =>
    entitlementNames.filter((flag) => world.offer.entitlements[flag] === state);
  const [granted, unknown] = [flagsThatAre('granted'), flagsThatAre('unknown')];
  const refused = flagsThatAre('refused').map((flag) =>
    notice(
      'plan',
      `it refuses ${flag}, so ${checks(skippedFor(plan, lacksFlag(flag)))} will not be applicable`,
      'Use a key of a plan with this flag to judge the family.',
    ),
  );
  const unsteady = granted.flatMap((flag) => {
    const refusal = exchanges.find(
      ({ request, status }) =>
        status === 403 &&
        request.operation !== undefined &&
        operation(request.operation).entitlement === flag,
    );
    return refusal === undefined
      ? []
      : notice(
          'server',
          `GET ${refusal.request.target} returned ${seenOf(refusal)} once and an answer when asked again`,
          'Check whether all instances of the deployment know the plan of the key.',
        );
  });
  const unclear = notice(
    'server',
    `it is not clear whether the plan grants ${unknown.join(', ')}`,
    'These families return neither data nor a refusal; their checks will show why.',
  );
  return [
    ...when(granted.length > 0, good('plan', `it grants ${granted.join(', ')}`)),
    ...refused,
    ...unsteady,
    ...when(unknown.length > 0, unclear),
  ];
}

function ofData({ world: { offer }, exchanges, forecast }: Findings): readonly Diagnosis[] {
  const { events, window, leis, entitlements } = offer;
  const span = `from ${window.start} to ${window.end}`;
  const isAnswered = exchanges.some(
    ({ request, status }) => request.operation === 'listEvents' && status === 200,
  );
  const isForecast = (cause: string) => forecast.some((each) => each.cause === cause);
  const noEvent = notice(
    'data',
    `no Event was found ${span}`,
    'Publish Events of these days; without them most checks of Events and Stories are undecided.',
  );
  const noEntity = notice(
    'data',
    'no legal entity was found',
    'Load registry records; without them checks of registry and hierarchy are undecided.',
  );
  const isWithoutEvents = events.length === 0 && isAnswered && !isForecast(noEventsCause(window));
  const isWithoutLeis =
    leis.length === 0 &&
    entitlements.can_use_leiregistry === 'granted' &&
    !isForecast(noRowsCause('listRegistryEntities'));
  return [
    ...when(events.length > 0, good('data', `Events found ${span}`)),
    ...when(isWithoutEvents, noEvent),
    ...when(isWithoutLeis, noEntity),
    ...forecast.map(({ outcome, cause, whose, remedy, checks: { length } }) =>
      notice(whose, `${requiredChecks(length)} will ${fates[outcome]}: ${cause}`, remedy),
    ),
  ];
}

function ofMissingKeys({ plan, settings: { requiresEveryKey } }: Findings): readonly Diagnosis[] {
  const lacking = keyRoles.filter((role) => skippedFor(plan, lacksKey(role)) > 0);
  const count = lacking.reduce((sum, role) => sum + skippedFor(plan, lacksKey(role)), 0);
  const untested = notice(
    'settings',
    `${checks(count)} will not be tested without keys for: ${lacking.join(', ')}`,
    requiresEveryKey
      ? 'Set EI_API_KEY_<ROLE>; without these keys the certificate is incomplete.'
      : 'Set EI_API_KEY_<ROLE> to test them too; the verdict does not wait for them.',
  );
  return when(count > 0, untested);
}

function ofGivenKeys({ keys, plan }: Findings): readonly Diagnosis[] {
  const listed = (state: ExaminedKey['state']) =>
    keys.flatMap(({ role, seen, ...each }) => (each.state === state ? [`${role} (${seen})`] : []));
  const [known, open] = [listed('as-given').join(', '), listed('open').join(', ')];
  const unclear = notice(
    'server',
    `the replies do not show whether these keys are what their roles require: ${open}`,
    'Their checks run all the same.',
  );
  return [
    ...when(known !== '', good('settings', `these keys are what their roles require: ${known}`)),
    ...keys.flatMap((key) => ofMistakenKey(key, plan)),
    ...when(open !== '', unclear),
  ];
}

function ofMistakenKey({ role, state, seen, due }: ExaminedKey, plan: Plan): readonly Diagnosis[] {
  const variable = keyVariable(role);
  if (state === 'unknown') {
    const untested = checks(skippedFor(plan, lacksKnownKey(role)));
    return [
      notice(
        'settings',
        `the deployment does not know the key for ${role} (${seen}), so ${untested} will not be tested`,
        `Set ${variable} to ${keyStates[role]}, or unset it; while it is set, the verdict waits for its checks.`,
      ),
    ];
  }
  if (state !== 'other') return [];
  if (role === 'rate-limited' && seen === '200') {
    return [
      notice(
        'settings',
        'the key for rate-limited is under its rate limit at present',
        'Exceed the limit right before a run; otherwise its check is inconclusive.',
      ),
    ];
  }
  return [
    notice(
      'settings',
      `requests with the key for ${role} get ${seen} instead of ${due}`,
      `Check that ${variable} is ${keyStates[role]}; if it is not, its checks fail although the deployment is right.`,
    ),
  ];
}

function ofLimits(findings: Findings): readonly Diagnosis[] {
  const { plan, exchanges, settings } = findings;
  const { maxRequests, maxTime = Number.POSITIVE_INFINITY } = settings;
  const requests = exchanges.length + plan.estimate.requests;
  const seconds = estimatedSeconds(findings);
  const tooFew = (needed: string, allowed: string) =>
    notice(
      'settings',
      `about ${needed} are needed, but only ${allowed} are allowed`,
      'Allow more, or run fewer checks with --preset gate or --check.',
    );
  return [
    ...when(requests > maxRequests, tooFew(`${requests} requests`, `${maxRequests} (--max-requests)`)),
    ...when(seconds > maxTime, tooFew(`${seconds} s`, `${maxTime} s (--max-time)`)),
  ];
}

const skippedFor = ({ steps }: Plan, note: string): number =>
  steps.filter(({ step }) => step.skip?.note === note).length;

const fates = { inconclusive: 'reach no decision', 'not-applicable': 'not apply' } as const;

const requiredChecks = (count: number): string =>
  count === 1 ? '1 required check' : `about ${count} required checks`;

const checks = (count: number): string => (count === 1 ? '1 check' : `${count} checks`);

const when = (holds: boolean, found: Diagnosis): readonly Diagnosis[] => (holds ? [found] : []);

const good = (whose: Responsibility, said: string): Diagnosis => ({ state: 'good', whose, said });
const notice = (whose: Responsibility, said: string, next: string): Diagnosis => ({
  state: 'notice',
  whose,
  said,
  next,
});
