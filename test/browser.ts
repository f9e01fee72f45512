/** A real Chromium from an npm package, which runs as root and without a display. */
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/**
 * Flags that the package sets for cloud functions, unlike any user's browser. They let pages call any origin, which hides mistakes
 * with CORS. They also run one process for everything, which a crashing page ends.
 */
const unlikeUsers = new Set(['--disable-web-security', '--single-process', '--no-zygote']);

export const launchBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => !unlikeUsers.has(argument)),
    headless: true,
  });
