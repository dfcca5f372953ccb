import type { Layout } from './fields.ts';

/** Structures of a 32-bit file (System V ABI, chapters 4 and 5), as far as they are read. */
export const HEADER = {
  e_type: [16, 2],
  e_machine: [18, 2],
  e_version: [20, 4],
  e_entry: [24, 4],
  e_phoff: [28, 4],
  e_shoff: [32, 4],
  e_phentsize: [42, 2],
  e_phnum: [44, 2],
  e_shentsize: [46, 2],
  e_shnum: [48, 2],
} as const satisfies Layout<string>;

export const PROGRAM_HEADER = {
  p_type: [0, 4],
  p_offset: [4, 4],
  p_paddr: [12, 4],
  p_filesz: [16, 4],
  p_memsz: [20, 4],
  p_flags: [24, 4],
} as const satisfies Layout<string>;

export const SECTION_HEADER = {
  sh_type: [4, 4],
  sh_flags: [8, 4],
  sh_addr: [12, 4],
  sh_offset: [16, 4],
  sh_size: [20, 4],
  sh_link: [24, 4],
  sh_entsize: [36, 4],
} as const satisfies Layout<string>;

export const SYMBOL = {
  st_name: [0, 4],
  st_value: [4, 4],
  st_size: [8, 4],
  st_info: [12, 1],
  st_shndx: [14, 2],
} as const satisfies Layout<string>;
