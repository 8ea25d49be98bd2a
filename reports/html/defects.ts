import type { Defect } from '../../src/engine/defects.js';
import type { CheckResult } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/report.js';
import { counted } from '../wording.js';
import { contrast, evidence } from './evidence.js';
import { html, type Markup, prose } from './markup.js';
import { badge, checkAttributes } from './parts.js';
import type { Room } from './room.js';

// Of more, a reader wants the list first.
const unfolded = 4;

/** One card a defect, with the evidence of all checks that see it. */
export const defectCards = (report: Report, defects: readonly Defect[], room: Room): Markup =>
  html`${defects.map((each) => card(report, each, defects.length <= unfolded, room))}`;

function card(report: Report, defect: Defect, open: boolean, room: Room): Markup | undefined {
  const checks = defect.checks
    .map((id) => report.checks.find((each) => each.id === id))
    .filter((each) => each !== undefined);
  const [lead, ...others] = checks;
  if (lead?.failure === undefined) return undefined;
  return html`<article class="card ${defect.outcome}" id="defect-${defect.fingerprint}" data-group>
<h3>${badge(defect.outcome)} ${prose(lead.title)} <a class="anchor" href="#defect-${defect.fingerprint}" aria-label="Link to defect ${defect.fingerprint}">#</a></h3>
<p class="quiet">${defect.operations.join(', ')} · seen by ${counted(checks.length, 'check')} · defect <code>${defect.fingerprint}</code></p>
${contrast(lead.failure)}
${witness(report, lead, { isLead: true, open }, room)}
${others.map((each) => witness(report, each, { isLead: false, open: false }, room))}
</article>
`;
}

/** A check that sees a defect; of the lead, the card has told title and contradiction. */
function witness(
  report: Report,
  check: CheckResult,
  { isLead, open }: { readonly isLead: boolean; readonly open: boolean },
  room: Room,
): Markup | undefined {
  const { failure } = check;
  if (failure === undefined) return undefined;
  return html`<details class="witness" ${checkAttributes(check)}${open && html` open`}>
<summary><code class="id">${check.id}</code>${!isLead && html` ${badge(check.outcome)} ${prose(check.title)}`}</summary>
${!isLead && contrast(failure)}
${evidence(report, check, failure, room)}
</details>
`;
}
