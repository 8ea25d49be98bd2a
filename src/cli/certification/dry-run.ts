import type { Command } from 'commander';
import type { Profile } from '../../../contract/profiles/index.js';
import { timeWords } from '../../../reports/console/preflight.js';
import { hanging, painter } from '../../../reports/console/terminal.js';
import { jsonText } from '../../../reports/index.js';
import { suite } from '../../../suites/index.js';
import { rounds } from '../../certification/certificate.js';
import { remedyOfNeed } from '../../certification/remedies.js';
import { type Missing, missingFor } from '../../certification/requirements.js';
import { type Scope, scopeOf } from '../../certification/scope.js';
import type { Cost, RunEvent } from '../../engine/events.js';
import { session } from '../../engine/session.js';
import type { Host, Output } from '../host.js';
import { prepare } from '../run/preparation.js';
import { configFile } from '../settings/config-file.js';
import { effective } from '../settings/precedence.js';
import { missingText } from './certificate-text.js';
import { claimOf } from './claim.js';
import { requireWholeSet } from './scope.js';

/** Prints what a certification of profiles requires, costs and still misses; judges nothing. @returns the exit code */
export async function dryRun(
  profiles: readonly Profile[],
  json: boolean,
  command: Command,
  surroundings: Host,
): Promise<number> {
  const { environment, directory, out } = surroundings;
  const file = await configFile(command.getOptionValue('config'), directory);
  const { options, origins } = effective(command, environment, file);
  requireWholeSet(command, origins);
  const scope = scopeOf(profiles, suite);
  const hasTarget = options.reference === true || options.baseUrl !== undefined;
  const forecast = hasTarget ? await forecastOf(scope, command, surroundings) : undefined;
  out.write(json ? jsonText(planOf(scope, forecast)) : planText(scope, forecast, out));
  return 0;
}

/** What a target shows before the first round. */
interface Forecast {
  /** Of one round. */
  readonly cost: Cost;
  /** How long one round takes at the current response time. */
  readonly seconds: number;
  readonly missing: readonly Missing[];
}

/** Sends the requests that start every round, and those of `doctor`. Undefined when interrupted. */
async function forecastOf(scope: Scope, command: Command, surroundings: Host): Promise<Forecast | undefined> {
  const { now, sleep, signal, version } = surroundings;
  const { settings, wire, close } = await prepare(command, surroundings);
  try {
    const claim = claimOf(command.opts(), scope, settings, suite, surroundings);
    const select = scope.checks.map(({ id }) => id);
    const means = { checks: suite, version, wire, time: { now, sleep }, signal, surveys: true } as const;
    const events: RunEvent[] = [];
    for await (const event of session(
      { ...settings, select, concurrency: 1, requiresEveryKey: true },
      means,
    )) {
      events.push(event);
      if (event.type === 'preflight-finished') break;
    }
    const cost = events.find((event) => event.type === 'planned')?.estimate;
    const seconds = events.find((event) => event.type === 'preflight-finished')?.seconds;
    if (cost === undefined || seconds === undefined) return undefined;
    return { cost, seconds, missing: missingFor(scope, claim, events) };
  } finally {
    await close();
  }
}

const planOf = (
  { profiles, clauses, joint, checks, flags, steps }: Scope,
  forecast: Forecast | undefined,
) => ({
  profiles: profiles.map(({ name, version, digest }) => ({ name, version, digest })),
  rounds,
  ...(forecast === undefined
    ? {}
    : {
        costOfRound: forecast.cost,
        cost: timesRounds(forecast.cost),
        seconds: forecast.seconds * rounds,
        missing: forecast.missing,
      }),
  flags,
  steps,
  checks: checks.map(({ id }) => id),
  clauses,
  joint,
});

const timesRounds = ({ requests, queryUnits }: Cost): Cost => ({
  requests: requests * rounds,
  queryUnits: queryUnits * rounds,
});

function planText(scope: Scope, forecast: Forecast | undefined, terminal: Output): string {
  const { colour, columns } = terminal;
  const { profiles, clauses, joint, checks, flags, steps } = scope;
  const paint = painter(colour);
  const item = (lead: string, text: string) => hanging(lead, lead.length, text, columns);
  const total = forecast && timesRounds(forecast.cost);
  return `${[
    ...profiles.map(({ name, version, digest }) => `${name} ${version}  ${digest}`),
    '',
    item('  rounds    ', `${rounds}, one request after another`),
    item(
      '  cost      ',
      total === undefined
        ? 'depends on the deployment: give --base-url, or --reference for an example'
        : `about ${total.requests} requests and ${total.queryUnits} Query Units`,
    ),
    ...(forecast === undefined ? [] : [item('  time      ', timeWords(forecast.seconds * rounds))]),
    item('  key       ', ['EI_API_KEY with access to Events', ...flags].join(', ')),
    '',
    paint.strong(`Operator steps (${steps.length})`),
    ...steps.map((step) => item('  ', `${step.id}: ${remedyOfNeed(step.id)}`)),
    '',
    paint.strong(`Checks (${checks.length})`),
    ...checks.map(({ id }) => `  ${id}`),
    '',
    paint.strong(`Clauses (${clauses.length})`),
    ...clauses.map((id) => `  ${id}`),
    ...(joint.length === 0
      ? []
      : [
          '',
          paint.strong(`Required only together with other profiles (${joint.length})`),
          ...joint.map((id) => `  ${id}`),
        ]),
    ...missingLines(forecast, terminal),
  ].join('\n')}\n`;
}

/** Last, since the lists above fill many screens. */
function missingLines(forecast: Forecast | undefined, terminal: Output): readonly string[] {
  if (forecast === undefined) return [];
  const { missing } = forecast;
  if (missing.length > 0) return ['', missingText(missing, terminal).trimEnd()];
  return ['', painter(terminal.colour).strong('Nothing is missing for a conformant certificate.')];
}
