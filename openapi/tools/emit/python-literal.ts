/** Writes JSON as Python usually is: in double quotes, on one line if it fits. */

/** Returns whether an indented line may be this long. By default everything is on one line. */
type Fits = (line: string, indent: string) => boolean;

export function pythonLiteral(value: unknown, fits: Fits = () => true, indent = ''): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return String(value);
  const inside = (item: unknown) => pythonLiteral(item, fits, `${indent}    `);
  const [open, parts, close] = Array.isArray(value)
    ? ['[', value.map(inside), ']']
    : ['{', Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${inside(item)}`), '}'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (parts.length === 0 || (!line.includes('\n') && fits(line, indent))) return line;
  return `${open}${parts.map((part) => `\n${indent}    ${part},`).join('')}\n${indent}${close}`;
}

/** Writes an object as keyword arguments with the names of its fields, without parentheses. `options` are further arguments. */
export function pythonArguments(fields: object, fits: Fits, indent = '', options: readonly string[] = []): string {
  const inside = `${indent}    `;
  const parts = Object.entries(fields).map(([name, item]) => `${name}=${pythonLiteral(item, fits, inside)}`);
  const line = [...parts, ...options].join(', ');
  if (!line.includes('\n') && fits(line, indent)) return line;
  return `\n${[...parts, ...options].map((part) => `${inside}${part},\n`).join('')}${indent}`;
}

/** Returns a name of the document in snake case: `addApiKey` → `add_api_key`. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the lines as an indented docstring. */
export function docstring(text: string, indent: string): string {
  const lines = text
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', String.raw`\"\"\"`)
    .split('\n')
    .map((line) => `${indent}${line}`.trimEnd());
  const [first = ''] = lines;
  if (lines.length === 1 && !first.endsWith('"')) return `${indent}"""${first.trimStart()}"""`;
  return `${indent}"""\n${lines.join('\n')}\n${indent}"""`;
}
