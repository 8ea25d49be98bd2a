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
