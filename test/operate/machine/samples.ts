/** Parsers of the page's samples for proxies, strict enough for a machine without the programs. Each returns the wrong lines. */

const words = String.raw`(?:"[^"]*"|'[^']*'|[^\s;{}'"]+)`;
const forms = (lines: readonly string[]) => new RegExp(`^(?:${lines.join('|')})$`);

/** Directives by the block that they stand in. `WORD` is one word. */
const nginxDirectives: { readonly [block: string]: RegExp } = Object.fromEntries(
  Object.entries({
    http: ["log_format \\w+(?: '[^']*')+", 'upstream \\w+', 'server'],
    upstream: ['server [\\d.]+:\\d+(?: max_fails=\\d+)?', 'keepalive \\d+', 'keepalive_timeout \\d+(?:ms|s)'],
    server: [
      'listen \\d+ ssl',
      'server_name WORD',
      'ssl_certificate(?:_key)? /WORD',
      'access_log /WORD \\w+',
      'client_(?:max_body_size|body_buffer_size) \\d+m',
      'location [/@]\\w*',
      'error_page \\d{3} @\\w+',
    ],
    location: [
      'proxy_pass http://\\w+',
      'proxy_http_version 1\\.1',
      'proxy_set_header WORD WORD',
      'proxy_read_timeout \\d+s',
      'proxy_next_upstream error',
      'default_type WORD',
      'return \\d{3} WORD',
    ],
  }).map(([block, lines]) => [block, forms(lines.map((line) => line.replaceAll('WORD', words)))]),
);

function nginx(text: string): string[] {
  const wrong: string[] = [];
  const open = ['http'];
  let rest = text.replaceAll(/^\s*#.*$/gm, '');
  for (;;) {
    const [whole, directive = '', end] = /^\s*((?:"[^"]*"|'[^']*'|[^;{}'"])*)([;{}])/.exec(rest) ?? [];
    if (whole === undefined) break;
    rest = rest.slice(whole.length);
    const line = directive.trim().replaceAll(/\s*\n\s*/g, ' ');
    if (end === '}') open.pop();
    const opens = /^(?:upstream|server$|location)\b/.test(line) && end === '{';
    if (end === '}' ? line !== '' : !nginxDirectives[open.at(-1) ?? '']?.test(line)) wrong.push(line);
    if (end === '{' && opens) open.push(line.split(' ')[0] ?? '');
    else if (end === '{') wrong.push(line);
  }
  return rest.trim() === '' && open.length === 1 ? wrong : [...wrong, rest];
}

const haproxyLines = forms([
  'defaults',
  '(?:frontend|backend) \\w+',
  '  mode http',
  '  timeout (?:connect|check|client|server|http-request|http-keep-alive) \\d+s',
  '  http-reuse safe',
  '  option (?:redispatch 1|forwardfor|httpchk)',
  '  bind :\\d+ ssl crt /\\S+',
  '  default_backend collaboration',
  '  http-check send meth GET uri /readyz ver HTTP/1\\.1 hdr host localhost',
  '  default-server check(?: (?:inter \\d+ms|fall \\d+|rise \\d+|pool-purge-delay \\d+s))+',
  '  server \\w [\\d.]+:\\d+',
  '  # .*',
]);

export const parsers = {
  nginx,
  haproxy: (text: string): string[] =>
    text
      .trimEnd()
      .split('\n')
      .filter((line) => !haproxyLines.test(line)),
  caddy: (text: string): string[] => (/^[\w.]+ \{\n\treverse_proxy [\d.]+:\d+\n\}\n$/.test(text) ? [] : [text]),
};
