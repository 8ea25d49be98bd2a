/** Filters and copy buttons. */
export const controls = `
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
