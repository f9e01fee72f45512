/** A real Chromium, which comes as an npm package; it runs as root and without a display. */
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

export const launchBrowser = async (): Promise<Browser> =>
  playwright.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true });
