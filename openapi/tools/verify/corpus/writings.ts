/** Writings of a body, good and bad, that a parsed value cannot show. */
import { isObject, textOf } from './json.ts';

export interface Writing {
  name: string;
  body: string | Uint8Array;
  valid: boolean;
}

/** Returns the writings of one valid example. */
export function writingsOf(example: unknown): Writing[] {
  const text = textOf(example);
  const data = textOf(isObject(example) ? example.data : undefined);
  const fields = Object.entries(isObject(example) && isObject(example.data) ? example.data : {});
  const [first = '"any":1', ...others] = fields.map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`);
  const good: { readonly [name: string]: string } = {
    'white space around it': ` \r\n\t${JSON.stringify(example, null, '\t')}\n`,
    'a name in escapes': `{"\\u0064ata":${data}}`,
  };
  const bad: { readonly [name: string]: string | Uint8Array } = {
    nothing: '',
    'white space': ' \n',
    'half of it': text.slice(0, text.length / 2),
    'it twice': text + text,
    'a comma too many': `${text.slice(0, -1)},}`,
    'single quotes': text.replaceAll('"', "'"),
    'a comment': `${text}//`,
    NaN: 'NaN',
    undefined: 'undefined',
    'null beside it': `{"data":${data},"more":null}`,
    'a byte order mark before it': `\uFEFF${text}`,
    'the same member twice, the last one bad': `{"data":${data},"data":null}`,
    'the same member twice, the last one good': `{"data":null,"data":${data}}`,
    'the same member twice, once in escapes': `{"data":${data},"\\u0064ata":${data}}`,
    'the same field twice': `{"data":{${[first, ...others, first].join()}}}`,
    'an infinite number beside it': `{"data":${data},"more":1e400}`,
    'UTF-16': Buffer.from(text, 'utf16le'),
    'a byte that is no UTF-8': Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0x20, 0xff]), Buffer.from('}')]),
    'its data as text': textOf({ data }),
    'it as text': textOf(text),
    'its data alone': data,
    'a list of it': `[${text}]`,
    'a form': 'data=1',
    'five thousand levels': '['.repeat(5000) + ']'.repeat(5000),
  };
  return [
    ...Object.entries(good).map(([name, body]) => ({ name, body, valid: true })),
    ...Object.entries(bad).map(([name, body]) => ({ name, body, valid: false })),
  ];
}
