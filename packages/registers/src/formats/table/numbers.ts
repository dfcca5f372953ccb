const FORMS: readonly [RegExp, string][] = [
  [/^0x([0-9a-f_]+)$/i, '0x'],
  [/^([0-9][0-9a-f_]*)h$/i, '0x'],
  [/^\d*'h([0-9a-f_]+)$/i, '0x'],
  [/^0b([01_]+)$/i, '0b'],
  [/^([01_]+)b$/i, '0b'],
  [/^\d*'b([01_]+)$/i, '0b'],
  [/^\d*'d([0-9_]+)$/i, ''],
  [/^(\d[\d_]*)$/, ''],
];

/** A number as people write it: 31, 0x1F, 1Fh, 'h1F, 8'b101, 0b101; undefined for what is none. */
export function numberIn(text: string): bigint | undefined {
  for (const [form, prefix] of FORMS) {
    const digits = form.exec(text.trim())?.[1];
    if (digits !== undefined) return BigInt(prefix + digits.replaceAll('_', ''));
  }
  return undefined;
}
