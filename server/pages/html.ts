/** HTML with every value escaped by type, so that escaping cannot be forgotten. */
import { createHash } from 'node:crypto';

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

/** Returns HTML for ``html`<b>${name}</b>` ``. Values are escaped unless they are Html. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, i) => part + (i < values.length ? render(values[i] ?? '') : '')).join(''));
}

/** The style of emails. Mail programs that ignore it show the same text in their own font. */
const mailStyle =
  'body { max-width: 36rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }';

/** Lets the policy of a page that shows emails allow their style. */
export const mailStyleHash = `'sha256-${createHash('sha256').update(mailStyle).digest('base64')}'`;

/** Returns a whole document, for an email. It has both color schemes: otherwise, some mail programs invert its colors at night. */
export const documentOf = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${new Html(mailStyle)}</style>
<title>${title}</title>
</head>
<body>
${body}
</body>
</html>
`.text;

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
