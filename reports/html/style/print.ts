/** On paper: no controls, whole bodies, colours that carry meaning. */
export const print = `
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
