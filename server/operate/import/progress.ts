/**
 * Draws a progress bar on the terminal, at most ten times a second. Draws none if stderr is not a terminal. Not cli-progress, which
 * does far more.
 */
export function progressBar(stderr: { isTTY: boolean; write(text: string): unknown }, total: number | undefined) {
  let drawnAt = 0;
  return {
    draw(done: number, lines: number): void {
      if (!stderr.isTTY || Date.now() - drawnAt < 100) return;
      drawnAt = Date.now();
      const share = total === undefined || total === 0 ? undefined : Math.min(done / total, 1);
      const bar = share === undefined ? '' : `[${'='.repeat(Math.round(share * 30)).padEnd(30)}] ${Math.floor(share * 100)} %  `;
      stderr.write(`\r\x1b[K${bar}${lines.toLocaleString('en')} lines`);
    },
    /** Removes the bar to make room for other text. */
    clear(): void {
      if (stderr.isTTY && drawnAt > 0) stderr.write('\r\x1b[K');
    },
  };
}
