import { sv } from '../../src/rtl/sv.ts';
import { prove } from '../../../../proof/index.ts';
import { textOf } from './forms.ts';
import type { Vector } from './forms.ts';

const UART = 0x1000_0000;
const FINISHER = 0x10_0000;

/** Executes each vector's instruction and prints result and flags. */
const PROGRAM = sv`
    typedef unsigned word;
    extern const word vectors[];
    static void put(char c) {
      volatile char *uart = (char *)${UART};
      while (!(uart[5] & 0x20));
      *uart = c;
    }
    static void hex(word value, int digits) {
      while (digits--) put("0123456789abcdef"[value >> 4 * digits & 15]);
    }
    extern word (*const forms[])(word, word, word, word);
    void run_all(void) {
      const word *next = vectors;
      for (word left = *next++; left; left--, next += 5) {
        asm volatile("csrw frm, %0\\n csrw fflags, zero" : : "r"(next[1]));
        word result = forms[next[0]](0, next[2], next[3], next[4]), flags;
        asm volatile("csrr %0, fflags" : "=r"(flags));
        hex(result, 8); put(' '); hex(flags, 2); put('\\n');
      }
      *(volatile word *)${FINISHER} = 0x5555;
      for (;;);
    }
`;

/** QEMU begins with the first instruction of the first file; the GNU assembler encodes the instructions. */
const start = (forms: readonly string[], words: readonly number[]) => sv`
  .globl _start
  _start:
    li sp, 0x80f00000
    call run_all
  ${forms.map((text, index) => `form_${index}: ${text}\n  ret`).join('\n')}
  .data
  .globl forms
  forms:
  ${forms.map((_, index) => `.word form_${index}`).join('\n')}
  .globl vectors
  vectors:
  ${words.map((word) => `.word ${word}`).join('\n')}
`;

const MACHINE = [
  '-M',
  'virt',
  '-m',
  '16M',
  '-bios',
  'none',
  '-nographic',
  '-monitor',
  'none',
  '-serial',
  'stdio',
];
const CPU = 'rv32,f=off,d=off,v=off,s=off,h=off,mmu=off,sstc=off,pmp=off,zfinx=on';
const COMPILE = ['-march=rv32im_zicsr_zfinx', '-mabi=ilp32', '-O1', '-nostdlib', '-ffreestanding'];
const LINK = ['-Wl,-Ttext=0x80000000', '-Wl,--build-id=none', '-Wl,-melf32lriscv'];

/** What QEMU's core gives, a line each. */
export async function byQemu(vectors: readonly Vector[]): Promise<string[]> {
  const forms = [...new Set(vectors.map(textOf))];
  const words = vectors.flatMap((vector) => [
    ...[forms.indexOf(textOf(vector)), vector.mode, vector.a, vector.b, vector.c],
  ]);
  const { steps } = await prove({
    files: { 'start.s': `${start(forms, [vectors.length, ...words])}\n`, 'program.c': PROGRAM },
    steps: [
      ['riscv64-unknown-elf-gcc', ...COMPILE, ...LINK, '-o', 'program.elf', 'start.s', 'program.c'],
      ['timeout', '60', 'qemu-system-riscv32', ...MACHINE, '-cpu', CPU, '-kernel', 'program.elf'],
    ],
  });
  return steps.at(-1)!.stdout.trim().split(/\r?\n/);
}
