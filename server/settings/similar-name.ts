/** Finds the setting that a misspelt environment variable was meant for. */

/**
 * Returns the setting whose name differs by one edit (two from 16 characters on), by letter case or by underscores. In short names
 * such as PORT, only two transposed letters count, since they have too many neighbours. The first letter must match.
 */
export function similarName(name: string, settings: Iterable<string>): string | undefined {
  const plain = name.toUpperCase();
  for (const setting of settings) {
    if (plain[0] !== setting[0]) continue;
    if (setting.length < 8) {
      if (plain !== setting && sorted(plain) === sorted(setting) && edits(plain, setting) === 1) return setting;
      continue;
    }
    if (withoutUnderscores(plain) === withoutUnderscores(setting)) return setting;
    const maxEdits = setting.length < 16 ? 1 : 2;
    // A start compares all environment variables with all settings, most of them of another length.
    if (Math.abs(plain.length - setting.length) <= maxEdits && edits(plain, setting) <= maxEdits) return setting;
  }
  return undefined;
}

const sorted = (text: string): string => [...text].sort().join('');
const withoutUnderscores = (text: string): string => text.replaceAll('_', '');

/** Counts the letters that were added, left out, replaced or transposed (optimal string alignment). */
function edits(a: string, b: string): number {
  let last: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const beforeLast = last;
    last = current;
    current = [i];
    for (let j = 1; j <= b.length; j++) {
      const [removed = 0, added = 0, replaced = 0] = [last[j], current[j - 1], last[j - 1]];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? beforeLast[j - 2] : undefined;
      current[j] = Math.min(
        removed + 1,
        added + 1,
        replaced + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped === undefined ? Number.POSITIVE_INFINITY : swapped + 1,
      );
    }
  }
  return current[b.length] ?? 0;
}
