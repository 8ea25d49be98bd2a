/** The plots: outcomes, latency, inputs. */
export const charts = `
.outcomes { display: block; width: 100%; height: 1.7rem; margin: 1.1rem 0 .5rem; border-radius: .4rem; }
.outcomes rect { fill: color-mix(in srgb, var(--tone) 30%, var(--sheet)); stroke: var(--sheet); stroke-width: 2px; }
.outcomes .fail rect, .outcomes .harness-error rect { fill: var(--tone); }
.outcomes text { fill: var(--ink); font-size: .87rem; font-weight: 600; text-anchor: middle; dominant-baseline: central; }
.outcomes .fail text, .outcomes .harness-error text { fill: var(--sheet); }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; list-style: none; padding: 0; }
.legend a { color: inherit; text-decoration-color: var(--edge); }
.plot { width: 100%; min-width: 16rem; padding-top: 0; padding-bottom: 0; }
.plot svg { display: block; width: 100%; height: 2.1rem; overflow: visible; }
thead .plot svg { height: 1.2rem; }
.plot text { fill: var(--quiet); font-size: .75rem; text-anchor: middle; font-weight: 400; }
.plot .tick { stroke: var(--line); }
.plot .range { stroke: var(--edge); stroke-width: 2px; }
.plot circle, .mark circle { fill: var(--link); }
.plot path, .mark path { fill: var(--sheet); stroke: var(--link); stroke-width: 1.5px; }
.plot .max path { fill: var(--link); }
.mark { white-space: nowrap; margin-right: .6rem; }
.mark svg { width: 1rem; height: 1rem; vertical-align: -.15rem; overflow: visible; }
.spread svg { width: 3rem; height: .6rem; margin-right: .4rem; background: var(--sunk); }
.spread rect { fill: var(--edge); }
`;
