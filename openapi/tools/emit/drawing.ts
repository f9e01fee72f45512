/** Draws boxes in rows and columns, joined by arrows, as SVG in the color scheme of its reader. */

/** A line of text: `name` of an object, `call` with the title of an operation, `code` with fields and values of the document. */
type Line = string | { name: string } | { call: string } | { code: string };

export interface Box {
  column: number;
  row: number;
  lines: readonly Line[];
}

export interface Arrow {
  from: string;
  to: string;
  label?: string;
}

export interface Picture {
  title: string;
  /** The text alternative. */
  description: string;
  /** Pixels between rows and columns, with room for the labels. */
  gaps: { row: number; column: number };
  boxes: Readonly<Record<string, Box>>;
  arrows: readonly Arrow[];
  /** The operations whose pages show it. */
  operations: readonly string[];
}

const [margin, padding, lineHeight] = [12, 14, 20];

/** Wide enough for the usual fonts. A test measures them. */
const characterWidths = { plain: 7.6, name: 8.4, call: 8.4, code: 8.2 };

const styled = (line: Line): [kind: keyof typeof characterWidths, text: string] => {
  if (typeof line === 'string') return ['plain', line];
  if ('name' in line) return ['name', line.name];
  return 'call' in line ? ['call', line.call] : ['code', line.code];
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Placed {
  box: Box;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the starts of rows or columns with these sizes, and where the last one ends. */
function startsOf(sizes: readonly number[], gap: number, first: number): { starts: number[]; end: number } {
  const starts: number[] = [];
  let next = first;
  for (const size of sizes) {
    starts.push(next);
    next += size + gap;
  }
  return { starts, end: next - gap };
}

const sizesOf = (boxes: readonly Box[], key: 'row' | 'column', sizeOf: (box: Box) => number): number[] =>
  Array.from({ length: Math.max(...boxes.map((box) => box[key])) + 1 }, (_, i) =>
    Math.max(0, ...boxes.filter((box) => box[key] === i).map(sizeOf)),
  );

const textWidth = ({ lines }: Box): number =>
  Math.ceil(Math.max(...lines.map(styled).map(([kind, text]) => text.length * characterWidths[kind]))) + 2 * padding;
const textHeight = ({ lines }: Box): number => lines.length * lineHeight + padding;

/** Returns the SVG of a picture. Arrows that lead up pass the left side of the boxes. */
export function draw({ title, description, gaps, boxes, arrows }: Picture): string {
  const all = Object.values(boxes);
  const rises = arrows.some(({ from, to }) => (boxes[from]?.row ?? 0) > (boxes[to]?.row ?? 0));
  const [widths, heights] = [sizesOf(all, 'column', textWidth), sizesOf(all, 'row', textHeight)];
  const columns = startsOf(widths, gaps.column, rises ? 3 * margin : margin / 2);
  const rows = startsOf(heights, gaps.row, margin / 2);
  const placed = new Map(
    Object.entries(boxes).map(([name, box]): [string, Placed] => {
      const [left = 0, top = 0] = [columns.starts[box.column], rows.starts[box.row]];
      return [name, { box, left, top, width: widths[box.column] ?? 0, height: heights[box.row] ?? 0 }];
    }),
  );
  const find = (name: string): Placed => {
    const found = placed.get(name);
    if (found === undefined) throw new Error(`The picture "${title}" has no box "${name}".`);
    return found;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${columns.end + margin / 2}" height="${rows.end + margin / 2}" viewBox="0 0 ${columns.end + margin / 2} ${rows.end + margin / 2}" role="img" aria-labelledby="title desc" font-family="system-ui, sans-serif" font-size="14">
<title id="title">${escaped(title)}</title>
<desc id="desc">${escaped(description)}</desc>
<style>
svg { color: #1a1c21 }
@media screen and (prefers-color-scheme: dark) { svg { color: #eceef2 } }
rect, path { fill: none; stroke: currentColor; stroke-width: 1.5 }
text { fill: currentColor; text-anchor: middle }
.label { text-anchor: start; font-size: 13px }
.name, .call { font-weight: 600 }
.code { font: 13px ui-monospace, Menlo, Consolas, monospace }
</style>
${[...placed.values()].map(drawBox).join('\n')}
${arrows.map(({ from, to, label }) => drawArrow(find(from), find(to), gaps, label)).join('\n')}
</svg>
`;
}

function drawBox({ box, left, top, width, height }: Placed): string {
  const first = top + (height - box.lines.length * lineHeight) / 2 + 15;
  const texts = box.lines.map(styled).map(([kind, text], i) => {
    return `<text class="${kind}" x="${left + width / 2}" y="${first + i * lineHeight}">${escaped(text)}</text>`;
  });
  return `<g>\n<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="8"/>\n${texts.join('\n')}\n</g>`;
}

function drawArrow(from: Placed, to: Placed, gaps: Picture['gaps'], label = ''): string {
  const [x, toX] = [from.left + from.width / 2, to.left + to.width / 2];
  const [down, right] = ['l-5 -7m5 7l5 -7', 'l-7 -5m7 5l-7 5'];
  const write = (labelX: number, y: number): string =>
    label === '' ? '' : `\n<text class="label" x="${labelX}" y="${y}">${escaped(label)}</text>`;
  if (to.box.row < from.box.row) {
    const [y, toY] = [from.top + from.height / 2, to.top + to.height / 2];
    return `<path d="M${from.left} ${y}H${margin}V${toY}H${to.left}${right}"/>${write(margin + 8, from.top - gaps.row / 2 + 4)}`;
  }
  if (to.box.row === from.box.row) {
    const y = from.top + from.height / 2;
    const isBack = to.left < from.left;
    const [start, end] = isBack ? [from.left, to.left + to.width] : [from.left + from.width, to.left];
    return `<path d="M${start} ${y}H${end}${isBack ? 'l7 -5m-7 5l7 5' : right}"/>${write(Math.min(start, end) + 10, y - 7)}`;
  }
  const bottom = from.top + from.height;
  const middle = to.top - gaps.row / 2;
  const path = x === toX ? `M${x} ${bottom}V${to.top}` : `M${x} ${bottom}V${middle}H${toX}V${to.top}`;
  return `<path d="${path}${down}"/>${write(toX + 8, x === toX ? middle + 5 : middle + 16)}`;
}
