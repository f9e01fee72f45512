/** Invalid credentials of every known kind. Each has the headers of one kind, an id and a token. */

/** The values of both headers. Several values make as many headers, none makes no header. */
interface Credentials {
  id: string | readonly string[];
  token: string | readonly string[];
}

interface Forgery extends Credentials {
  name: string;
}

interface Pair {
  id: string;
  token: string;
}

interface Known {
  /** The credentials for the operation. */
  genuine: Pair;
  /** The same tenant's credentials for other operations. */
  otherKind: Pair;
  /** Another tenant's credentials of the same kind. */
  stranger: Pair;
  /** Revoked credentials of the same kind. */
  revoked: Pair;
}

export function forgeries({ genuine, otherKind, stranger, revoked }: Known): Forgery[] {
  const { id, token } = genuine;
  const [kind = '', , version = '', mac = ''] = token.split('_');
  const [foreignKind = ''] = otherKind.token.split('_');
  const withToken = (forged: { [name: string]: string | readonly string[] }): Forgery[] =>
    Object.entries(forged).map(([name, value]) => ({ name, id, token: value }));
  const withId = (forged: { [name: string]: string | readonly string[] }): Forgery[] =>
    Object.entries(forged).map(([name, value]) => ({ name, id: value, token }));
  return [
    { name: 'no header', id: [], token: [] },
    { name: 'revoked', ...revoked },
    { name: "other kind's credentials", ...otherKind },
    { name: 'swapped', id: token, token: id },
    { name: "stranger's id and other kind's token", id: stranger.id, token: otherKind.token },
    ...withToken({
      'no token': [],
      'empty token': '',
      "stranger's token": stranger.token,
      "stranger's token, named as this one's": stranger.token.replace(stranger.id, id),
      "other kind's token": otherKind.token,
      "other kind's token, named as this one's": otherKind.token.replace(otherKind.id, id),
      "the token's kind changed": token.replace(kind, foreignKind),
      'next version': `${kind}_${id}_${Number(version) + 1}_${mac}`,
      'version 0': `${kind}_${id}_0_${mac}`,
      'padded version': `${kind}_${id}_0${version}_${mac}`,
      'negative version': `${kind}_${id}_-${version}_${mac}`,
      'no version': `${kind}_${id}_${mac}`,
      'no MAC': `${kind}_${id}_${version}_`,
      'MAC of zeros': `${kind}_${id}_${version}_${'0'.repeat(64)}`,
      'last digit changed': `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      'truncated at the end': token.slice(0, -1),
      'truncated at the start': token.slice(1),
      'MAC of 128 bits': token.slice(0, -32),
      'more at the end': `${token}0`,
      'token twice in one': `${token}${token}`,
      'list of tokens': `${token},${token}`,
      'upper case': token.toUpperCase(),
      'upper-case MAC': `${kind}_${id}_${version}_${mac.toUpperCase()}`,
      'space inside': token.replaceAll('_', ' _'),
      'tab inside': token.replace('_', '_\t'),
      'no-break space at the end': `${token}\u00a0`,
      'percent-encoded': token.replaceAll('_', '%5F'),
      quoted: `"${token}"`,
      bearer: `Bearer ${token}`,
      'SQL in it': "' or '1'='1",
      'long one': 'x'.repeat(4000),
      'header twice': [token, token],
      'genuine and then forged': [token, 'forged'],
      'forged and then genuine': ['forged', token],
      "stranger's and then genuine": [stranger.token, token],
    }),
    ...withId({
      'no id': [],
      'empty id': '',
      "stranger's id": stranger.id,
      "other kind's id": otherKind.id,
      'truncated id': id.slice(0, -1),
      'upper-case id': id.toUpperCase(),
      'space inside the id': id.replace('-', ' -'),
      'no-break space after the id': `${id}\u00a0`,
      'id of a prototype': '__proto__',
      'pattern as id': '%',
      'id twice': [id, id],
      "genuine id and then stranger's": [id, stranger.id],
      "stranger's id and then genuine": [stranger.id, id],
    }),
  ];
}
