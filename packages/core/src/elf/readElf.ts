import { ElfError } from './elf.ts';
import type { Elf, ElfSegment } from './elf.ts';
import { Fields } from './fields.ts';
import { HEADER, PROGRAM_HEADER } from './layouts.ts';
import { readSymbols } from './symbols.ts';

const MAGIC = [0x7f, 0x45, 0x4c, 0x46];
const IDENTIFICATION = 16;
const EXECUTABLE = 2;
const RISC_V = 243;
const LOAD = 1;
const PROGRAM_HEADER_SIZE = 32;
const TOP = 2 ** 32;

function checkIdentification(bytes: Uint8Array): void {
  if (!MAGIC.every((byte, index) => bytes[index] === byte))
    throw new ElfError('e_ident', 'the file does not begin with 0x7F "ELF"');
  if (bytes.length < IDENTIFICATION) throw new ElfError('e_ident', 'the file ends within it');
  if (bytes[4] !== 1) throw new ElfError('EI_CLASS', `${bytes[4]}, where 1 (32-bit) is wanted`);
  if (bytes[5] !== 1) throw new ElfError('EI_DATA', `${bytes[5]}, where 1 (little-endian) is wanted`);
}

function checkHeader({ e_type, e_machine, e_phentsize, e_phnum }: Record<keyof typeof HEADER, number>): void {
  if (e_type !== EXECUTABLE)
    throw new ElfError('e_type', `${e_type}, where 2 (executable) is wanted: link the object file`);
  if (e_machine !== RISC_V) throw new ElfError('e_machine', `${e_machine}, where 243 (RISC-V) is wanted`);
  if (e_phnum === 0) throw new ElfError('e_phnum', '0: there is nothing to load');
  if (e_phentsize < PROGRAM_HEADER_SIZE)
    throw new ElfError('e_phentsize', `${e_phentsize} is less than a program header`);
}

function readSegment(fields: Fields, at: number): ElfSegment[] {
  const { p_type, p_offset, p_paddr, p_filesz, p_memsz, p_flags } = fields.read(at, PROGRAM_HEADER);
  if (p_type !== LOAD || p_memsz === 0) return [];
  if (p_filesz > p_memsz) throw new ElfError('p_filesz', `${p_filesz} is more than p_memsz, ${p_memsz}`);
  if (p_paddr + p_memsz > TOP)
    throw new ElfError('p_memsz', `${p_memsz} bytes from 0x${p_paddr.toString(16)} end beyond 2^32`);
  return [
    {
      address: p_paddr,
      bytes: fields.part('p_offset', p_offset, p_filesz),
      size: p_memsz,
      executable: (p_flags & 1) !== 0,
      writable: (p_flags & 2) !== 0,
    },
  ];
}

/**
 * Reads an executable for a 32-bit little-endian RISC-V, placed by physical addresses. Sizes are the file's own claims:
 * compare them with the memory before making any. Throws ElfError.
 */
export function readElf(bytes: Uint8Array): Elf {
  checkIdentification(bytes);
  const fields = new Fields(bytes);
  const header = fields.read(0, HEADER);
  checkHeader(header);
  const places = Array.from(
    { length: header.e_phnum },
    (_, index) => header.e_phoff + index * header.e_phentsize,
  );
  const segments = places.flatMap((place) => readSegment(fields, place));
  if (segments.length === 0) throw new ElfError('p_type', 'no segment is to be loaded (PT_LOAD)');
  return { entry: header.e_entry, segments, symbols: readSymbols(fields, header) };
}
