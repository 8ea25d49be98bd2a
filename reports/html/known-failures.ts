import type { ComparedEntry } from '../../src/engine/baseline.js';
import type { Outcome } from '../../src/kit/index.js';
import { counted } from '../wording.js';
import { clipped } from './clip.js';
import { html, type Markup } from './markup.js';
import { symbol } from './parts.js';

/** How the states of an entry are marked, and what they mean. */
const states: Readonly<Record<ComparedEntry['state'], { readonly like: Outcome; readonly means: string }>> = {
  new: { like: 'fail', means: 'it fails, and the baseline does not know it' },
  expired: { like: 'fail', means: 'it still fails, and its day has passed' },
  known: { like: 'warn', means: 'it still fails, and is let through' },
  fixed: { like: 'pass', means: 'its check does not fail any more' },
  unobserved: { like: 'not-tested', means: 'its check was not decided, or fails in another way' },
};

const most = 200;

/** What has become of the failures that the baseline of the gate knows, and which it does not know. */
export function knownFailures(entries: readonly ComparedEntry[]): Markup {
  const left = entries.length - most;
  return html`<h3 id="baseline-title">The baseline <span class="count">${counted(entries.length, 'failure')}</span></h3>
<div class="scroll" tabindex="0" role="group" aria-labelledby="baseline-title">
<table class="wide"><thead><tr><th scope="col">State</th><th scope="col">Failure</th><th scope="col">Since</th><th scope="col">Reason</th></tr></thead>
<tbody>${entries.slice(0, most).map(row)}</tbody></table>
</div>
${left > 0 && html`<p class="quiet">${counted(left, 'more failure')} in report.json.</p>`}`;
}

function row({
  state,
  check,
  operation,
  place,
  since,
  expires,
  reason,
  issue,
  owner,
}: ComparedEntry): Markup {
  const { like, means } = states[state];
  const whose = [issue, owner].filter((each) => each !== undefined).map((each) => clipped(each));
  return html`<tr><td>${symbol(like)} <strong>${state}</strong><br><span class="quiet">${means}</span></td><td><code>${check}</code><br><code>${operation} ${clipped(place)}</code></td><td>${since}${expires !== undefined && html`<br><span class="quiet">until ${expires}</span>`}</td><td>${clipped(reason ?? '')}<br><span class="quiet">${whose.join(' · ')}</span></td></tr>
`;
}
