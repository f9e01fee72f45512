#!/usr/bin/env node
/** Starts `npx sandbox`. Old versions of Node.js must be able to parse this file, so that it can name the required version. */
import { readFileSync } from 'node:fs';

const manifest: { engines: { node: string } } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const needed = manifest.engines.node.replace('>=', '');
const [major = 0, minor = 0] = needed.split('.').map(Number);
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(`The sandbox needs Node.js ${needed} or newer, and this is ${process.versions.node} (${process.execPath}).`);
  process.exitCode = 1;
} else {
  const [{ main }, { printableError }] = await Promise.all([import('./commands.ts'), import('../../generated/text.ts')]);
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(printableError(error));
    process.exitCode = 1;
  });
}
