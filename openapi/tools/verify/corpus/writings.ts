/** Valid and invalid spellings of a JSON body, which a parsed value cannot show. */
import { isObject, textOf } from './json.ts';

export interface Writing {
  name: string;
  body: string | Uint8Array;
  valid: boolean;
}

/** Returns the spellings of one valid example. */
export function writingsOf(example: unknown): Writing[] {
  const text = textOf(example);
  const data = textOf(isObject(example) ? example.data : undefined);
  const fields = Object.entries(isObject(example) && isObject(example.data) ? example.data : {});
  const [first = '"any":1', ...others] = fields.map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`);
  const good: { readonly [name: string]: string } = {
    'surrounding white space': ` \r\n\t${JSON.stringify(example, null, '\t')}\n`,
    'an escaped name': `{"\\u0064ata":${data}}`,
  };
  const bad: { readonly [name: string]: string | Uint8Array } = {
    nothing: '',
    'white space': ' \n',
    'half of the body': text.slice(0, text.length / 2),
    'the body twice': text + text,
    'an extra comma': `${text.slice(0, -1)},}`,
    'single quotes': text.replaceAll('"', "'"),
    'a comment': `${text}//`,
    NaN: 'NaN',
    undefined: 'undefined',
    'an extra null field': `{"data":${data},"more":null}`,
    'a leading byte order mark': `\uFEFF${text}`,
    'a duplicate field, the last one invalid': `{"data":${data},"data":null}`,
    'a duplicate field, the first one invalid': `{"data":null,"data":${data}}`,
    'a duplicate field, one of them escaped': `{"data":${data},"\\u0064ata":${data}}`,
    'a duplicate field in data': `{"data":{${[first, ...others, first].join()}}}`,
    'an extra infinite number': `{"data":${data},"more":1e400}`,
    'UTF-16': Buffer.from(text, 'utf16le'),
    'an invalid UTF-8 byte': Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0x20, 0xff]), Buffer.from('}')]),
    'data as a string': textOf({ data }),
    'the body as a string': textOf(text),
    'only the value of data': data,
    'an array of the body': `[${text}]`,
    'a form': 'data=1',
    'five thousand levels': '['.repeat(5000) + ']'.repeat(5000),
  };
  return [
    ...Object.entries(good).map(([name, body]) => ({ name, body, valid: true })),
    ...Object.entries(bad).map(([name, body]) => ({ name, body, valid: false })),
  ];
}
