/** Names as Yosys writes them, plain or escaped, with a bit or a range; and sized constants. */
const ITEM = /(\\\S+ |[A-Za-z_$][\w$]*)(?:\[(\d+)(?::(\d+))?\])?|(\d+)'([hbd])([0-9a-fxz]+)/g;
const DECLARATION = /^\s*(?:input|output|inout|wire)\s+(?:\[(\d+):(\d+)\] )?(\\\S+ |[\w$]+);/;
const ASSIGN = /^(\s*)assign (.*) = (.*);$/;
const DIGIT_BITS = { h: 4, b: 1, d: 1 } as const;

type Range = { high: number; low: number };

function constantBits(width: number, base: keyof typeof DIGIT_BITS, digits: string): string[] {
  const size = DIGIT_BITS[base];
  const binary =
    base === 'd'
      ? BigInt(digits).toString(2)
      : [...digits]
          .map((digit) =>
            /[xz]/.test(digit) ? digit.repeat(size) : parseInt(digit, 16).toString(2).padStart(size, '0'),
          )
          .join('');
  return [...binary.padStart(width, '0').slice(-width)].map((bit) => `1'b${bit}`);
}

function range(from: number, to: number): number[] {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(from - to) + 1 }, (_, index) => from + step * index);
}

/** The bits of a signal, highest first. */
function bitsOf(signal: string, declared: Map<string, Range | null>): string[] {
  return [...signal.matchAll(ITEM)].flatMap(([, name, high, low, width, base, digits]) => {
    if (name === undefined) return constantBits(Number(width), base as keyof typeof DIGIT_BITS, digits!);
    const whole = declared.get(name.trim()) ?? null;
    if (high === undefined && whole === null) return [name];
    const from = high === undefined ? whole!.high : Number(high);
    const to = high === undefined ? whole!.low : Number(low ?? high);
    return range(from, to).map((bit) => `${name}[${bit}]`);
  });
}

/**
 * Splits assignments of concatenations in a netlist that Yosys wrote into one assignment a bit: OpenSTA's reader
 * takes `assign a = b;` and refuses `assign {a, b} = 2'h0;`.
 */
export function splitAssigns(netlist: string): string {
  const declared = new Map<string, Range | null>();
  const lines = netlist.split('\n').map((line) => {
    if (line.startsWith('module ')) declared.clear();
    const [, high, low, name] = DECLARATION.exec(line) ?? [];
    if (name) declared.set(name.trim(), high === undefined ? null : { high: Number(high), low: Number(low) });
    const [, indent, left = '', right = ''] = ASSIGN.exec(line) ?? [];
    if (indent === undefined || !(left.startsWith('{') || right.startsWith('{'))) return line;
    const sources = bitsOf(right, declared);
    return bitsOf(left, declared)
      .map((target, index) => `${indent}assign ${target} = ${sources[index]};`)
      .join('\n');
  });
  return lines.join('\n');
}
