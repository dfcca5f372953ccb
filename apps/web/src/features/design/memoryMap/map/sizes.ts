const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];

/** 4096 → "4 KiB"; a size that is no whole number of its unit is rounded: "≈ 1.5 GiB". */
export function sizeText(bytes: bigint): string {
  const exact = wholeUnit(bytes);
  if (exact.count < 1024n || exact.unit === UNITS.length - 1) return `${exact.count} ${UNITS[exact.unit]}`;
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log2(Number(bytes)) / 10));
  return `≈ ${(Number(bytes) / 1024 ** unit).toFixed(1).replace(/\.0$/, '')} ${UNITS[unit]}`;
}

/** The largest unit that the size is a whole number of. */
function wholeUnit(bytes: bigint): { count: bigint; unit: number } {
  let [count, unit] = [bytes, 0];
  while (count >= 1024n && count % 1024n === 0n && unit < UNITS.length - 1)
    [count, unit] = [count / 1024n, unit + 1];
  return { count, unit };
}

const NUMBER = /^(0x[0-9a-f_]+|\d[\d_]*)\s*([kmgtpe]?)(i?b)?$/i;

/** Bytes of "0x8000_5000", "4096", "64K", "16 MiB"; undefined for anything else. */
export function readSize(text: string): bigint | undefined {
  const [, digits, prefix = ''] = NUMBER.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const unit = ' kmgtpe'.indexOf(prefix.toLowerCase() || ' ');
  return BigInt(digits.replaceAll('_', '')) << BigInt(10 * unit);
}

/** 0x80005000 → "0x8000_5000". */
export function addressText(address: bigint): string {
  const digits = address.toString(16).toUpperCase().padStart(8, '0');
  return `0x${digits.replace(/(?<=.)(?=(?:.{4})+$)/g, '_')}`;
}
