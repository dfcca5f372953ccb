import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCE = `
const unsigned table[5] = { 0xcafef00d, 0x01234567, 0x89abcdef, 0xffffffff, 0x00000080 };
static const char text[] = "read only data";
unsigned changed = 0xa5a5a5a5;
unsigned zeros[8];
unsigned start(unsigned n) {
  unsigned sum = changed + text[n & 7];
  for (unsigned i = 0; i < 5; i++) sum = (sum << 5) + table[i] + zeros[i];
  return sum;
}
`;

/** Data have an address to run at and one to be loaded at, and a gap lies before them. */
const LINK = `
ENTRY(start)
SECTIONS {
  . = 0x20000010;
  .text : { *(.text*) *(.rodata*) *(.srodata*) }
  .data 0x30000000 : AT(0x20000100) { *(.data*) *(.sdata*) }
  .bss : { *(.bss*) *(.sbss*) }
  /DISCARD/ : { *(.comment) *(.riscv.attributes) *(.eh_frame) }
}
`;

export interface Compiled {
  elf: Uint8Array;
  /** What objcopy makes of it: the bytes from the lowest address on, and bytes in hexadecimal with addresses. */
  bin: Uint8Array;
  verilog: Uint8Array;
}

/** A program for a 32-bit processor, as gcc and objcopy leave it. */
export function compiled(): Compiled {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-memory-contents-'));
  try {
    const at = (name: string) => join(folder, name);
    writeFileSync(at('a.c'), SOURCE);
    writeFileSync(at('a.ld'), LINK);
    const gcc = ['-march=rv32i', '-mabi=ilp32', '-Os', '-ffreestanding', '-nostdlib', '-T', at('a.ld')];
    execFileSync('riscv64-unknown-elf-gcc', [...gcc, '-o', at('a.elf'), at('a.c')]);
    for (const format of ['binary', 'verilog'])
      execFileSync('riscv64-unknown-elf-objcopy', ['-O', format, at('a.elf'), at(format)]);
    const [elf, bin, verilog] = ['a.elf', 'binary', 'verilog'].map((name) => readFileSync(at(name)));
    return { elf: elf!, bin: bin!, verilog: verilog! };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
