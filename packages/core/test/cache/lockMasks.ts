import { sv } from '../../src/rtl/sv.ts';

/** Masks of locked ways that come at any time, also while a line is fetched; the cache is asked when it last chose. */
export const lockMasks = (ways: number) => sv`
  always @(posedge clk) begin
    if (dut.state === dut.LOOK_UP) kept_out = locked;
    #1 if (rst_n && $urandom % 40 == 0) locked = $urandom % ${2 ** ways - 1};
  end
`;
