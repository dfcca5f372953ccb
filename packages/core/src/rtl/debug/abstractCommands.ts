import type { ModuleOptions } from './moduleOptions.ts';
import { unreset, unresetBlock } from '../clocked.ts';
import { sv } from '../sv.ts';
import { activeState } from './activeState.ts';
import { accessNet } from './authentication.ts';
import { hasGroups, isDebug1 } from './features.ts';

/** Bits that count the words of the program buffer, and one more. */
export const indexWidth = ({ debug }: ModuleOptions): number => Math.ceil(Math.log2(debug.programBuffer + 1));

/** Bits of an address in it. */
export const addressWidth = ({ debug }: ModuleOptions): number => Math.ceil(Math.log2(debug.programBuffer));

/** The word that the debugger addresses. */
const place = (options: ModuleOptions) => `dmi_addr[${addressWidth(options) - 1}:0]`;

const reset = (options: ModuleOptions) => sv`
  cmderr <= CMDERR_NONE;
  busy <= 1'b0;
  executing <= 1'b0;
  failed <= 1'b0;
  step <= 2'd0;
  in_program <= 1'b0;
  program_index <= ${indexWidth(options)}'d0;
  autoexecprogbuf <= ${options.debug.programBuffer}'d0;
  autoexecdata <= 1'b0;
  legal_command <= 1'b0;
`;

/** What a command begins with, or why it does not. */
const starting = (options: ModuleOptions) => sv`
  if (start) begin
    if (!legal_start) cmderr <= CMDERR_NOT_SUPPORTED;
    else if (!debug_mode || resuming${hasGroups(options) && ' || group_resumes'}) cmderr <= CMDERR_HALT_RESUME;
    else busy <= transfers_start || executes_start;
    step <= 2'd0;
    failed <= 1'b0;
    in_program <= !transfers_start;
    program_index <= ${indexWidth(options)}'d0;
  end
`;

/** From one instruction to the next, until the command is done. */
const advancing = (options: ModuleOptions) => sv`
  if (busy && debug_exception) failed <= 1'b1;
  if (busy && !debug_mode) begin
    // The hart was reset.
    busy <= 1'b0;
    executing <= 1'b0;
    cmderr <= CMDERR_OTHER;
  end else if (busy && !executing) begin
    if (program_ends) busy <= 1'b0;
    else if (debug_ready) executing <= 1'b1;
  end else if (busy && debug_ready) begin
    executing <= 1'b0;
    step <= step + 2'd1;
    if (in_program) program_index <= program_index + ${indexWidth(options)}'d1;
    if (transfer_ends) in_program <= 1'b1;
    if ((in_program && failed) || (transfer_ends && (failed || !executes))) busy <= 1'b0;
    if ((in_program || transfer_ends) && failed) cmderr <= CMDERR_EXCEPTION;
  end
`;

/** Registers of abstract commands that the debugger writes. */
const written = ({ debug }: ModuleOptions) => sv`
  if (touched && busy && cmderr == CMDERR_NONE) cmderr <= CMDERR_BUSY;
  if (writes && !busy) begin
    if (dmi_addr == ABSTRACTCS) cmderr <= cmderr & ~dmi_wdata[10:8];
    if (dmi_addr == ABSTRACTAUTO) begin
      autoexecdata <= dmi_wdata[0];
      autoexecprogbuf <= dmi_wdata[${15 + debug.programBuffer}:16];
    end
  end
  if (writes_command) legal_command <= legal_start;
`;

const errors = sv`
  localparam logic [2:0] CMDERR_NONE = 3'd0;
  localparam logic [2:0] CMDERR_BUSY = 3'd1;
  localparam logic [2:0] CMDERR_NOT_SUPPORTED = 3'd2;
  localparam logic [2:0] CMDERR_EXCEPTION = 3'd3;
  localparam logic [2:0] CMDERR_HALT_RESUME = 3'd4;
  localparam logic [2:0] CMDERR_OTHER = 3'd7;
`;

const programNets = (options: ModuleOptions) => {
  const words = options.debug.programBuffer;
  const width = indexWidth(options);
  return sv`
    logic executes; // the command executes the program buffer
    logic executes_start;
    logic in_program;
    logic program_ends;
    logic [${width - 1}:0] program_index;
    logic [${words - 1}:0] autoexecprogbuf;
    logic [31:0] progbuf [0:${words - 1}];
    logic touches_buffer;

    assign touches_buffer = dmi_addr[6:4] == 3'd2${words < 16 && ` && dmi_addr[3:0] < 4'd${words}`};
    assign executes_start = writes_command ? dmi_wdata[18] : executes;

    ${unreset(
      options,
      `for (int i = 0; i < ${words}; i++) progbuf[i] <= 32'd0;`,
      `if (writes && !busy && touches_buffer) progbuf[${place(options)}] <= dmi_wdata;`,
    )}
  `;
};

const COMMAND_RESET = sv`
  transfers <= 1'b0;
  transfer_writes <= 1'b0;
  executes <= 1'b0;
  regno <= 13'd0;
  data0 <= 32'd0;
`;

const COMMAND = sv`
  if (writes_command) begin
    transfers <= dmi_wdata[17];
    transfer_writes <= dmi_wdata[16];
    executes <= dmi_wdata[18];
    regno <= dmi_wdata[12:0];
  end
  if (debug_data0_we) data0 <= debug_data0_wdata;
  else if (writes && !busy && dmi_addr == DATA0) data0 <= dmi_wdata;
`;

/**
 * data0, command and abstractauto, and the order in which a command's instructions are handed to the hart. Who declares
 * `busy` before says so.
 */
export function abstractCommands(options: ModuleOptions, hasBusy = isDebug1(options)): string {
  return sv`
    // ---- Abstract commands: access to a register, then the program buffer where postexec says so
    ${errors}

    logic [2:0] cmderr;
    ${!hasBusy && 'logic busy;'}
    logic executing; // the hart has taken an instruction and is not done with it
    logic failed;
    logic [1:0] step; // instruction of the access to a register
    logic legal_command;
    logic legal_start;
    logic transfers; // the command reads or writes a register
    logic transfers_start;
    logic transfer_writes;
    logic [12:0] regno; // bit 12: a general register in place of a CSR
    logic autoexecdata;
    logic writes_command;
    logic touched; // a register that a running command keeps
    logic start;
    logic transfer_ends;
    ${programNets(options)}

    assign writes_command = writes && !busy && cmderr == CMDERR_NONE && dmi_addr == COMMAND;
    assign start = ${accessNet(options)} && !busy && cmderr == CMDERR_NONE
                && (writes_command || (dmi_addr == DATA0 && autoexecdata) || (touches_buffer && autoexecprogbuf[${place(options)}]));
    assign touched = (${accessNet(options)} && (dmi_addr == DATA0 || touches_buffer))
                  || (writes && (dmi_addr == COMMAND || dmi_addr == ABSTRACTCS || dmi_addr == ABSTRACTAUTO));
    assign transfers_start = writes_command ? dmi_wdata[17] : transfers;

    // Access Register (cmdtype 0) of 32 bits; regno 0x0000 to 0x0fff CSRs, 0x1000 to 0x101f general registers.
    assign legal_start = !writes_command ? legal_command
                       : ${isDebug1(options) ? "dmi_wdata[31:23] == 9'd0" : "dmi_wdata[31:24] == 8'd0"}
                         && (!dmi_wdata[17] || (dmi_wdata[22:19] == 4'b0100
                             && (dmi_wdata[15:12] == 4'd0 || dmi_wdata[15:5] == 11'h080)));
    assign transfer_ends = !in_program && (regno[12] || step == 2'd2);

    logic [31:0] data0;

    ${unresetBlock(options, COMMAND_RESET, COMMAND)}

    assign debug_data0 = data0;

    ${activeState(options, reset(options), `${starting(options)}\n${written(options)}\n${advancing(options)}`)}
  `;
}
