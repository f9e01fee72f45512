/** Figures over several rounds: the median, and a ratio to the control of the same rounds. */
import { writeFile } from 'node:fs/promises';

export interface Figure {
  name: string;
  unit: string;
  median: number;
  min: number;
  max: number;
  /** The ratio to the control, round by round; 1 for the control itself. */
  ratio: number;
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

function median(values: readonly number[]): number {
  const order = sorted(values);
  const middle = Math.floor(order.length / 2);
  return order.length % 2 === 1 ? (order[middle] ?? 0) : ((order[middle - 1] ?? 0) + (order[middle] ?? 0)) / 2;
}

/** `control`: the control's values in the same rounds, so that a slow moment of the machine slows both. */
export function figure(name: string, unit: string, values: readonly number[], control: readonly number[]): Figure {
  const order = sorted(values);
  return {
    name,
    unit,
    median: median(values),
    min: order[0] ?? 0,
    max: order.at(-1) ?? 0,
    ratio: median(values.map((value, i) => value / (control[i] ?? Number.NaN))),
  };
}

const written = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

export function table(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name, unit, median: middle, min, max, ratio }) =>
      `| ${name} | ${ratio.toFixed(2)} | ${written(middle)} | ${written(min)}–${written(max)} | ${unit} |`,
  );
  return `### ${title}\n| | ratio | median | range | unit |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}

export async function writeFigures(file: string, figures: readonly Figure[]): Promise<void> {
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
}
