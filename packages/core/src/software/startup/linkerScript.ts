import { code } from '../code.ts';
import { hex } from '../console/bench.ts';
import type { MemoryLayout } from './memories.ts';

const region = (name: string, flags: string, { base, size }: { base: number; size: number }) =>
  `${name} (${flags}) : ORIGIN = ${hex(base)}, LENGTH = ${hex(size)}`;

/**
 * The linker script `link.ld` for GNU ld: code where the core starts, data in RAM; with a ROM their first values lie
 * in it and are copied by `start.S`.
 */
export function linkerScript({ rom, ram }: MemoryLayout, start: number): string {
  const [name, { base, size }] = rom ? ['ROM', rom] : ['RAM', ram];
  const skipped = start > base && start < base + size ? start - base : 0;
  return code`
    /* ${rom ? 'Code in ROM, data in RAM: start.S copies their first values there.' : 'Code and data in RAM, which is filled before the reset.'} */
    OUTPUT_ARCH(riscv)
    ENTRY(_start)

    MEMORY
    {
      ${rom && region('ROM', 'rx', rom)}
      ${region('RAM', 'rwx', ram)}
    }

    STACK_SIZE = DEFINED(STACK_SIZE) ? STACK_SIZE : ${hex(Math.min(0x4000, ram.size / 4))};

    SECTIONS
    {
      .text :
      {
        ${skipped > 0 && `. = ${hex(skipped)};`}
        KEEP(*(.reset))
        *(.text .text.*)
        . = ALIGN(4);
      } > ${name}

      .rodata :
      {
        *(.rodata .rodata.* .srodata .srodata.*)
        . = ALIGN(4);
      } > ${name}

      ${dataSections(rom !== undefined)}

      /DISCARD/ : { *(.comment .note.* .riscv.attributes .eh_frame*) }
    }
  `;
}

/** What lies in RAM: data, whose first values a ROM may hold, heap and stack. */
const dataSections = (hasRom: boolean) => code`
  .data :
  {
    __data_start = .;
    *(.data .data.*)
    *(.ramtext .ramtext.*)
    . = ALIGN(4);
    __global_pointer$ = . + 0x800;
    *(.sdata .sdata.*)
    . = ALIGN(8);
    KEEP(*(.tohost))
    . = ALIGN(4);
    __data_end = .;
  } > RAM${hasRom ? ' AT > ROM' : ''}
  __data_load = LOADADDR(.data);

  .bss (NOLOAD) :
  {
    __bss_start = .;
    *(.sbss .sbss.* .bss .bss.* COMMON)
    . = ALIGN(4);
    __bss_end = .;
  } > RAM

  __heap_start = ALIGN(16);
  __stack_top = ORIGIN(RAM) + LENGTH(RAM);
  __stack_bottom = __stack_top - STACK_SIZE;
  ASSERT(__heap_start <= __stack_bottom, "the data leave no room for the stack: lower STACK_SIZE or the data")
`;
