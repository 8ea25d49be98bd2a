/** Type, spacing, the heading of the page and its sections, on the palette's colours. */
const base = `
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main, .inner, .contents ul { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }
main { padding-bottom: 4rem; outline: none; }
h1, h2, h3, h4, p, ul, dl, dd, pre { margin: 0; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .4rem; }
.label { font-size: .8rem; font-weight: 600; color: var(--quiet); margin: .9rem 0 .25rem; }
code, pre { font: .87em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
a { color: var(--link); text-underline-offset: .15em; }
ul { padding-left: 1.2rem; }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--sheet); padding: .5rem 1rem; z-index: 2; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet, .means { color: var(--quiet); font-size: .87rem; }
.means { margin: -.2rem 0 .8rem; }
.count { color: var(--quiet); font-weight: 400; font-size: .8em; margin-left: .2em; }
.symbol { color: var(--tone); font-weight: 600; }
.id { color: var(--quiet); }

.heading { background: var(--sheet); border-top: 6px solid var(--tone); padding: 1.6rem 0 1.4rem; }
.kicker { color: var(--quiet); font-size: .87rem; }
h1 { font-size: 1.75rem; line-height: 1.3; margin: .4rem 0 .5rem; display: flex; flex-wrap: wrap; gap: .2rem .9rem; align-items: center; }
.verdict { background: var(--soft); color: var(--tone); border: 1px solid currentColor; border-radius: .5rem; padding: .05rem .8rem; }
.sentence { font-size: 1.05rem; }
.first-failure { display: none; background: var(--fail-soft); border-left: 4px solid var(--fail); border-radius: .4rem; padding: .5rem .8rem; margin-top: .7rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .6rem 1.5rem; margin: 1.2rem 0 .4rem; }
dt { color: var(--quiet); font-size: .8rem; }
.pairs div { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 1rem; padding: .3rem 0; border-bottom: 1px solid var(--line); }
.pairs div:last-child { border-bottom: 0; }
.contents { background: var(--sheet); border-bottom: 1px solid var(--line); font-size: .93rem; }
.contents ul { display: flex; flex-wrap: wrap; gap: .2rem 1.6rem; list-style: none; padding-top: .6rem; padding-bottom: .7rem; }
.fold > summary { list-style-position: outside; }
.fold > summary h2 { display: inline-block; margin-bottom: .5rem; }
summary { cursor: pointer; }
:target { outline: 2px solid var(--link); outline-offset: 3px; }
section:target, h3:target { outline: none; }
@media (max-width: 44rem) {
  main, .inner, .contents ul { padding-left: .9rem; padding-right: .9rem; }
  .pairs div { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts { grid-template-columns: 1fr 1fr; }
  .first-failure { display: block; }
  h1 { font-size: 1.4rem; }
}
`;

/** Defects, checks and the exchanges behind them. */
const cards = `
.badge { display: inline-block; color: var(--tone); background: var(--soft); border-radius: .35rem; padding: 0 .45rem; font-size: .8rem; font-weight: 600; white-space: nowrap; }
.card { background: var(--sheet); border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: .6rem; padding: 1rem 1.3rem 1.1rem; margin-bottom: 1rem; }
.card h3 { margin: 0 0 .2rem; font-size: 1.08rem; }
.card .anchor { color: var(--quiet); }
.contrast { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin-top: .8rem; }
.contrast div { background: var(--sunk); border-radius: .4rem; padding: .45rem .8rem .55rem; }
.contrast dt { font-weight: 600; }
.contrast .expected { background: var(--pass-soft); }
.contrast .expected dt { color: var(--pass); }
.contrast .seen { background: var(--fail-soft); }
.contrast .seen dt { color: var(--fail); }
.contrast div:first-child, .contrast div:nth-child(4):last-child { grid-column: 1 / -1; }
.witness { border-top: 1px solid var(--line); margin-top: .9rem; padding-top: .7rem; }
.remedy { background: var(--soft); border-radius: .4rem; padding: .4rem .8rem; margin: .5rem 0; }
.lacking { font-size: .93rem; }
.waived { background: var(--warn-soft); border-radius: .4rem; padding: .4rem .8rem; margin-top: .6rem; }
.clauses li { margin: .15rem 0; }
.clauses a { font-size: .93em; text-decoration-color: var(--line); }
.links { columns: 19rem; }
.ruling { font-weight: 600; }
.unlike { color: var(--warn); margin-bottom: .8rem; }
.row { background: var(--sheet); border: 1px solid var(--line); border-left: 5px solid var(--tone, var(--edge)); border-radius: .4rem; padding: .45rem .9rem; margin-bottom: .35rem; }
.row .title { font-weight: 500; }
.row .why { display: block; color: var(--quiet); font-size: .9rem; margin: .1rem 0 0 1.1rem; padding: 0; list-style: none; }
.row[open] > summary { margin-bottom: .4rem; }
.code { position: relative; }
pre { background: var(--sunk); border: 1px solid var(--line); border-radius: .4rem; padding: .5rem .8rem; overflow: auto; max-height: 24rem; white-space: pre-wrap; }
pre[data-copy] { padding-right: 5rem; }
mark { color: inherit; background: var(--fail-soft); box-shadow: inset 3px 0 var(--fail); padding: .1em 0; }
.exchange { border: 1px solid var(--line); border-radius: .4rem; padding: .35rem .8rem; margin-top: .4rem; }
.exchange[open] { padding-bottom: .8rem; }
.status { font-weight: 600; }
.inputs { margin-top: .4rem; }
.spread { display: inline-block; margin-right: 1.4rem; }
@media (max-width: 44rem) {
  .contrast { grid-template-columns: 1fr; }
  .card { padding: .8rem .9rem; }
}
`;

/** The plots: outcomes, latency, inputs. */
const charts = `
.outcomes { display: block; width: 100%; height: 1.7rem; margin: 1.1rem 0 .5rem; border-radius: .4rem; }
.outcomes rect { fill: color-mix(in srgb, var(--tone) 30%, var(--sheet)); stroke: var(--sheet); stroke-width: 2px; }
.outcomes .fail rect, .outcomes .harness-error rect { fill: var(--tone); }
.outcomes .not-tested rect { fill: none; stroke: var(--edge); stroke-dasharray: 4 3; }
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

/** Filters and copy buttons. */
const controls = `
.filters { display: flex; flex-wrap: wrap; gap: .6rem 1.1rem; align-items: center; margin-top: 1.5rem; padding: .8rem 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; }
.filters label { font-size: .87rem; }
.filters fieldset { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: .35rem .5rem; margin: 0; border: 0; padding: 0; }
.filters legend { position: absolute; left: -99rem; }
.filters output { margin-left: auto; color: var(--quiet); font-size: .87rem; }
input, select, .filters button, .copy { font: inherit; font-size: .93rem; color: var(--ink); background: var(--sheet); border: 1px solid var(--edge); border-radius: .35rem; padding: .3rem .55rem; }
input[type=search] { width: 18rem; max-width: 100%; }
.filters button, .copy { cursor: pointer; }
.chip { border: 1px solid var(--line); border-radius: 1rem; padding: .15rem .7rem .15rem .5rem; white-space: nowrap; cursor: pointer; }
.chip input { accent-color: var(--link); vertical-align: -1px; margin: 0 .15rem 0 0; }
.chip:has(:checked) { border-color: var(--link); background: var(--sunk); }
.copy { position: absolute; right: .35rem; bottom: .3rem; padding: .05rem .5rem; font-size: .87rem; }
@media (min-width: 60rem) and (min-height: 40rem) {
  .filters { position: sticky; top: 0; z-index: 1; border-top-left-radius: 0; border-top-right-radius: 0; box-shadow: 0 .3rem .8rem -.5rem rgb(0 0 0 / .35); }
  html { scroll-padding-top: 7.5rem; }
}
@media (max-width: 44rem) {
  .filters label:has([type=search]), input[type=search] { width: 100%; }
  .filters output { margin-left: 0; }
}
`;

/** Colours by meaning, light and dark; each text colour has a contrast of at least 4.5 on its ground. */
export const palette = `
:root {
  color-scheme: light dark;
  --ground: #f6f7f9; --sheet: #ffffff; --sunk: #f1f3f6; --line: #dde1e7; --edge: #868f9b;
  --ink: #1b2129; --quiet: #59636f; --link: #0b5cad;
  --fail: #b4232c; --fail-soft: #fcebeb;
  --harness-error: #9a2484; --harness-error-soft: #faeaf6;
  --inconclusive: #6a45b8; --inconclusive-soft: #f1ecfb;
  --warn: #8a5a00; --warn-soft: #fdf3dc;
  --pass: #1a7340; --pass-soft: #e6f5ec;
  --observed: #0d6779; --observed-soft: #e4f4f7;
  --idle: #59636f; --idle-soft: #eceff3;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #12161b; --sheet: #1a1f26; --sunk: #13181e; --line: #303843; --edge: #6f7b88;
    --ink: #e4e8ed; --quiet: #9aa5b1; --link: #7ab7f5;
    --fail: #ff8f8f; --fail-soft: #3c1d20;
    --harness-error: #f09ae0; --harness-error-soft: #391f35;
    --inconclusive: #bfa5f5; --inconclusive-soft: #2a2340;
    --warn: #efc065; --warn-soft: #362b14;
    --pass: #74d19c; --pass-soft: #16301f;
    --observed: #74cbdd; --observed-soft: #142d33;
    --idle: #9aa5b1; --idle-soft: #262d36;
  }
}
.fail, .non-conformant { --tone: var(--fail); --soft: var(--fail-soft); }
.harness-error, .aborted { --tone: var(--harness-error); --soft: var(--harness-error-soft); }
.inconclusive, .incomplete { --tone: var(--inconclusive); --soft: var(--inconclusive-soft); }
.warn { --tone: var(--warn); --soft: var(--warn-soft); }
.pass, .conformant { --tone: var(--pass); --soft: var(--pass-soft); }
.observed { --tone: var(--observed); --soft: var(--observed-soft); }
.not-applicable, .not-tested { --tone: var(--idle); --soft: var(--idle-soft); }
`;

/** On paper: no controls, whole bodies, colours that carry meaning. */
const print = `
@media print {
  :root { color-scheme: light; --ground: #ffffff; --sunk: #ffffff; }
  body { font-size: 9.5pt; }
  .filters, .copy, .skip, .anchor, .contents { display: none; }
  pre { max-height: none; }
  .card { break-inside: auto; }
  .row, .contrast, tr { break-inside: avoid-page; }
  h2, h3 { break-after: avoid; }
  .heat a, .outcomes, .badge { print-color-adjust: exact; }
  .scroll { overflow: visible; }
}
`;

/** Tables: the heat maps, numbers, clauses. */
const tables = `
.scroll { position: relative; overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; }
.scroll + .means, .row + .scroll { margin-top: .8rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .4rem .8rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { overflow-wrap: normal; }
tr:last-child > * { border-bottom: 0; }
thead th { font-size: .8rem; color: var(--quiet); font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 500; }
tfoot > tr > * { border-top: 2px solid var(--line); font-weight: 600; }
.heat th:not(:first-child), .numbers th:not(:first-child), .numbers td { text-align: right; font-variant-numeric: tabular-nums; }
.numbers td, .numbers th { white-space: nowrap; }
.heat { table-layout: fixed; min-width: 42rem; }
.heat th, .heat td { border: 0; }
.heat th:first-child { width: 11rem; }
.heat th:not(:first-child), .heat td { text-align: center; font-variant-numeric: tabular-nums; }
.heat tbody th, .heat tfoot th { padding: .1rem .8rem; vertical-align: middle; }
.heat td { padding: 1px; vertical-align: middle; height: 1.9rem; }
.heat td.none { color: var(--quiet); font-weight: 400; }
.met text { font-size: 8px; fill: var(--ink); }
.met .unmet { fill: color-mix(in srgb, var(--ink) 7%, var(--sheet)); }
.met-1 { fill: color-mix(in srgb, var(--pass) 40%, var(--sheet)); }
.met-2 { fill: color-mix(in srgb, var(--pass) 70%, var(--sheet)); }
.met-3 { fill: var(--pass); }
.heat td.all { color: var(--quiet); }
.heat a { display: block; padding: .2rem; border-radius: .25rem; color: var(--ink); background: color-mix(in srgb, var(--tone) var(--heat), var(--sheet)); text-decoration: none; }
.heat a:hover { text-decoration: underline; }
.heat .fail a, .heat .harness-error a { color: var(--sheet); background: var(--tone); font-weight: 700; }
.share-1 { --heat: 12%; }
.share-2 { --heat: 20%; }
.share-3 { --heat: 30%; }
.share-4 { --heat: 42%; }
.heat tfoot > tr > * { border-top: .3rem solid transparent; }
.coverage td, .coverage th { white-space: nowrap; }
.wide td { min-width: 8rem; }
.wide td:first-child { min-width: 18rem; }
.wide tbody th { background: var(--sunk); font-weight: 600; }
tr:target { outline-offset: -2px; }
tr:target > td { background: var(--warn-soft); }
`;

/** The page's style sheet. */
export const style = [palette, base, controls, cards, tables, charts, print].join('');
