import type { Report } from '../../src/engine/report.js';
import { printable } from '../printable.js';
import { outcomeOrder, outcomeWords } from '../wording.js';
import { table } from './layout.js';
import type { Paint } from './paint.js';

/** Areas by outcomes, with a column for each outcome that occurs, and the totals below. */
export function summaryTable(paint: Paint, { areas, totals }: Report): readonly string[] {
  const occurring = outcomeOrder.filter((each) => totals[each] > 0);
  const rows = [...areas, { area: 'total', totals }];
  const sum = (each: Report['totals']) => outcomeOrder.reduce((all, outcome) => all + each[outcome], 0);
  const columns = [
    { title: 'area', cells: rows.map((each) => printable(each.area)) },
    ...occurring.map((outcome) => ({
      title: outcomeWords[outcome].word,
      cells: rows.map((each) => (each.totals[outcome] === 0 ? '·' : String(each.totals[outcome]))),
    })),
    { title: 'checks', cells: rows.map((each) => String(sum(each.totals))) },
  ];
  const [head = '', ...lines] = table(columns, (cell, column, row) => {
    const outcome = occurring[column - 1];
    if (row < 0 || cell.trim() === '·') return paint.quiet(cell);
    const toned = outcome === undefined ? cell : paint.outcome(outcome, cell);
    return row === areas.length ? paint.strong(toned) : toned;
  });
  const rule = paint.quiet(
    '─'.repeat(Math.max(...table(columns, (cell) => cell).map((each) => each.length))),
  );
  return [head, ...lines.slice(0, -1), rule, ...lines.slice(-1)].map((each) => `  ${each}`);
}
