export { ElfError } from './elf.ts';
export type { Elf, ElfSegment } from './elf.ts';
export { readElf } from './readElf.ts';
