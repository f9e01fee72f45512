/** A real Chromium from an npm package, which runs as root and without a display. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';

/**
 * Flags that the package sets for cloud functions, unlike any user's browser. They let pages call any origin, which hides mistakes
 * with CORS. They also run one process for everything, which a crashing page ends.
 */
const unlikeUsers = new Set(['--disable-web-security', '--single-process', '--no-zygote']);

// No page draws with WebGL, whose start takes a fifth of a browser's processor time.
chromium.setGraphicsMode = false;

export const launchBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => !unlikeUsers.has(argument)),
    headless: true,
  });

/** Returns the rule and the element of each serious or critical finding of axe. The page needs `bypassCSP`. */
export async function accessibilityFindings(page: Page, options: { runOnly?: string[] } = {}): Promise<string[]> {
  const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  return await page.evaluate(`(async () => {
    ${axe};
    const { violations } = await axe.run(${JSON.stringify(options)});
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return grave.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, html.slice(0, 120), any[0]?.message].join(': ')));
  })()`);
}

/** Returns whether the content is wider than the page. */
export const isCutOff = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
