/** Defects, checks and the exchanges behind them. */
export const cards = `
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
.contrast div:nth-child(3):last-child { grid-column: 1 / -1; }
.witness { border-top: 1px solid var(--line); margin-top: .9rem; padding-top: .7rem; }
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
