import type { CoreOptions } from '../../options/coreOptions.ts';
import type { CsrPart } from './csrPart.ts';

/** misa: 32 bits, and a bit for each extension's letter (Privileged 1.12, 3.1.1). */
function misa({ base }: CoreOptions): string {
  const letters = [
    base.atomics && 'A',
    base.compressed && 'C',
    base.isa === 'rv32e' ? 'E' : 'I',
    base.multiply !== 'none' && 'M',
    base.userMode && 'U',
  ].filter((letter) => letter !== false);
  const bits = letters.reduce((mask, letter) => mask | (1 << (letter.charCodeAt(0) - 65)), 1 << 30);
  return `32'h${bits.toString(16).padStart(8, '0')}`;
}

/** What says which machine it is, all constant. */
export function machineInformation(options: CoreOptions): CsrPart {
  return {
    ports: [],
    text: '',
    registers: [
      ['misa', 0x301, misa(options)],
      ['mvendorid', 0xf11, "32'd0"],
      ['marchid', 0xf12, "32'd0"],
      ['mimpid', 0xf13, "32'd0"],
      ['mhartid', 0xf14, 'HART_ID'],
      ['mconfigptr', 0xf15, "32'd0"],
    ],
  };
}
