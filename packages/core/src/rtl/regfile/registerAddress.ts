import type { CoreOptions } from '../../options/coreOptions.ts';

/** Bits of a register's number: RV32E has 16 registers. */
export function registerAddressWidth({ base }: CoreOptions): 4 | 5 {
  return base.isa === 'rv32e' ? 4 : 5;
}

export const registerCount = (options: CoreOptions): number => 2 ** registerAddressWidth(options);
