/** Writes the tables of `growth`. */
import type { Figure } from './figures.ts';

export interface Line {
  name: string;
  /** From the smallest size to the largest. Each figure's ratio is to the smallest. */
  points: { size: number; figure: Figure }[];
}

export interface Chart {
  title: string;
  /** The unit of the sizes. */
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
