/** A real Chromium, which comes as an npm package; it runs as root and without a display. */
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/**
 * What the package sets for functions in a cloud, and no user's browser has: pages that may call any origin, so that a mistake with CORS
 * goes unnoticed, and one process for all, which one page takes with it.
 */
const unlikeUsers = new Set(['--disable-web-security', '--single-process', '--no-zygote']);

export const launchBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => !unlikeUsers.has(argument)),
    headless: true,
  });
