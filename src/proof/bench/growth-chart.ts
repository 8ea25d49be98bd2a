/** Pairs of what grows and what it costs. */
export type Points = readonly (readonly [size: number, cost: number])[];

export interface Curve {
  readonly title: string;
  readonly size: string;
  readonly cost: string;
  readonly points: Points;
}

const [width, height, gap] = [360, 240, 24];
const frame = { left: 62, right: 16, top: 40, bottom: 44 };
const columns = 2;

/**
 * The exponent of the power law that fits best, in the least squares of the logarithms: 1 where the cost is proportional to
 * the size, 2 where it is its square.
 */
export function exponentOf(points: Points): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, each) => sum + each[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const across = logs.reduce((sum, [size, cost]) => sum + (size - x) * (cost - y), 0);
  return across / logs.reduce((sum, [size]) => sum + (size - x) ** 2, 0);
}

/** Curves as one SVG, a panel each, with both axes from zero, so that a line through the corner is proportional growth. */
export function chartOf(curves: readonly Curve[]): string {
  const rows = Math.ceil(curves.length / columns);
  const [all, high] = [columns * (width + gap) + gap, rows * (height + gap) + gap];
  const panels = curves.map((curve, nth) => {
    const x = gap + (nth % columns) * (width + gap);
    const y = gap + Math.floor(nth / columns) * (height + gap);
    return `<g transform="translate(${x} ${y})">${panelOf(curve)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${high}" width="${all}" height="${high}" font-family="system-ui, sans-serif" font-size="12" fill="#1f2933">`,
    '<title>How requests, time and memory grow</title>',
    `<rect width="${all}" height="${high}" fill="#ffffff"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

function panelOf({ title, size, cost, points }: Curve): string {
  const [wide, tall] = [width - frame.left - frame.right, height - frame.top - frame.bottom];
  const most = [0, 1].map((at) => roundUp(Math.max(...points.map((each) => each[at] ?? 0))));
  const [mostSize = 1, mostCost = 1] = most;
  const place = ([x, y]: Points[number]) =>
    `${(frame.left + (x / mostSize) * wide).toFixed(1)},${(frame.top + tall - (y / mostCost) * tall).toFixed(1)}`;
  const bottom = frame.top + tall;
  const steps = [0, 0.5, 1];
  return [
    `<text x="0" y="14" font-weight="600">${title}</text>`,
    `<text x="0" y="30" fill="#52606d">${cost}</text>`,
    ...steps.flatMap((step) => {
      const y = bottom - step * tall;
      const x = frame.left + step * wide;
      return [
        `<path d="M${frame.left} ${y}h${wide}" stroke="#e4e7eb"/>`,
        `<text x="${frame.left - 6}" y="${y + 4}" text-anchor="end" fill="#52606d">${shown(step * mostCost)}</text>`,
        `<text x="${x}" y="${bottom + 16}" text-anchor="middle" fill="#52606d">${shown(step * mostSize)}</text>`,
      ];
    }),
    `<text x="${frame.left + wide / 2}" y="${bottom + 34}" text-anchor="middle" fill="#52606d">${size}</text>`,
    `<polyline fill="none" stroke="#0b69a3" stroke-width="2" points="${points.map(place).join(' ')}"/>`,
    ...points.map((each) => {
      const [x, y] = place(each).split(',');
      return `<circle cx="${x}" cy="${y}" r="3" fill="#0b69a3"/>`;
    }),
  ].join('');
}

/** The next number with one digit that is not zero, or a half of the next power of ten. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return Math.ceil(value / unit) * unit;
}

export const shown = (value: number): string =>
  value >= 100 || Number.isInteger(value)
    ? Math.round(value).toLocaleString('en')
    : value.toPrecision(2).replace(/\.0$/, '');
