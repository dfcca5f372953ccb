import { input, output } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { hasDebug } from '../debug/features.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** Whether one instruction may be executed as several. */
export const sequences = ({ base }: CoreOptions): boolean => base.zcmp;

const ENDS = output('ends', 1, 'nothing of the same instruction follows');

/** What else is told of an instruction that may be a part of a sequence; others begin and end themselves. */
const more = (options: CoreOptions): PortText[] => [
  ...(hasDebug(options) ? [output('begins', 1, 'nothing of it came before')] : []),
  ...(options.base.zicsr ? [output('indivisible', 1, 'the one before cannot be executed again')] : []),
];

/** Whether someone counts instructions, of which a sequence is one. */
export const counts = (options: CoreOptions): boolean =>
  options.base.zicntr || options.safety.lockup || options.auxiliary.cycleEvents || hasDebug(options);

/** What the pipeline is told of a sequence; five stages trace where an instruction leads when it is decoded. */
export function sequencePorts(options: CoreOptions): PortText[] {
  if (!sequences(options)) return [];
  const traced = options.base.stages === 5 && options.auxiliary.rvfi;
  return [...(counts(options) || traced ? [ENDS] : []), ...more(options)];
}

export const partsOf = (options: CoreOptions): string[] => sequencePorts(options).map(({ name }) => name);

/** What fetch says of a part, for the register that takes it; an instruction of the debugger begins and ends itself. */
export function arrivesAs(part: string, debug: boolean): string {
  if (!debug) return `fetch_${part}`;
  return part === 'indivisible' ? `fetch_${part} && !debug_mode` : `fetch_${part} || debug_mode`;
}

/**
 * `<name>_sequencer`: the instructions of 32 bits that one of Zcmp stands for, one after the other (Code Size Reduction 1.0,
 * Zcmp). Until the last part of a sequence everything may be done again, so that traps lead back to its begin.
 */
export const sequencer: Unit = {
  suffix: 'sequencer',
  chosen: sequences,
  comment: () => sv`
    Hands out an instruction of Zcmp as the instructions of 32 bits that it stands for. Registers are stored or loaded from
    the last in the list to the first, each a word below the one before; then the stack pointer moves, once.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    input('restart', 1, 'a sequence that was begun is left'),
    input('accepted', 1, 'the instruction that is offered is taken'),
    input('instr_c', 16),
    output('is_sequence', 1, 'instr_c is an instruction of Zcmp'),
    output('instr', 32),
    ENDS,
    ...more(options),
  ],
  body(options) {
    const few = options.base.isa === 'rv32e';
    return sv`
      ${NAMES}

      // Fields: the last register of the list, or a pair of saved registers
      logic [3:0] list;
      logic [2:0] saved_1, saved_2;
      logic stack, moves;
      assign list = instr_c[7:4];
      assign saved_1 = instr_c[9:7];
      assign saved_2 = instr_c[4:2];
      assign stack = instr_c[15:11] == 5'b10111 && !instr_c[8] && instr_c[1:0] == 2'b10 && list > 4'd3${few && " && list < 4'd7"};
      assign moves = instr_c[15:10] == 6'b101011 && instr_c[5] && instr_c[1:0] == 2'b10
                  && (instr_c[6] || saved_1 != saved_2)${few && "\n                  && saved_1[2:1] == 2'd0 && saved_2[2:1] == 2'd0"};
      assign is_sequence = stack || moves;

      logic pushes, zeroes, returns;
      assign pushes = instr_c[10:9] == 2'b00;
      assign zeroes = instr_c[10:9] == 2'b10;
      assign returns = instr_c[10];

      logic [3:0] step;
      ${clocked(options, "step <= 4'd0;", STEPS)}

      ${REGISTERS}

      ${TAIL}

      ${PARTS}

      assign ends = stack ? last : !moves || step[0];
      ${hasDebug(options) && "assign begins = step == 4'd0;"}
      ${options.base.zicsr && "assign indivisible = stack ? past && tail > (zeroes ? 2'd0 : 2'd1) : step[0];"}
    `;
  },
};

const NAMES = sv`
  localparam logic [6:0] LOAD = 7'b0000011;
  localparam logic [6:0] OP_IMM = 7'b0010011;
  localparam logic [6:0] STORE = 7'b0100011;
  localparam logic [31:0] RET = 32'h00008067;
  localparam logic [4:0] X0 = 5'd0;
  localparam logic [4:0] RA = 5'd1;
  localparam logic [4:0] SP = 5'd2;
  localparam logic [4:0] A0 = 5'd10;
`;

const STEPS = sv`
  if (restart || (accepted && ends)) step <= 4'd0;
  else if (accepted) step <= step + 4'd1;
`;

const REGISTERS = sv`
  // Registers are counted ra, s0, s1, s2 and so on; s10 comes with s11 alone.
  logic [3:0] count, index;
  logic past; // all of them
  logic [4:0] register;
  assign count = list == 4'd15 ? 4'd13 : list - 4'd3;
  assign past = step >= count;
  assign index = count - 4'd1 - step;
  assign register = index == 4'd0 ? RA : index < 4'd3 ? 5'd7 + {1'b0, index} : 5'd15 + {1'b0, index};

  // The frame: 16 bytes for each four registers, and up to three times 16 more
  logic [2:0] units;
  logic [11:0] frame, offset;
  assign units = {1'b0, list[3:2]} + {2'b0, list == 4'd15} + {1'b0, instr_c[3:2]};
  assign frame = {5'd0, units, 4'd0};
  assign offset = (pushes ? 12'd0 : frame) - {6'd0, step + 4'd1, 2'd0};
`;

const TAIL = sv`
  // Behind the registers: 0 clears a0, 1 moves the stack pointer, 2 returns.
  logic [1:0] tail;
  logic last;
  assign tail = 2'(step - count) + {1'b0, !zeroes};
  assign last = past && tail == (returns ? 2'd2 : 2'd1);
`;

const PARTS = sv`
  logic [31:0] sw, lw, li, addi, move;
  assign sw = {offset[11:5], register, SP, 3'b010, offset[4:0], STORE};
  assign lw = {offset, SP, 3'b010, register, LOAD};
  assign li = {12'd0, X0, 3'b000, A0, OP_IMM};
  assign addi = {pushes ? -frame : frame, SP, 3'b000, SP, OP_IMM};

  logic [2:0] chosen;
  logic [4:0] saved, argument;
  assign chosen = step[0] ? saved_2 : saved_1;
  assign saved = {|chosen[2:1], ~|chosen[2:1], chosen};
  assign argument = {A0[4:1], step[0]};
  assign move = {12'd0, instr_c[6] ? saved : argument, 3'b000, instr_c[6] ? argument : saved, OP_IMM};

  always_comb begin
    if (moves) instr = move;
    else if (!past) instr = pushes ? sw : lw;
    else if (tail == 2'd0) instr = li;
    else instr = tail == 2'd1 ? addi : RET;
  end
`;
