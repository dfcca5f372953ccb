/** `[31:0]` as it stands behind a name; nothing for one bit, `[?]` where the width (0) has no value. */
export function rangeText(width: number): string {
  if (width === 0) return '[?]';
  return width === 1 ? '' : `[${width - 1}:0]`;
}
