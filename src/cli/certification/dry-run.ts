import type { Command } from 'commander';
import type { Profile } from '../../../contract/profiles/index.js';
import { hanging, painter } from '../../../reports/console/terminal.js';
import { jsonText } from '../../../reports/index.js';
import { suite } from '../../../suites/index.js';
import { rounds } from '../../certification/certificate.js';
import { type Scope, scopeOf } from '../../certification/scope.js';
import type { Cost } from '../../engine/events.js';
import { session } from '../../engine/session.js';
import type { Host, Output } from '../host.js';
import { prepare } from '../run/preparation.js';
import { configFile } from '../settings/config-file.js';
import { effective } from '../settings/precedence.js';
import { requireWholeSet } from './scope.js';

/** Prints what a certification of profiles requires and costs; judges nothing. @returns the exit code */
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
  const cost = hasTarget ? await costOf(scope, command, surroundings) : undefined;
  out.write(json ? jsonText(planOf(scope, cost)) : planText(scope, cost, out));
  return 0;
}

/** The cost of one round at a target. */
async function costOf({ checks }: Scope, command: Command, surroundings: Host): Promise<Cost | undefined> {
  const { now, sleep, signal, version } = surroundings;
  const { settings, wire, close } = await prepare(command, surroundings);
  try {
    const select = checks.map(({ id }) => id);
    const means = { checks: suite, version, wire, time: { now, sleep }, signal };
    for await (const event of session({ ...settings, select }, means))
      if (event.type === 'planned') return event.estimate;
    return undefined;
  } finally {
    await close();
  }
}

const planOf = ({ profiles, clauses, joint, checks, flags, steps }: Scope, cost: Cost | undefined) => ({
  profiles: profiles.map(({ name, version, digest }) => ({ name, version, digest })),
  rounds,
  ...(cost === undefined ? {} : { costOfRound: cost, cost: timesRounds(cost) }),
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

function planText(scope: Scope, cost: Cost | undefined, { colour, columns }: Output): string {
  const { profiles, clauses, joint, checks, flags, steps } = scope;
  const paint = painter(colour);
  const item = (lead: string, text: string) => hanging(lead, lead.length, text, columns);
  const total = cost && timesRounds(cost);
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
    item('  key       ', ['EI_API_KEY with access to Events', ...flags].join(', ')),
    '',
    paint.strong(`Operator steps (${steps.length})`),
    ...steps.map((step) => item('  ', `${step.id}: ${stepWords(step.id)}`)),
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
  ].join('\n')}\n`;
}

const stepWords = (id: string): string =>
  id === 'earlier-run'
    ? 'keep the report of a run for at least 25 hours, and pass it with --earlier'
    : `set EI_API_KEY_${id.slice('key.'.length).replaceAll('-', '_').toUpperCase()} to a key in this state or with this plan`;
