import { output } from '@netloom/hdl/emit';
import { hasContexts } from '../../custom/context.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasClic } from '../../options/clic.ts';
import { clocked } from '../clocked.ts';
import { hasDebug, isDebug1 } from '../debug/features.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';
import { hasPmp } from '../pmp/features.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { nextEnable } from './clic.ts';
import { writesTo } from './csrPart.ts';
import { ownTraps } from './ownTraps.ts';

/** Interrupts stay off while MDT is set, and setting it turns them off. */
const enable = (options: CoreOptions) =>
  hasDoubleTrap(options) ? 'csr_wdata[3] && !mstatus_mdt' : 'csr_wdata[3]';
const disabled = (options: CoreOptions) =>
  hasDoubleTrap(options) && `else if (${writesTo('mstatush')} && csr_wdata[10]) mstatus_mie <= 1'b0;`;

const NMI_MODE = sv`
  if (nmi_entry) user_mode <= 1'b0;
  else if (nmi_return) begin
    user_mode <= mnstatus_mnpp_user;
    if (mnstatus_mnpp_user) mstatus_mprv <= 1'b0;
  end
`;

/** MPP and MPIE as mcause shows them. */
const MIRRORED = sv`
  else if (${writesTo('mcause')} && clic_mode) begin
    if (csr_wdata[29] == csr_wdata[28]) mstatus_mpp_user <= !csr_wdata[29];
    mstatus_mpie <= csr_wdata[27];
  end
`;

/** The machine's interrupt enable alone. */
function machineOnly(options: CoreOptions): string {
  const { entry, leaving } = ownTraps(options);
  return sv`
    // mstatus: MIE and MPIE; MPP is always machine mode.
    logic mstatus_mie;
    logic mstatus_mpie;
    logic [31:0] mstatus;

    assign mstatus = {${hasContexts(options) ? "mstatus_sd, 14'd0, mstatus_xs, 2'd0" : "19'd0"}, 2'b11, 3'd0, mstatus_mpie, 3'd0, mstatus_mie, 3'd0};

    ${clocked(
      options,
      "mstatus_mie <= 1'b0;\nmstatus_mpie <= 1'b0;",
      sv`
        if (${entry}) begin
          mstatus_mie <= 1'b0;
          mstatus_mpie <= mstatus_mie;
        end else if (${leaving}) begin
          mstatus_mie <= mstatus_mpie;
          mstatus_mpie <= 1'b1;
        end else if (${writesTo('mstatus')}) begin
          mstatus_mie <= ${enable(options)};
          mstatus_mpie <= csr_wdata[7];
        end
        ${hasClic(options) && `else if (${writesTo('mcause')} && clic_mode) mstatus_mpie <= csr_wdata[27];\n${nextEnable(options)}`}
        ${disabled(options)}
      `,
    )}
  `;
}

/** Debug 1.0 has MPRV end with machine mode. */
const debugMode = (options: CoreOptions) => sv`
  if (debug_enter) user_mode <= 1'b0;
  else if (dret) ${isDebug1(options) ? 'begin' : 'user_mode <= dcsr_prv_user;'}
  ${isDebug1(options) && "  user_mode <= dcsr_prv_user;\n  if (dcsr_prv_user) mstatus_mprv <= 1'b0;\nend"}
`;

function withUserMode(options: CoreOptions): string {
  const { entry, leaving } = ownTraps(options);
  return sv`
    // Privilege mode and mstatus: MIE, MPIE, MPP, MPRV, TW. MPP holds machine or user mode.${!hasPmp(options) && ' MPRV has no effect, as loads'}
    ${!hasPmp(options) && '// and stores do not depend on the privilege mode.'}
    logic mstatus_mpp_user;
    logic mstatus_mie;
    logic mstatus_mpie;
    logic mstatus_mprv;
    logic [31:0] mstatus;

    assign mstatus = {${hasContexts(options) ? "mstatus_sd, 9'd0" : "10'd0"}, mstatus_tw, 3'd0, mstatus_mprv, ${hasContexts(options) ? "mstatus_xs, 2'd0" : "4'd0"}, {2{!mstatus_mpp_user}}, 3'd0, mstatus_mpie, 3'd0, mstatus_mie, 3'd0};

    ${clocked(
      options,
      sv`
        user_mode <= 1'b0;
        mstatus_mpp_user <= 1'b1;
        mstatus_mie <= 1'b0;
        mstatus_mpie <= 1'b0;
        mstatus_mprv <= 1'b0;
        mstatus_tw <= 1'b0;
      `,
      sv`
        ${hasDebug(options) && debugMode(options)}
        ${hasNmi(options) && `${hasDebug(options) ? 'else ' : ''}${NMI_MODE}`}
        ${hasDebug(options) || hasNmi(options) ? 'else if' : 'if'} (${entry}) begin
          user_mode <= 1'b0;
          mstatus_mpp_user <= user_mode;
          mstatus_mie <= 1'b0;
          mstatus_mpie <= mstatus_mie;
        end else if (${leaving}) begin
          user_mode <= mstatus_mpp_user;
          mstatus_mpp_user <= 1'b1;
          mstatus_mie <= mstatus_mpie;
          mstatus_mpie <= 1'b1;
          if (mstatus_mpp_user) mstatus_mprv <= 1'b0;
        end else if (${writesTo('mstatus')}) begin
          if (csr_wdata[12] == csr_wdata[11]) mstatus_mpp_user <= !csr_wdata[12];
          mstatus_mie <= ${enable(options)};
          mstatus_mpie <= csr_wdata[7];
          mstatus_mprv <= csr_wdata[17];
          mstatus_tw <= csr_wdata[21];
        end
        ${hasClic(options) && `${MIRRORED}\n${nextEnable(options)}`}
        ${disabled(options)}
      `,
    )}
  `;
}

/** mstatus and the mode (Privileged 1.12, 3.1.6). */
export function status(options: CoreOptions): CsrPart {
  const { userMode } = options.base;
  return {
    ports: userMode ? [output('user_mode'), output('mstatus_tw')] : [],
    text: userMode ? withUserMode(options) : machineOnly(options),
    registers: [
      ['mstatus', 0x300, 'mstatus'],
      ['mstatush', 0x310, hasDoubleTrap(options) ? "{21'd0, mstatus_mdt, 10'd0}" : "32'd0"],
    ],
  };
}
