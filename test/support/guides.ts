/** The guides, and their code. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const guides = globSync('openapi/guides/*.md', { cwd: root });
export const readGuide = (file: string): Promise<string> => readFile(join(root, file), 'utf8');

/** Returns the code blocks of a guide in one language. */
export const blocksOf = (guide: string, language: string): string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);
