import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { writesTo } from './csrPart.ts';

/** The machine's interrupt enable alone. */
function machineOnly(options: CoreOptions): string {
  return sv`
    // mstatus: whether interrupts are allowed, and were before the trap. MPP is always machine mode.
    logic        mie_now;
    logic        mie_before;
    logic [31:0] mstatus;

    assign mstatus = {19'd0, 2'b11, 3'd0, mie_before, 3'd0, mie_now, 3'd0};

    ${clocked(
      options,
      "mie_now    <= 1'b0;\nmie_before <= 1'b0;",
      sv`
        if (trap) begin
          mie_now    <= 1'b0;
          mie_before <= mie_now;
        end else if (mret) begin
          mie_now    <= mie_before;
          mie_before <= 1'b1;
        end else if (${writesTo('mstatus')}) begin
          mie_now    <= value[3];
          mie_before <= value[7];
        end
      `,
    )}
  `;
}

function withUserMode(options: CoreOptions): string {
  return sv`
    // The mode, and mstatus: whether interrupts are allowed, and both as they were before the trap. MPP takes only
    // machine and user mode, and MPRV has nothing to change here.
    logic        user_before;
    logic        mie_now;
    logic        mie_before;
    logic        mprv;
    logic [31:0] mstatus;

    assign mstatus = {10'd0, tw, 3'd0, mprv, 4'd0, {2{!user_before}}, 3'd0, mie_before, 3'd0, mie_now, 3'd0};

    ${clocked(
      options,
      sv`
        user        <= 1'b0;
        user_before <= 1'b1;
        mie_now     <= 1'b0;
        mie_before  <= 1'b0;
        mprv        <= 1'b0;
        tw          <= 1'b0;
      `,
      sv`
        if (trap) begin
          user        <= 1'b0;
          user_before <= user;
          mie_now     <= 1'b0;
          mie_before  <= mie_now;
        end else if (mret) begin
          user        <= user_before;
          user_before <= 1'b1;
          mie_now     <= mie_before;
          mie_before  <= 1'b1;
          if (user_before) mprv <= 1'b0;
        end else if (${writesTo('mstatus')}) begin
          if (value[12] == value[11]) user_before <= !value[12];
          mie_now    <= value[3];
          mie_before <= value[7];
          mprv       <= value[17];
          tw         <= value[21];
        end
      `,
    )}
  `;
}

/** mstatus and the mode (Privileged 1.12, 3.1.6). */
export function status(options: CoreOptions): CsrPart {
  const { userMode } = options.base;
  return {
    ports: userMode ? ['output logic        user', 'output logic        tw'] : [],
    text: userMode ? withUserMode(options) : machineOnly(options),
    registers: [
      ['mstatus', 0x300, 'mstatus'],
      ['mstatush', 0x310, "32'd0"],
      ...(userMode
        ? ([
            ['menvcfg', 0x30a, "32'd0"],
            ['menvcfgh', 0x31a, "32'd0"],
          ] satisfies CsrPart['registers'])
        : []),
    ],
  };
}
