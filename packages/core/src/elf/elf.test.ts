import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { ElfError, readElf } from './index.ts';

const SOURCE = `
.globl _start, tohost
.text
_start: la a0, value
local:  j .
.data
value: .word 0x11223344
tohost: .word 0
.bss
.space 100
`;
/** Code in one memory, data in another, their first values behind the code. */
const SCRIPT = `
MEMORY { ROM : ORIGIN = 0x20000000, LENGTH = 4K
  RAM : ORIGIN = 0x80000000, LENGTH = 4K }
SECTIONS { .text : { *(.text) } > ROM
  .data : { *(.data) } > RAM AT > ROM
  .bss (NOLOAD) : { *(.bss) } > RAM AT > RAM }
`;

async function build(folder: string): Promise<{ program: Uint8Array; object: Uint8Array }> {
  const run = promisify(execFile);
  await writeFile(join(folder, 'p.S'), SOURCE);
  await writeFile(join(folder, 'p.ld'), SCRIPT);
  const machine = ['-march=rv32i', '-mabi=ilp32', '-nostdlib', '-Wl,--build-id=none'];
  await run('riscv64-unknown-elf-gcc', [...machine, '-c', 'p.S', '-o', 'p.o'], { cwd: folder });
  await run('riscv64-unknown-elf-gcc', [...machine, '-T', 'p.ld', 'p.o', '-o', 'p.elf'], { cwd: folder });
  return { program: await readFile(join(folder, 'p.elf')), object: await readFile(join(folder, 'p.o')) };
}

let program: Uint8Array;
let object: Uint8Array;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-elf-'));
  ({ program, object } = await build(folder));
  await rm(folder, { recursive: true });
});

test('segments lie where a loader puts them, symbols where the program sees them', () => {
  const { entry, segments, symbols } = readElf(program);
  expect(entry).toBe(0x2000_0000);
  // la is two instructions, j one.
  const [text, data] = segments;
  expect([text!.address, text!.size, text!.executable]).toEqual([0x2000_0000, 12, true]);
  expect([data!.address, [...data!.bytes]]).toEqual([0x2000_000c, [0x44, 0x33, 0x22, 0x11, 0, 0, 0, 0]]);
  expect(segments.at(-1)!.bytes.length).toBeLessThan(segments.at(-1)!.size);
  expect(symbols.get('tohost')).toBe(0x8000_0004);
  expect(symbols.get('local')).toBe(0x2000_0008);
  expect(symbols.has('p.o')).toBe(false);
});

/** The program with a field of its header, or of what lies at an offset, changed. */
function changed(at: number, width: 1 | 2 | 4, value: number): Uint8Array {
  const bytes = Uint8Array.from(program);
  const view = new DataView(bytes.buffer);
  if (width === 1) view.setUint8(at, value);
  else if (width === 2) view.setUint16(at, value, true);
  else view.setUint32(at, value, true);
  return bytes;
}
const at = (offset: number) => new DataView(program.buffer, program.byteOffset).getUint32(offset, true);
/** Offsets of the first program header and of the section header table. */
const [PHOFF, SHOFF] = [28, 32];
/** The first program header of what is to be loaded. */
const loaded = () => [0, 1, 2].map((index) => at(PHOFF) + 32 * index).find((place) => at(place) === 1)!;

test.each<[field: string, make: () => Uint8Array]>([
  ['e_ident', () => new Uint8Array()],
  ['e_ident', () => changed(1, 1, 0x46)],
  ['e_ident', () => program.slice(0, 10)],
  ['EI_CLASS', () => changed(4, 1, 2)],
  ['EI_DATA', () => changed(5, 1, 2)],
  ['e_type', () => object],
  ['e_machine', () => changed(18, 2, 62)],
  ['e_entry', () => program.slice(0, 25)],
  ['e_phnum', () => changed(44, 2, 0)],
  ['e_phentsize', () => changed(42, 2, 8)],
  ['p_type', () => changed(PHOFF, 4, program.length)],
  ['p_type', () => changed(PHOFF, 4, 0xffff_ffff)],
  ['p_offset', () => changed(loaded() + 4, 4, 0xffff_fff0)],
  ['p_filesz', () => changed(loaded() + 16, 4, 0x7fff_ffff)],
  ['p_memsz', () => changed(loaded() + 20, 4, 0xf000_0000)],
  ['sh_type', () => changed(SHOFF, 4, program.length)],
  ['e_shentsize', () => changed(46, 2, 3)],
])('a broken %s is named', (field, make) => {
  expect(() => readElf(make())).toThrow(new RegExp(`^ELF ${field}: `));
});

test('whatever bytes a file has, it is read or refused', () => {
  let state = 1;
  const random = (end: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % end;
  };
  for (let round = 0; round < 2000; round++) {
    const bytes = Uint8Array.from(program.subarray(0, random(8) ? program.length : random(program.length)));
    const parts = [52, at(PHOFF) + 96, bytes.length];
    for (let count = 1 + random(4); count > 0; count--) bytes[random(parts[random(3)]!)] = random(256);
    try {
      const loadedBytes = readElf(bytes).segments.map((segment) => segment.bytes.length);
      expect(Math.max(...loadedBytes)).toBeLessThanOrEqual(program.length);
    } catch (error) {
      expect(error).toBeInstanceOf(ElfError);
    }
  }
});

test('a stripped program has no symbols', () => {
  expect(readElf(changed(48, 2, 0)).symbols.size).toBe(0);
});
