import { notice } from '../c/text.ts';
import type { Region } from '../device/memory.ts';
import type { Project } from '../project/project.ts';

/** Least room that must be left for heap and stack; bytes. */
const HEAP = 512;
const STACK = 1024;

/** `<part>.ld` */
export function linkerScript(project: Project): string {
  const { regions } = project.device;
  const hasCcm = regions.some(({ name }) => name === 'CCMRAM');
  return `/* ${notice(project)} */
ENTRY(Reset_Handler)

_Min_Heap_Size = ${HEAP};
_Min_Stack_Size = ${STACK};

MEMORY
{
${regions.map(regionLine).join('\n')}
}

_estack = ORIGIN(RAM) + LENGTH(RAM);

${[DATA_AND_CODE, ...(hasCcm ? [CCM] : []), REST].join('\n\n')}
`;
}

/** From flash to the end of initialised and cleared data; names of symbols as the startup and newlib use them. */
const DATA_AND_CODE = `SECTIONS
{
  .isr_vector :
  {
    . = ALIGN(4);
    KEEP(*(.isr_vector))
    . = ALIGN(4);
  } > FLASH

  .text :
  {
    . = ALIGN(4);
    *(.text)
    *(.text*)
    *(.glue_7)
    *(.glue_7t)
    *(.eh_frame)
    . = ALIGN(4);
    _etext = .;
  } > FLASH

  .rodata :
  {
    . = ALIGN(4);
    *(.rodata)
    *(.rodata*)
    . = ALIGN(4);
  } > FLASH

  .ARM.extab :
  {
    *(.ARM.extab* .gnu.linkonce.armextab.*)
  } > FLASH

  .ARM.exidx :
  {
    __exidx_start = .;
    *(.ARM.exidx*)
    __exidx_end = .;
  } > FLASH

  .preinit_array :
  {
    __preinit_array_start = .;
    KEEP(*(.preinit_array*))
    __preinit_array_end = .;
  } > FLASH

  .init_array :
  {
    __init_array_start = .;
    KEEP(*(SORT(.init_array.*)))
    KEEP(*(.init_array*))
    __init_array_end = .;
  } > FLASH

  .fini_array :
  {
    __fini_array_start = .;
    KEEP(*(SORT(.fini_array.*)))
    KEEP(*(.fini_array*))
    __fini_array_end = .;
  } > FLASH

  _sidata = LOADADDR(.data);

  .data :
  {
    . = ALIGN(4);
    _sdata = .;
    *(.data)
    *(.data*)
    *(.RamFunc)
    *(.RamFunc*)
    . = ALIGN(4);
    _edata = .;
  } > RAM AT > FLASH

  .bss (NOLOAD) :
  {
    . = ALIGN(4);
    _sbss = .;
    __bss_start__ = _sbss;
    *(.bss)
    *(.bss*)
    *(COMMON)
    . = ALIGN(4);
    _ebss = .;
    __bss_end__ = _ebss;
  } > RAM`;

/** Data for the core alone (no DMA reaches it), not initialised. */
const CCM = `  .ccmram (NOLOAD) :
  {
    . = ALIGN(4);
    *(.ccmram)
    *(.ccmram*)
    . = ALIGN(4);
  } > CCMRAM`;

/** Heap and stack, and what is not loaded. */
const REST = `  ._user_heap_stack (NOLOAD) :
  {
    . = ALIGN(8);
    PROVIDE(end = .);
    PROVIDE(_end = .);
    . = . + _Min_Heap_Size;
    . = . + _Min_Stack_Size;
    . = ALIGN(8);
  } > RAM

  .ARM.attributes 0 :
  {
    *(.ARM.attributes)
  }
}`;

function regionLine({ name, attributes, origin, length }: Region): string {
  return `  ${name} (${attributes}) : ORIGIN = ${hex(origin)}, LENGTH = ${length / 1024}K`;
}

function hex(value: number): string {
  return `0x${value.toString(16).toUpperCase().padStart(8, '0')}`;
}
