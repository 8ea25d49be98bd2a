/** Type, spacing and the parts of the page, on the palette's colours. */
export const layout = `
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main, .inner { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }
main { padding-bottom: 4rem; }
h1, h2, h3, h4, p, ul, dl, dd, pre { margin: 0; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .6rem; }
h3 { font-size: 1rem; margin: 1rem 0 .3rem; }
h4, .label { font-size: .8rem; font-weight: 600; color: var(--quiet); margin: .9rem 0 .25rem; }
code, pre { font: .87em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
a { color: var(--link); }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--sheet); padding: .5rem 1rem; z-index: 2; }
.quiet, .means { color: var(--quiet); font-size: .87rem; }
.means { margin: -.3rem 0 .7rem; }
.count { color: var(--quiet); font-weight: 400; }

.heading { background: var(--sheet); border-top: 6px solid var(--tone); border-bottom: 1px solid var(--line); padding: 1.5rem 0 1.75rem; }
.kicker { color: var(--quiet); font-size: .87rem; }
h1 { font-size: 1.7rem; line-height: 1.3; margin: .3rem 0 .4rem; display: flex; flex-wrap: wrap; gap: .2rem .9rem; align-items: center; }
.verdict { background: var(--soft); color: var(--tone); border: 1px solid currentColor; border-radius: .5rem; padding: .05rem .8rem; }
.sentence { font-size: 1.05rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .7rem 1.5rem; margin: 1.2rem 0 .4rem; }
dt { color: var(--quiet); font-size: .8rem; }
.pairs div { display: grid; grid-template-columns: 14rem 1fr; gap: 1rem; padding: .25rem 0; border-bottom: 1px solid var(--line); }

.scroll { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; }
.scroll + .means { margin-top: .8rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .4rem .8rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { overflow-wrap: normal; }
tbody td { min-width: 3rem; }
tr:last-child > * { border-bottom: 0; }
thead th { font-size: .8rem; color: var(--quiet); font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 500; }
tfoot > tr > * { border-top: 2px solid var(--line); font-weight: 600; }
.heat th:not(:first-child), .heat td, .numbers th:not(:first-child), .numbers td { text-align: right; font-variant-numeric: tabular-nums; }
.heat td { padding: 2px; vertical-align: middle; }
.heat td.none { color: var(--quiet); padding-right: .8rem; font-weight: 400; }
.heat td.all { padding-right: .8rem; }
.heat .symbol { color: var(--tone); }
.heat button { width: 100%; padding: .35rem .7rem; border: 0; border-radius: .3rem; font: inherit; text-align: right; color: var(--ink); background: var(--soft); cursor: pointer; }
.heat .share-2 button { box-shadow: inset 0 -2px var(--tone); }
.heat .share-3 button { box-shadow: inset 0 -4px var(--tone); }
.heat button:hover { text-decoration: underline; }
.wide td { min-width: 8rem; }
.wide td:first-child { min-width: 18rem; }
tr:target > td { background: var(--warn-soft); }

.filters { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: center; margin-top: 1.5rem; padding: .8rem 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; }
.filters fieldset { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 0; border: 0; padding: 0; order: 1; }
.filters legend { position: absolute; left: -99rem; }
.filters label { font-size: .87rem; }
.filters output { margin-left: auto; color: var(--quiet); font-size: .87rem; }
input, select, .filters button, .copy { font: inherit; font-size: .87rem; color: var(--ink); background: var(--sheet); border: 1px solid var(--line); border-radius: .35rem; padding: .25rem .5rem; }
input[type=search] { width: 17rem; max-width: 100%; }
input[type=checkbox] { accent-color: var(--tone); vertical-align: -1px; }
.chip { color: var(--tone); white-space: nowrap; }

.badge { display: inline-block; color: var(--tone); background: var(--soft); border-radius: .35rem; padding: 0 .45rem; font-size: .8rem; font-weight: 600; white-space: nowrap; }
.card { background: var(--sheet); border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: .6rem; padding: .9rem 1.2rem 1rem; margin-bottom: 1rem; }
.card h3 { margin: 0; font-size: 1.05rem; }
.card .anchor { color: var(--quiet); text-decoration: none; }
.card > .quiet:last-child { margin-top: .9rem; padding-top: .6rem; border-top: 1px solid var(--line); }
.id { color: var(--quiet); }
.contrast { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin-top: .8rem; }
.contrast div { background: var(--sunk); border-radius: .4rem; padding: .4rem .8rem .5rem; }
.contrast .expected { background: var(--pass-soft); }
.contrast .seen { background: var(--fail-soft); }
.contrast .expected dt { color: var(--pass); }
.contrast .seen dt { color: var(--fail); }
.contrast dt { font-weight: 600; }
.contrast div:nth-child(3):last-child { grid-column: 1 / -1; }
ul { padding-left: 1.2rem; }
.clauses li { margin: .15rem 0; }
.ruling { font-weight: 600; }

.code { position: relative; }
pre { background: var(--sunk); border: 1px solid var(--line); border-radius: .4rem; padding: .5rem .8rem; overflow: auto; max-height: 26rem; white-space: pre-wrap; }
.copy { position: absolute; right: .35rem; bottom: .3rem; cursor: pointer; padding: .05rem .5rem; }
pre[data-copy] { padding-right: 5rem; }
.command { margin-top: .9rem; }
.command .label { margin-top: 0; }
.exchange { border: 1px solid var(--line); border-radius: .4rem; padding: .35rem .8rem; margin-top: .4rem; }
.exchange > .quiet { margin-top: .4rem; }
.exchange[open] { padding-bottom: .8rem; }
.status { font-weight: 600; }
summary { cursor: pointer; }
.fold > summary { list-style-position: outside; }
.fold > summary h2 { display: inline-block; margin-bottom: .5rem; }
.row { background: var(--sheet); border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: .4rem; padding: .4rem .9rem; margin-bottom: .35rem; }
.row.warn, .row .title { font-weight: 500; }
.row .why { display: block; color: var(--quiet); font-size: .9rem; margin: .1rem 0 0 1.1rem; padding: 0; list-style: none; }
.row[open] > .clauses { margin-top: .5rem; }
:target { outline: 2px solid var(--link); outline-offset: 2px; }

@media (max-width: 44rem) {
  .contrast, .pairs div { grid-template-columns: 1fr; }
  main, .inner { padding-left: .8rem; padding-right: .8rem; }
}
@media print {
  :root { --ground: #ffffff; --sunk: #ffffff; }
  body { font-size: 10pt; }
  .filters, .copy, .skip, .anchor { display: none; }
  pre { max-height: none; }
  .card, .row, tr { break-inside: avoid-page; }
  h2, h3, h4 { break-after: avoid; }
  .heat button { print-color-adjust: exact; }
}
`;
