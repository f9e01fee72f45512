import { createHash } from 'node:crypto';

/** Returns a file's name with a hash of its content, so that browsers may keep it forever: `docs-0123456789abcdef.css`. */
export const hashedName = (name: string, content: string): string =>
  name.replace('.', `-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.`);
