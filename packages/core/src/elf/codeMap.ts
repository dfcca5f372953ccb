import { ElfError } from './elf.ts';
import { Fields } from './fields.ts';
import { HEADER, SECTION_HEADER, SYMBOL } from './layouts.ts';

export interface CodeRange {
  address: number;
  end: number;
}

/** Executable bytes at the addresses at which they are executed, which need not be those at which they are loaded. */
export interface CodeSection extends CodeRange {
  bytes: Uint8Array;
}

export interface CodeSymbol {
  name: string;
  address: number;
  /** 0 where the file does not say it. */
  size: number;
  kind: 'function' | 'label' | 'object';
  global: boolean;
}

/** What a file says of its code: where it is, what is data among it, and what its places are called. */
export interface CodeMap {
  sections: CodeSection[];
  /** Data between instructions, as the assembler marks them. */
  data: CodeRange[];
  symbols: CodeSymbol[];
}

type Section = Record<keyof typeof SECTION_HEADER, number>;

const [PROGBITS, SYMBOL_TABLE, EXECUTABLE] = [1, 2, 4];
const [SECTION_HEADER_SIZE, SYMBOL_SIZE] = [40, 16];
const KINDS: Readonly<Record<number, CodeSymbol['kind']>> = { 0: 'label', 1: 'object', 2: 'function' };
/** Mapping symbols of the RISC-V ELF specification: what follows is code, or data. */
const MAPPING = /^\$([xd])/;
/** Labels that a compiler made. */
const isInner = (name: string) => name.startsWith('.L') || name.startsWith('$');

function sectionsOf(fields: Fields): Section[] {
  const { e_shoff, e_shnum, e_shentsize } = fields.read(0, HEADER);
  if (e_shoff === 0 || e_shnum === 0) return [];
  if (e_shentsize < SECTION_HEADER_SIZE)
    throw new ElfError('e_shentsize', `${e_shentsize} is less than a section header`);
  return Array.from({ length: e_shnum }, (_, index) =>
    fields.read(e_shoff + index * e_shentsize, SECTION_HEADER),
  );
}

function symbolsOf(fields: Fields, sections: readonly Section[]): CodeSymbol[] {
  const found: CodeSymbol[] = [];
  const text = new TextDecoder();
  for (const table of sections.filter(({ sh_type }) => sh_type === SYMBOL_TABLE)) {
    const strings = sections[table.sh_link];
    if (!strings || table.sh_entsize < SYMBOL_SIZE) continue;
    const names = fields.part('sh_offset', strings.sh_offset, strings.sh_size);
    for (let at = 0; at + SYMBOL_SIZE <= table.sh_size; at += table.sh_entsize) {
      const symbol = fields.read(table.sh_offset + at, SYMBOL);
      const kind = KINDS[symbol.st_info & 15];
      if (!kind || symbol.st_name === 0 || symbol.st_shndx === 0) continue;
      const end = names.indexOf(0, symbol.st_name);
      const name = text.decode(names.subarray(symbol.st_name, end));
      const global = symbol.st_info >> 4 !== 0;
      found.push({ name, address: symbol.st_value, size: symbol.st_size, kind, global });
    }
  }
  return found.sort((one, other) => one.address - other.address);
}

/** From each mark of data to the next mark, or to the end of its section. */
function marked(sections: readonly CodeSection[], symbols: readonly CodeSymbol[]): CodeRange[] {
  const marks = symbols.filter(({ name }) => MAPPING.test(name));
  return sections.flatMap(({ address, end }) => {
    const own = marks.filter((mark) => mark.address >= address && mark.address < end);
    return own
      .map((mark, index) => ({ mark, end: own[index + 1]?.address ?? end }))
      .filter(({ mark, end: next }) => mark.name.startsWith('$d') && next > mark.address)
      .map(({ mark, end: next }) => ({ address: mark.address, end: next }));
  });
}

/** Reads where the code of an executable is, by its sections. A file without sections says nothing. @throws ElfError */
export function readCodeMap(bytes: Uint8Array): CodeMap {
  const fields = new Fields(bytes);
  const headers = sectionsOf(fields);
  const sections = headers
    .filter(({ sh_type, sh_flags, sh_size }) => sh_type === PROGBITS && sh_flags & EXECUTABLE && sh_size > 0)
    .map(({ sh_addr, sh_offset, sh_size }) => ({
      ...{ address: sh_addr, end: sh_addr + sh_size },
      bytes: fields.part('sh_offset', sh_offset, sh_size),
    }))
    .sort((one, other) => one.address - other.address);
  const symbols = symbolsOf(fields, headers);
  const objects = symbols.filter(({ kind, size }) => kind === 'object' && size > 0);
  const inCode = objects
    .filter(({ address }) => sections.some((each) => address >= each.address && address < each.end))
    .map(({ address, size }) => ({ address, end: address + size }));
  const data = [...marked(sections, symbols), ...inCode].sort((one, other) => one.address - other.address);
  return { sections, data, symbols: symbols.filter(({ name }) => !isInner(name)) };
}
