/** Writes JSON as TypeScript usually is: in single quotes, and with quotes around names only if necessary. */

/** Returns whether an indented line may be this long. By default everything is on one line. */
type Fits = (line: string, indent: string) => boolean;

export function literal(value: unknown, fits: Fits = () => true, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inside = (item: unknown) => literal(item, fits, `${indent}  `);
  const [open, parts, close] = Array.isArray(value)
    ? ['[', value.map(inside), ']']
    : ['{ ', Object.entries(value).map(([name, item]) => `${isName(name) ? name : quoted(name)}: ${inside(item)}`), ' }'];
  if (parts.length === 0) return open.trim() + close.trim();
  const line = `${open}${parts.join(', ')}${close}`;
  if (!line.includes('\n') && fits(line, indent)) return line;
  return `${open.trim()}${parts.map((part) => `\n${indent}  ${part},`).join('')}\n${indent}${close.trim()}`;
}

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  return `'${escaped.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}
