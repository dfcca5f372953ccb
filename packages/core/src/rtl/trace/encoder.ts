import { input, output, portGroup } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasTrace } from '../../options/trace.ts';
import { clocked } from '../clocked.ts';
import { declarations } from '../nets.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { PACKETS_BETWEEN, PACKET_BITS } from './format.ts';
import { packetText } from './packets.ts';
import { tracedNets, tracedPorts } from './retired.ts';

/** What is kept of an event while the next one is not known. */
const kept = (options: CoreOptions) =>
  tracedNets(options).filter(({ name }) => name !== 'traced_valid' && name !== 'traced_halts');

const current = (name: string) => name.replace('traced_', 'curr_');

const nets = (options: CoreOptions) => sv`
  // The event before the one that arrives: what is sent of it depends on both, and on the one before it
  logic curr_valid;
  ${declarations(kept(options).map(({ name, width }) => ({ name: current(name), width })))}
  logic prev_none; // tracing begins with it
  logic prev_uninferable;
  logic prev_trap;
  logic prev_told; // the trap before has been sent
  logic prev_interrupt;
  logic [4:0] prev_cause;
  logic [31:0] prev_value;
  ${options.base.userMode && 'logic prev_user;'}

  // What has been sent, and what has not
  logic [4:0] branches;
  logic [30:0] map; // 0: taken; the oldest lowest
  logic [31:1] last_pc;
  logic [6:0] since_start; // packets since one that says where the program is
  logic support; // tracing has begun, has ended or has lost something, which is to be said first
  logic [1:0] support_status;
`;

/** What follows from the event in hand and the one that arrives. */
const decisions = ({ base }: CoreOptions) => sv`
  // Where an instruction is followed by another than the next one, it was a taken branch.
  logic stops, step, next_trap, changes_mode;
  assign stops = curr_valid && (trace_enable ? traced_valid && traced_halts : traced_valid || !(curr_retires && curr_branch));
  assign step = curr_valid && !support && (traced_valid || stops);
  assign next_trap = !stops && !traced_retires;
  assign changes_mode = ${base.userMode ? '!stops && traced_retires && traced_user != curr_user' : "1'b0"};

  logic branched, taken;
  logic [4:0] branches_now;
  logic [30:0] outcomes;
  logic branch_bit;
  assign branched = curr_retires && curr_branch;
  assign taken = traced_pc != curr_pc + ${base.compressed ? "(curr_short ? 32'd2 : 32'd4)" : "32'd4"};
  assign branches_now = branches + {4'd0, branched};
  assign outcomes = map | ({30'd0, branched && !taken} << branches);
  assign branch_bit = !(branched && taken);

  // The decoder knows where a trap came from unless the program did not say where it went before.
  logic due, pending, unknown, begins;
  assign due = since_start >= 7'd${PACKETS_BETWEEN};
  assign pending = prev_trap && !prev_told;
  assign unknown = prev_none || (prev_trap ? prev_told : prev_uninferable);
  assign begins = prev_none || (prev_trap && prev_told)${base.userMode && ' || (!prev_trap && prev_user != curr_user)'} || (due && branches == 5'd0);
`;

/** Which packet is sent of the event in hand (E-Trace 2.0, chapter 10). */
const choice = ({ base }: CoreOptions) => sv`
  logic sends_trap, sends_start, sends_address, sends_map, tells_target;
  logic trap_handler, trap_interrupt;
  logic [4:0] trap_cause;
  logic [31:1] trap_address;
  logic [31:0] trap_value;
  ${base.userMode && 'logic trap_user;'}
  assign sends_trap = curr_retires ? pending : pending || unknown || stops;
  assign sends_start = curr_retires && !pending && begins;
  assign sends_address = curr_retires && !pending && !begins && (prev_uninferable && !prev_trap || (due && branches != 5'd0) || next_trap || stops || (changes_mode && branches_now != 5'd0));
  assign sends_map = curr_retires && !sends_trap && !sends_start && !sends_address && branches_now == 5'd31;

  // A trap is told with the first instruction of its handler, or alone where there is none or nobody knows whence it came.
  assign trap_handler = curr_retires;
  assign trap_interrupt = pending ? prev_interrupt : curr_interrupt;
  assign trap_cause = pending ? prev_cause : curr_cause;
  assign trap_value = pending ? prev_value : curr_value;
  assign trap_address = !pending && !unknown ? traced_pc[31:1] : curr_pc[31:1];
  ${base.userMode && 'assign trap_user = curr_user;'}

  // The address follows one that the program does not tell, and what comes next begins anew.
  assign tells_target = prev_uninferable && !prev_trap && (next_trap || changes_mode || since_start >= 7'd${PACKETS_BETWEEN - 1});
`;

const sending = sv`
  logic sends, lost;
  assign sends = step && (sends_trap || sends_start || sends_address || sends_map);
  assign packet_valid = support ? packet_room : sends && packet_room;
  // Of two traps without an instruction between, and a halt, one packet cannot tell.
  assign lost = (sends && !packet_room) || (step && stops && !curr_retires && pending);
`;

const running = (options: CoreOptions) => sv`
  if (support) begin
    if (packet_room) support <= 1'b0;
    curr_valid <= 1'b0;
    branches <= 5'd0;
    map <= 31'd0;
  end else if (lost || (step && stops)) begin
    support <= 1'b1;
    support_status <= lost ? 2'b10 : sends_address && prev_uninferable && !prev_trap ? 2'b11 : 2'b01;
    curr_valid <= 1'b0;
  end else if (traced_valid) begin
    curr_valid <= trace_enable && !traced_halts;
    prev_none <= !curr_valid;
    if (step) begin
      branches <= sends ? 5'd0 : branches_now;
      map <= sends ? 31'd0 : outcomes;
      if (sends_trap || sends_start) since_start <= 7'd0;
      else if (sends && !due) since_start <= since_start + 7'd1;
      if (sends && !sends_map) last_pc <= curr_pc[31:1];
    end
    prev_uninferable <= curr_uninferable;
    prev_trap <= curr_valid && !curr_retires;
    prev_told <= !pending && unknown;
    prev_interrupt <= curr_interrupt;
    prev_cause <= curr_cause;
    prev_value <= curr_value;
    ${options.base.userMode && 'prev_user <= curr_user;'}
    ${kept(options)
      .map(({ name }) => `${current(name)} <= ${name};`)
      .join('\n')}
  end
`;

/** `<c>_trace`: packets of E-Trace from what retires. */
export const traceEncoder: Unit = {
  suffix: 'trace',
  chosen: hasTrace,
  comment: () => sv`
    Instruction trace: the packets of Efficient Trace for RISC-V 2.0, branch trace with differential addresses. A
    packet for which there is no room is lost, and with it what follows up to one that says where the program is.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    input('trace_enable'),
    ...tracedPorts(options, 'encoder'),
    ...portGroup('Packets, to the port', [
      output('packet_valid'),
      output('packet', PACKET_BITS),
      input('packet_room'),
    ]),
  ],
  body: (options) => sv`
    ${nets(options)}

    ${decisions(options)}

    ${choice(options)}

    ${packetText(options.base.userMode)}

    ${sending}

    ${clocked(options, resetText(options), running(options))}
  `,
};

const resetText = (options: CoreOptions) => sv`
  support <= 1'b1;
  support_status <= 2'b00;
  curr_valid <= 1'b0;
  prev_none <= 1'b1;
  prev_uninferable <= 1'b0;
  prev_trap <= 1'b0;
  prev_told <= 1'b0;
  prev_interrupt <= 1'b0;
  prev_cause <= 5'd0;
  prev_value <= 32'd0;
  ${options.base.userMode && "prev_user <= 1'b0;"}
  branches <= 5'd0;
  map <= 31'd0;
  last_pc <= 31'd0;
  since_start <= 7'd0;
  ${kept(options)
    .map(({ name, width }) => `${current(name)} <= ${width}'d0;`)
    .join('\n')}
`;
