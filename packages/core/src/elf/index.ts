export { readCodeMap } from './codeMap.ts';
export type { CodeMap, CodeRange, CodeSymbol } from './codeMap.ts';
export { ElfError } from './elf.ts';
export type { Elf, ElfSegment } from './elf.ts';
export { readElf } from './readElf.ts';
