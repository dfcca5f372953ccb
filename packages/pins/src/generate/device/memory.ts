import type { Chip } from '../../chip/chip.ts';

/** A memory as the linker script names it; bytes. */
export interface Region {
  name: 'FLASH' | 'RAM' | 'CCMRAM';
  attributes: string;
  origin: number;
  length: number;
}

/** Where the memories of a STM32F4 begin (RM0090, section 2.3; the other lines' manuals likewise). */
const ORIGINS = { FLASH: 0x0800_0000, RAM: 0x2000_0000, CCMRAM: 0x1000_0000 };

const KB = 1024;
/** kB of flash and RAM when the chip's file says nothing. */
const SMALLEST = { flash: 64, ram: 32 };

/**
 * Memories of the part. A chip's file may stand for several parts: `flash` chooses among their sizes (kB), and
 * without it the smallest counts, which every one of them has.
 */
export function memoryOf(chip: Chip, flash: number | undefined): readonly Region[] {
  const chosen = flash === undefined ? -1 : chip.flash.indexOf(flash);
  const part = chosen < 0 ? chip.flash.indexOf(Math.min(...chip.flash)) : chosen;
  const sizes = {
    flash: chip.flash[part] ?? SMALLEST.flash,
    ram: chip.ram[part] ?? (chip.ram.length > 0 ? Math.min(...chip.ram) : SMALLEST.ram),
  };
  const regions: Region[] = [
    { name: 'FLASH', attributes: 'rx', origin: ORIGINS.FLASH, length: sizes.flash * KB },
    { name: 'RAM', attributes: 'rwx', origin: ORIGINS.RAM, length: sizes.ram * KB },
  ];
  const ccm = chip.ccmRam ?? 0;
  if (ccm > 0) regions.push({ name: 'CCMRAM', attributes: 'rw', origin: ORIGINS.CCMRAM, length: ccm * KB });
  return regions;
}
