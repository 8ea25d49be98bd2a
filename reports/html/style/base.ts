/** Type, spacing, the heading of the page and its sections, on the palette's colours. */
export const base = `
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
  h1 { font-size: 1.4rem; }
}
`;
