import { style } from '../html/style.js';

const trends = `
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr)); gap: .8rem; margin: .8rem 0; padding: 0; list-style: none; }
.tiles li { background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; padding: .6rem .9rem .5rem; }
.tiles strong { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.spark { display: block; width: 100%; max-width: 16rem; height: auto; overflow: visible; }
td .spark { min-width: 8rem; max-width: 10rem; }
.spark path { fill: none; stroke: var(--link); stroke-width: 1.5px; stroke-linejoin: round; }
.spark circle { fill: var(--link); }
.spark .zero { stroke: var(--line); }
.spark .change { stroke: var(--warn); stroke-dasharray: 3 3; }
.strip { display: block; max-width: 100%; height: auto; margin: .3rem 0; }
.verdicts .strip { width: auto; height: 1.9rem; margin: .6rem 0; }
.strip rect { fill: var(--soft); stroke: var(--tone); stroke-width: .6px; }
.strip .fail rect, .strip .non-conformant rect { fill: var(--tone); }
.strip text { fill: var(--tone); font-size: 10px; font-weight: 600; text-anchor: middle; dominant-baseline: central; }
.strip .fail text, .strip .non-conformant text { fill: var(--sheet); }
.series { border-top: 1px solid var(--line); margin-top: 2rem; }
.series:first-of-type { border-top: 0; margin-top: 0; }
.apart { margin: 1.2rem 0 0; }
.clause, .since { min-width: 14rem; }
.trend th, .trend td { white-space: nowrap; }
.trend .changed { white-space: normal; min-width: 20rem; }
.scroll + .row { margin-top: .6rem; }
.strip-cell { min-width: 9rem; }
@media (max-width: 44rem) {
  .tiles { grid-template-columns: 1fr 1fr; gap: .5rem; }
  .tiles li { padding: .5rem .6rem; }
}
`;

/** The style sheet of a history: that of a report, and its trends. */
export const historyStyle = `${style}${trends}`;
