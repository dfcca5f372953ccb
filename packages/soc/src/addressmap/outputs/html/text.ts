const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for content and attributes of HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** 4096 → "4 KiB". */
export function sizeText(bytes: bigint): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];
  let [amount, unit] = [bytes, 0];
  while (amount >= 1024n && amount % 1024n === 0n && unit < units.length - 1) {
    amount /= 1024n;
    unit++;
  }
  return `${amount} ${units[unit]}`;
}
