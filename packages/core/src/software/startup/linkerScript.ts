import { code } from '../code.ts';
import { memoriesOf } from './memories.ts';
import type { SoftwareTarget } from '../piece.ts';

const hex = (value: number) => `0x${value.toString(16).toUpperCase().padStart(8, '0')}`;
const region = (name: string, flags: string, { base, size }: { base: number; size: number }) =>
  `${name} (${flags}) : ORIGIN = ${hex(base)}, LENGTH = ${hex(size)}`;

/**
 * The linker script `link.ld` for GNU ld: code where the core starts, data in RAM; with a ROM their first values lie
 * in it and are copied by `start.S`.
 */
export function linkerScript(target: SoftwareTarget): string {
  const { rom, ram } = memoriesOf(target);
  const code_ = rom ? 'ROM' : 'RAM';
  const start = Number(target.options.base.resetVector);
  const outside = !rom && (start < ram.base || start >= ram.base + ram.size);
  return code`
    /* ${rom ? 'Code in ROM, data in RAM: start.S copies their first values there.' : 'Code and data in RAM, which is filled before the reset.'} */
    OUTPUT_ARCH(riscv)
    ENTRY(_start)

    MEMORY
    {
      ${outside && `RESET (rx) : ORIGIN = ${hex(start)}, LENGTH = 0x00000100`}
      ${rom && region('ROM', 'rx', rom)}
      ${region('RAM', 'rwx', ram)}
    }

    STACK_SIZE = DEFINED(STACK_SIZE) ? STACK_SIZE : ${hex(Math.min(0x4000, ram.size / 4))};

    SECTIONS
    {
      .text :
      {
        ${!outside && `. = ${hex(start)} - ORIGIN(${code_});`}
        KEEP(*(.reset))
        *(.text .text.*)
        . = ALIGN(4);
      } > ${code_}

      .rodata :
      {
        *(.rodata .rodata.* .srodata .srodata.*)
        . = ALIGN(4);
      } > ${code_}

      .data :
      {
        __data_start = .;
        *(.data .data.*)
        __global_pointer$ = . + 0x800;
        *(.sdata .sdata.*)
        . = ALIGN(8);
        KEEP(*(.tohost))
        . = ALIGN(4);
        __data_end = .;
      } > RAM${rom ? ' AT > ROM' : ''}
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

      /DISCARD/ : { *(.comment .note.* .riscv.attributes .eh_frame*) }
    }
  `;
}
