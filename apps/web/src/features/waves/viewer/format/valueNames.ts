export interface NamesProblem {
  kind: 'nameMissing' | 'valueWrong';
  /** From 1. */
  line: number;
}

export interface ReadNames {
  /** By bits, as wide as the signal. */
  names: Record<string, string>;
  problem?: NamesProblem;
}

const radixOf: Record<string, string> = { b: '0b', o: '0o', h: '0x', x: '0x', d: '' };

/** Bits of a value as Verilog or C writes it (`5`, `3'b101`, `0x1f`, `'h1f`), or null; it must fit into `width`. */
export function readValue(text: string, width: number): string | null {
  const match = /^(?:0([xbo])|\d*'([bodhx]))?([0-9a-f_]+)$/i.exec(text);
  if (!match) return null;
  const digits = match[3]!.replaceAll('_', '');
  try {
    const bits = BigInt(radixOf[(match[1] ?? match[2] ?? 'd').toLowerCase()] + digits).toString(2);
    return digits === '' || bits.length > width ? null : bits.padStart(width, '0');
  } catch {
    return null;
  }
}

/** Reads `value = name` lines; empty ones are passed over. */
export function readNames(text: string, width: number): ReadNames {
  const names: Record<string, string> = {};
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [value = '', ...rest] = line.split('=');
    const name = rest.join('=').trim();
    const bits = readValue(value.trim(), width);
    if (bits === null) return { names, problem: { kind: 'valueWrong', line: i + 1 } };
    if (name === '') return { names, problem: { kind: 'nameMissing', line: i + 1 } };
    names[bits] = name;
  }
  return { names };
}

/** The lines that `readNames` reads; values that are not all known stay out. */
export function namesText(names: Record<string, string>): string {
  return Object.entries(names)
    .filter(([bits]) => /^[01]+$/.test(bits))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([bits, name]) => `${BigInt(`0b${bits}`)} = ${name}`)
    .join('\n');
}
