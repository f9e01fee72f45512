/** What `growth` found, as tables and as a plot. */
import type { Figure } from './figures.ts';

export interface Line {
  name: string;
  /** From the smallest size to the largest; each figure's ratio is to the smallest. */
  points: { size: number; figure: Figure }[];
}

export interface Chart {
  title: string;
  /** What the sizes count. */
  across: string;
  lines: readonly Line[];
}

const written = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 1 ? value.toFixed(1) : value.toFixed(2);

export function growthTable({ title, across, lines }: Chart): string {
  const sizes = lines[0]?.points.map(({ size }) => size.toLocaleString('en')) ?? [];
  const rows = lines.map(({ name, points }) => {
    const cells = points.map(({ figure: { median, ratio } }) => `${written(median)} (${ratio.toFixed(2)})`);
    return `| ${name}, ${points[0]?.figure.unit} | ${cells.join(' | ')} |`;
  });
  const head = `| ${across} | ${sizes.join(' | ')} |\n|---|${sizes.map(() => '---|').join('')}`;
  return `## ${title}\nIn brackets the ratio to the smallest size.\n\n${head}\n${rows.join('\n')}\n`;
}

const width = 420;
const height = 260;
const margin = { left: 64, right: 16, top: 34, bottom: 40 };
const colors = ['#0b6e99', '#c4501b', '#4a7c2c'];

/** The charts below each other, both axes logarithmic: what is constant is level. */
export function plot(charts: readonly Chart[]): string {
  const panels = charts.map((chart, i) => `<g transform="translate(0 ${i * height})">${panel(chart)}</g>`).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 320} ${height * charts.length}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${panels}
</svg>
`;
}

function panel({ title, across, lines }: Chart): string {
  const points = lines.flatMap((line) => line.points);
  const x = scale(
    points.map(({ size }) => size),
    margin.left,
    width - margin.right,
  );
  const y = scale(
    points.map(({ figure: { median } }) => median),
    height - margin.bottom,
    margin.top,
  );
  const grid = y.ticks.map(
    (tick) =>
      `<path d="M${margin.left} ${y.at(tick)}H${width - margin.right}" stroke="#ddd"/>` +
      `<text x="${margin.left - 6}" y="${y.at(tick) + 4}" text-anchor="end">${tick.toLocaleString('en')}</text>`,
  );
  const sizes = (lines[0]?.points ?? []).map(
    ({ size }) =>
      `<text x="${x.at(size)}" y="${height - margin.bottom + 16}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
  );
  const drawn = lines.map(({ name, points: own }, i) => {
    const color = colors[i % colors.length];
    const path = own.map(({ size, figure: { median } }, j) => `${j === 0 ? 'M' : 'L'}${x.at(size)} ${y.at(median)}`).join('');
    const dots = own.map(
      ({ size, figure: { median } }) => `<circle cx="${x.at(size)}" cy="${y.at(median)}" r="3" fill="${color}"/>`,
    );
    const legend = `<text x="${width + 4}" y="${margin.top + 12 + i * 16}" fill="${color}">${name}, ${own[0]?.figure.unit ?? ''}</text>`;
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join('')}${legend}`;
  });
  return [
    `<text x="${margin.left}" y="20" font-size="14" font-weight="bold">${title}</text>`,
    ...grid,
    ...sizes,
    `<text x="${width - margin.right}" y="${height - 8}" text-anchor="end" fill="#555">${across}</text>`,
    ...drawn,
  ].join('\n');
}

/** A logarithmic axis over whole powers of ten. */
function scale(values: readonly number[], from: number, to: number): { at(value: number): number; ticks: number[] } {
  const lowest = Math.floor(Math.log10(Math.min(...values)));
  const highest = Math.max(Math.ceil(Math.log10(Math.max(...values))), lowest + 1);
  const at = (value: number) => Math.round((from + ((Math.log10(value) - lowest) / (highest - lowest)) * (to - from)) * 10) / 10;
  return { at, ticks: Array.from({ length: highest - lowest + 1 }, (_, i) => 10 ** (lowest + i)) };
}
