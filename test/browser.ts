/** A real Chromium, which comes as an npm package; it runs as root and without a display. */
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** Among the package's arguments, and with it no browser would notice that a page of another origin may not call. */
const withoutCors = '--disable-web-security';

export const launchBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => argument !== withoutCors),
    headless: true,
  });
