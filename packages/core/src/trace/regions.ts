import type { CodeMap, CodeRange, CodeSymbol } from '../elf/index.ts';
import type { Code } from './code.ts';

/** A function, code that no symbol names, or data among the code. */
export interface Region extends CodeRange {
  /** Empty where nothing is named. */
  name: string;
  kind: 'function' | 'unnamed' | 'data';
}

const NOPS = new Set([0x0001, 0x0013, 0]);
const [AUIPC, LUI] = [0x17, 0x37];

const within = (ranges: readonly CodeRange[], address: number) =>
  ranges.find((range) => address >= range.address && address < range.end);

/** Addresses of instructions from one to another, around data. */
export function* instructionsOf(code: Code, data: readonly CodeRange[], { address, end }: CodeRange) {
  const between = data.filter((range) => range.end > address && range.address < end);
  for (let at = address; at < end;) {
    const skipped = within(between, at);
    if (skipped) {
      at = skipped.end;
      continue;
    }
    yield at;
    at += code.at(at)?.size ?? 2;
  }
}

/** What an instruction adds to the upper part of an address that the one before made: where a far call goes, or what is pointed at. */
const ADDS = new Set([0x67, 0x13]);

function upperOf(word: number, at: number): { rd: number; value: number } | undefined {
  const opcode = word & 0x7f;
  if (opcode !== AUIPC && opcode !== LUI) return undefined;
  return { rd: (word >>> 7) & 31, value: (opcode === AUIPC ? at : 0) + (word & ~0xfff) };
}

/** Addresses that the code calls, or takes as a pointer, such as that of a handler of traps. */
function pointedAt(code: Code, { sections, data }: CodeMap): Set<number> {
  const targets = new Set<number>();
  for (const section of sections) {
    let upper: ReturnType<typeof upperOf>;
    for (const at of instructionsOf(code, data, section)) {
      const { role, flow, offset = 0, word = 0 } = code.at(at) ?? {};
      if (role === 'call' && flow === 'jump') targets.add((at + offset) >>> 0);
      if (upper && ADDS.has(word & 0x7f) && upper.rd === ((word >>> 15) & 31) && ((word >>> 12) & 7) === 0)
        targets.add((upper.value + (word >> 20)) >>> 0);
      upper = upperOf(word, at);
    }
  }
  return targets;
}

/** Whether a symbol begins a function: assembler sources often say of none that it does. */
function beginnings(code: Code, map: CodeMap): CodeSymbol[] {
  const sized = map.symbols.filter(({ kind, size }) => kind === 'function' && size > 0);
  const ranges = sized.map(({ address, size }) => ({ address, end: address + size }));
  const targets = pointedAt(code, map);
  const begins = map.symbols.filter(({ kind, address, global }) => {
    if (!within(map.sections, address) || within(map.data, address) || kind === 'object') return false;
    return kind === 'function' || targets.has(address) || (global && !within(ranges, address));
  });
  const rank = ({ kind, global }: CodeSymbol) => (kind === 'function' ? 0 : 2) + (global ? 0 : 1);
  return begins
    .sort((one, other) => one.address - other.address || rank(one) - rank(other))
    .filter(({ address }, index, all) => all[index - 1]?.address !== address);
}

/** Nothing but what fills up to the next function. */
const isPadding = (code: Code, data: readonly CodeRange[], range: CodeRange) =>
  [...instructionsOf(code, data, range)].every((at) => NOPS.has(code.at(at)?.word ?? 0));

function inSection(code: Code, map: CodeMap, section: CodeRange, starts: readonly CodeSymbol[]): Region[] {
  const own = starts.filter(({ address }) => address >= section.address && address < section.end);
  const found: Region[] = [];
  const between = (address: number, end: number) => {
    if (end > address && !isPadding(code, map.data, { address, end }))
      found.push({ name: '', address, end, kind: 'unnamed' });
  };
  between(section.address, own[0]?.address ?? section.end);
  own.forEach(({ name, address, size }, index) => {
    const next = own[index + 1]?.address ?? section.end;
    const end = size > 0 ? Math.min(address + size, next) : next;
    found.push({ name, address, end, kind: 'function' });
    between(end, next);
  });
  return found;
}

/** The code of a program by functions, and what is between them; in the order of addresses. */
export function regionsOf(code: Code, map: CodeMap): Region[] {
  const starts = beginnings(code, map);
  const named = new Map(map.symbols.map(({ address, name }) => [address, name]));
  const data = map.data.map((range): Region => ({
    ...{ ...range, name: named.get(range.address) ?? '', kind: 'data' },
  }));
  const all = map.sections.flatMap((section) => inSection(code, map, section, starts));
  return [...all, ...data].sort((one, other) => one.address - other.address);
}

/** Index of the region of code that an address lies in, or -1. */
export function regionAt(regions: readonly Region[], address: number): number {
  let [low, high] = [0, regions.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (regions[middle]!.address <= address) low = middle + 1;
    else high = middle;
  }
  // Data may lie within a function.
  for (let at = low - 1; at >= 0; at--) {
    const { kind, end } = regions[at]!;
    if (kind !== 'data') return address < end ? at : -1;
  }
  return -1;
}
