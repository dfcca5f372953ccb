import type { CoreOptions } from '../../options/coreOptions.ts';

/** Whether products are left to the synthesis of an FPGA, which has blocks for them. */
export const usesDspBlocks = ({ implementation }: CoreOptions): boolean =>
  implementation.multiplier === 'dsp';

/** Before a net that is a product: to put it into a DSP block, for Vivado, for Quartus and for Synplify. */
export const IN_DSP_BLOCK = '(* use_dsp = "yes", multstyle = "dsp", syn_multstyle = "block_mult" *)';
