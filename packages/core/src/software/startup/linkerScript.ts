import { code } from '../code.ts';
import { hex } from '../console/bench.ts';
import { NMI_BYTES } from '../nmi/place.ts';
import type { NmiPlace } from '../nmi/place.ts';
import type { MemoryLayout } from './memories.ts';

const region = (name: string, flags: string, { base, size }: { base: number; size: number }) =>
  `${name} (${flags}) : ORIGIN = ${hex(base)}, LENGTH = ${hex(size)}`;

/** What the memory protection wants of the layout: bytes of its granularity, of the guard and of the stack of traps. */
export interface ProtectedParts {
  granularity: number;
  guard: number;
  trapStack: number;
}

interface LinkedParts {
  parts?: ProtectedParts | undefined;
  nmi?: NmiPlace | undefined;
  /** Bytes of the stacks of all harts but the first. */
  hartStacks?: number;
}

/**
 * The linker script `link.ld` for GNU ld: code where the core starts, data in RAM; with a ROM their first values lie
 * in it and are copied by `start.S`.
 */
export function linkerScript(
  { rom, ram }: MemoryLayout,
  start: number,
  { parts, nmi, hartStacks = 0 }: LinkedParts = {},
): string {
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
      ${nmi && !nmi.inside && region('NMI', 'rx', { base: nmi.address, size: NMI_BYTES })}
    }

    STACK_SIZE = DEFINED(STACK_SIZE) ? STACK_SIZE : ${hex(Math.min(0x4000, ram.size / 4))};

    SECTIONS
    {
      .text :
      {
        ${firstSections(skipped, nmi?.inside ? nmi.address - base : undefined)}
        *(.text .text.*)
        . = ALIGN(4);
      } > ${name}

      ${nmi && !nmi.inside && '.nmi : { KEEP(*(.nmi)) } > NMI\n'}
      .rodata :
      {
        *(.rodata .rodata.* .srodata .srodata.*)
        . = ALIGN(${parts?.granularity ?? 4});
      } > ${name}
      ${parts && '__code_start = ADDR(.text);\n__code_end = ADDR(.rodata) + SIZEOF(.rodata);'}

      ${dataSections(rom !== undefined, parts, hartStacks)}

      /DISCARD/ : { *(.comment .note.* .riscv.attributes .eh_frame*) }
    }
  `;
}

/** What the core goes to by itself: at the reset, and by the non-maskable interrupt. */
function firstSections(reset: number, nmi: number | undefined): string {
  const places = [
    { at: reset, section: '.reset' },
    ...(nmi === undefined ? [] : [{ at: nmi, section: '.nmi' }]),
  ].sort((a, b) => a.at - b.at);
  return places
    .map(({ at, section }) => `${at > 0 ? `. = ${hex(at)};\n` : ''}KEEP(*(${section}))`)
    .join('\n');
}

/** What lies in RAM: data, whose first values a ROM may hold, heap and stack. */
const dataSections = (hasRom: boolean, parts: ProtectedParts | undefined, hartStacks: number) => code`
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

  ${parts ? guardedStack(parts) : plainStack(hartStacks)}
`;

/** Those of other harts lie above. */
const plainStack = (hartStacks: number) => code`
  __heap_start = ALIGN(16);
  __stack_top = ORIGIN(RAM) + LENGTH(RAM)${hartStacks > 0 && ` - ${hex(hartStacks)}`};
  __stack_bottom = __stack_top - STACK_SIZE;
  ASSERT(__heap_start <= __stack_bottom, "the data leave no room for the stack: lower STACK_SIZE or the data")
`;

/** Traps have a stack of their own above the program's, under which a guard lies. */
const guardedStack = ({ guard, trapStack }: ProtectedParts) => code`
  __heap_start = ALIGN(16);
  __trap_stack_top = ORIGIN(RAM) + LENGTH(RAM);
  __stack_top = __trap_stack_top - ${hex(trapStack)};
  __stack_bottom = __stack_top - STACK_SIZE;
  __stack_guard = (__stack_bottom - ${hex(guard)}) & ~(${hex(guard)} - 1);
  ASSERT(__heap_start <= __stack_guard, "the data leave no room for the stack: lower STACK_SIZE or the data")
`;
