import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { predicts } from '../fetch/fetchPorts.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { asksCounters, follows } from '../fetch/branchTargets.ts';
import { learns } from '../fetch/learns.ts';
import { branchHistory } from './branchHistory.ts';
import { returnStack, stacks } from './returnStack.ts';

const DYNAMIC = portGroup('What branches have done', [
  input('fetch_pc', 32, 'of the instruction that is in ID next'),
  input('load', 1, 'it comes'),
  input('execute', 1, 'the one in ID goes to EX'),
  input('resolve', 1, 'a branch in EX is decided'),
  input('resolve_taken'),
]);

const LATE = portGroup('Branches that MEM decides', [
  input('leave', 1, 'the one in EX goes to MEM'),
  input('resolve_late', 1, 'the one that is decided is in MEM'),
]);

const CALLS = portGroup('Calls and returns', [
  input('issue', 1, 'the instruction in ID is executed'),
  input('link', 32, 'address of the one behind it'),
]);

const comment = (options: CoreOptions) => {
  const { branchPrediction, predictionEntries, returnStack: depth } = options.advanced;
  if (!learns(options) && !stacks(options))
    return 'Static branch prediction in ID: JAL and backward conditional branches are predicted taken.';
  const counters = `A table of ${predictionEntries} two-bit counters, found by address${branchPrediction === 'gshare' ? ' and the latest decisions' : ''}, tells whether that is right.`;
  return sv`
    Branch prediction in ID: JAL and backward conditional branches are taken, forward ones not.
    ${learns(options) && counters}
    ${stacks(options) && `Returns go to where the latest of ${depth} calls came from.`}
    Whatever it says, EX decides: contents of any kind cost cycles alone.
  `;
};

const HINT = ({ base }: CoreOptions) => [
  output('jumps'),
  ...(base.compressed ? [output('long')] : []),
  output('backward'),
  input('hint_pc', base.compressed ? '[31:1]' : '[31:2]', 'where a branch begins that fetch may follow'),
  output('hint_agrees', 1, 'what its counter says'),
];

const FOLLOWED = (options: CoreOptions): PortText[] =>
  portGroup('Where fetch has gone on behind it', [
    ...(options.base.compressed ? [input('compressed')] : []),
    input('followed'),
    input('followed_to', '[31:1]'),
    output('wrong', 1, 'that is elsewhere'),
    output('constant', 1, 'the instruction has one target'),
    output('at', '[31:1]', 'where the instruction ends'),
    output('forget', 1, 'no branch that fetch should know'),
    ...(asksCounters(options) ? HINT(options) : []),
  ]);

/** Fetch may have followed a branch: whether that is where the instruction leads, without waiting for the sum. */
const comparison = (options: CoreOptions) => {
  const { compressed } = options.base;
  return sv`
    logic [31:0] following;
    logic [31:1] offset;
    logic [30:1] carries;
    logic [31:1] differs;
    assign following = pc + ${compressed ? "(compressed ? 32'd2 : 32'd4)" : "32'd4"};
    assign offset = instr[3] ? jump_offset[31:1] : branch_offset[31:1];
    // pc + offset is followed_to exactly when these carries make these sums.
    assign differs = pc[31:1] ^ offset ^ followed_to ^ {carries, 1'b0};
    assign carries = (pc[30:1] & offset[30:1]) | ((pc[30:1] | offset[30:1]) & ~followed_to[30:1]);
    assign constant = ${stacks(options) ? '!returns' : "1'b1"};
    assign forget = !taken${asksCounters(options) ? ' && !branch' : ''};
    ${asksCounters(options) && `assign jumps = jump;\n${compressed ? 'assign long = !compressed;\n' : ''}assign backward = instr[31];`}
    assign wrong = taken != followed || (taken && (!constant || |differs));
    assign at = ${compressed ? "compressed ? pc[31:1] : pc[31:1] + 31'd1" : 'pc[31:1]'};
  `;
};

/** `instr`, `pc` of the instruction in ID → `taken`, `target`, combinational; what is learnt is kept beside. */
export const predictor: Unit = {
  suffix: 'predictor',
  chosen: predicts,
  comment,
  ports: (options) => [
    ...(learns(options) || stacks(options) ? [input('clk'), input('rst_n')] : []),
    input('instr', 32),
    input('pc', 32),
    ...(learns(options) ? DYNAMIC : []),
    ...(learns(options) && options.advanced.lateBranches ? LATE : []),
    ...(stacks(options) ? CALLS : []),
    ...(follows(options) ? FOLLOWED(options) : []),
    output('taken'),
    output('target', 32),
  ],
  body(options) {
    const branches = learns(options) ? 'branch && agrees == instr[31]' : 'branch && instr[31]';
    const returns = stacks(options) ? ' || returns' : '';
    const aim = follows(options) ? 'aim' : 'target';
    return sv`
      logic jump;
      logic branch;
      logic [31:0] branch_offset;
      logic [31:0] jump_offset;
      ${learns(options) && `\n${branchHistory(options)}\n`}
      ${stacks(options) && `${returnStack(options)}\n`}
      assign jump = instr[6:0] == 7'b1101111;
      assign branch = instr[6:0] == 7'b1100011;
      assign branch_offset = {{20{instr[31]}}, instr[7], instr[30:25], instr[11:8], 1'b0};
      assign jump_offset = {{12{instr[31]}}, instr[19:12], instr[20], instr[30:21], 1'b0};
      ${follows(options) && comparison(options)}
      ${follows(options) && 'logic [31:0] aim;\nassign target = taken ? aim : following;'}
      assign ${aim} = ${stacks(options) && 'returns ? return_address : '}pc + (instr[3] ? jump_offset : branch_offset);
      ${
        options.base.compressed
          ? `assign taken = jump || (${branches})${returns};`
          : `// A misaligned target is not predicted; it traps when the branch executes.
assign taken = (jump || (${branches})${returns}) && !${aim}[1];`
      }
    `;
  },
};
