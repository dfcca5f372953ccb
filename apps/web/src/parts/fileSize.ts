const STEP = 1024;

/** A size in bytes as KB under 1024 of them, MB under 1048576, otherwise GB; numbers as the language writes them. */
export function fileSize(bytes: number, language: string): string {
  const kilobytes = bytes / STEP;
  const [value, unit] =
    kilobytes < STEP
      ? [kilobytes, 'KB']
      : kilobytes < STEP ** 2
        ? [kilobytes / STEP, 'MB']
        : [kilobytes / STEP ** 2, 'GB'];
  // A file that is not empty never reads 0.
  const shown = bytes > 0 ? Math.max(value, 0.01) : 0;
  return `${shown.toLocaleString(language, { maximumFractionDigits: 2 })} ${unit}`;
}
