/** Tables: the heat maps, numbers, clauses. */
export const tables = `
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
tr:target > td { background: var(--warn-soft); }
`;
