import type { CheckResult, Failure } from '../../src/engine/events.js';
import { counted, duration, grouped } from '../wording.js';
import { inputs } from './inputs.js';
import { html, type Markup } from './markup.js';
import type { Room } from './room.js';

/** How a check was exercised: its standing, what it tried, what it found to judge. */
export function circumstances(check: CheckResult, room: Room): Markup {
  const witnesses = Object.entries(check.witnesses).map(([what, count]) => `${grouped(count)} ${what}`);
  const recorded = Object.keys(check.observations).length;
  return html`<p class="quiet">${[
    check.level,
    check.required ? 'required' : 'not required',
    check.source === 'deployment' ? "by the deployment's own contract" : 'by the specification',
    counted(check.trials, 'trial'),
    counted(check.replies, 'reply'),
    duration(check.ms),
    ...(witnesses.length === 0 ? [] : [`witnessed: ${witnesses.join(', ')}`]),
    ...(check.failure === undefined ? [] : [repeatedWords(check.failure)]),
  ].join(' · ')}${
    recorded > 0 && html` · <a href="#observed-${check.id}">${counted(recorded, 'open observation')}</a>`
  }</p>
${check.inputs !== undefined && inputs(check.inputs, room.inputs)}`;
}

const repeatedWords = ({ repeated, fingerprint }: Failure): string =>
  `failed ${repeated.failed} of ${counted(repeated.tried, 'time')} · fingerprint ${fingerprint}`;
