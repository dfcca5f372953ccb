import { ElfError } from './elf.ts';
import type { Fields } from './fields.ts';
import { SECTION_HEADER, SYMBOL } from './layouts.ts';
import type { HEADER } from './layouts.ts';

const SYMBOL_TABLE = 2;
const SYMBOL_SIZE = 16;
const SECTION_HEADER_SIZE = 40;
const UNDEFINED = 0;
const GLOBAL = 1;
/** Types of symbols that name no address of the program: sections and files. */
const NAMELESS = [3, 4];

function readName(names: Uint8Array, at: number): string {
  const end = names.indexOf(0, at);
  if (at >= names.length || end < 0) throw new ElfError('st_name', `${at} names nothing in the string table`);
  return new TextDecoder().decode(names.subarray(at, end));
}

type Section = Record<keyof typeof SECTION_HEADER, number>;

function readTable(fields: Fields, table: Section, names: Uint8Array): [string, number, boolean][] {
  if (table.sh_entsize < SYMBOL_SIZE)
    throw new ElfError('sh_entsize', `${table.sh_entsize} is less than a symbol`);
  fields.part('sh_size', table.sh_offset, table.sh_size);
  const found: [string, number, boolean][] = [];
  for (let at = 0; at + SYMBOL_SIZE <= table.sh_size; at += table.sh_entsize) {
    const { st_name, st_value, st_info, st_shndx } = fields.read(table.sh_offset + at, SYMBOL);
    if (st_shndx === UNDEFINED || st_name === 0 || NAMELESS.includes(st_info & 15)) continue;
    found.push([readName(names, st_name), st_value, st_info >> 4 === GLOBAL]);
  }
  return found;
}

/** Symbols with an address; none when the file was stripped. */
export function readSymbols(
  fields: Fields,
  header: Record<keyof typeof HEADER, number>,
): Map<string, number> {
  const { e_shoff, e_shnum, e_shentsize } = header;
  if (e_shoff === 0 || e_shnum === 0) return new Map();
  if (e_shentsize < SECTION_HEADER_SIZE)
    throw new ElfError('e_shentsize', `${e_shentsize} is less than a section header`);
  const sections = Array.from({ length: e_shnum }, (_, index) =>
    fields.read(e_shoff + index * e_shentsize, SECTION_HEADER),
  );
  const symbols = new Map<string, number>();
  for (const table of sections.filter(({ sh_type }) => sh_type === SYMBOL_TABLE)) {
    const strings = sections[table.sh_link];
    if (!strings) throw new ElfError('sh_link', `${table.sh_link} is no section`);
    const names = fields.part('sh_offset', strings.sh_offset, strings.sh_size);
    for (const [name, value, global] of readTable(fields, table, names))
      if (global || !symbols.has(name)) symbols.set(name, value);
  }
  return symbols;
}
