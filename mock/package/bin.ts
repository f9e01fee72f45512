#!/usr/bin/env node
/** Starts `npx sandbox`. Old versions of Node.js must be able to parse this file, so that it can name the required version. */
import { readFileSync } from 'node:fs';

const manifest: { engines: { node: string } } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const needed = Number.parseInt(manifest.engines.node.replace(/\D+/, ''), 10);
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(`The sandbox needs Node.js ${needed} or newer, and this is ${process.versions.node} (${process.execPath}).`);
  process.exitCode = 1;
} else {
  const { main } = await import('./commands.ts');
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
