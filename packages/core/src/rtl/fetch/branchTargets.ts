import { input, output, portGroup } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { learns } from './learns.ts';

/** Whether fetch follows branches before they are decoded. */
export const follows = ({ advanced }: CoreOptions) => advanced.branchTargets > 0;

/** Whether fetch asks the counters of the prediction too, and so keeps branches that are not always taken. */
export const asksCounters = (options: CoreOptions) => follows(options) && learns(options);

/** Bits of an address that an entry keeps beside its index: ID finds out where that is not enough. */
const TAG_BITS = 10;
/** A target is kept within 128 KiB. */
const TOP = 16;

interface Shape {
  entries: number;
  bits: number;
  /** Ranges of a word's address. */
  index: string;
  tag: string;
}

function shapeOf({ advanced }: CoreOptions): Shape {
  const entries = advanced.branchTargets;
  const bits = Math.log2(entries);
  const low = 2 + bits;
  return { entries, bits, index: `[${low - 1}:2]`, tag: `[${low + TAG_BITS - 1}:${low}]` };
}

/** `<c>_branch_targets`: where branches went that ID predicted taken, by the word that they end in. */
export const branchTargets: Unit = {
  suffix: 'branch_targets',
  chosen: follows,
  comment: ({ advanced }) => sv`
    Branch target buffer of ${advanced.branchTargets} entries, one for each index. An entry says that a branch or jump ends in a word, in
    which half, and where it goes. It may be wrong: of another address with the same low bits, or of instructions that
    have changed. ID compares and goes on where the instruction leads.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...portGroup('Of a word', [
      input('word', '[31:2]'),
      output('found'),
      ...(options.base.compressed ? [output('found_upper', 1, 'in its upper half')] : []),
      output('found_target', '[31:1]'),
      ...(asksCounters(options) ? KIND_FOUND(options) : []),
    ]),
    ...portGroup('What ID predicts otherwise: a transfer that ends at an address, or none there', [
      input('learn'),
      input('forget'),
      input('at', '[31:1]'),
      input('to', '[31:1]'),
      ...(asksCounters(options) ? KIND_LEARNT(options) : []),
    ]),
  ],
  body: (options) => sv`
    ${entryNets(options)}

    ${lookUp(options)}

    ${update(options)}

    ${unused(options)}
  `,
};

/** Bits of addresses between the tag and what a target shares with its branch. */
function unused(options: CoreOptions): string {
  const above = 2 + shapeOf(options).bits + TAG_BITS;
  const between = `[${TOP}:${above}]`;
  const nets = [
    ...(above > TOP ? [] : [`word${between}`, `at${between}`]),
    ...(options.base.compressed ? [] : ['at[1]']),
  ];
  return nets.length === 0 ? '' : `logic unused;\nassign unused = ^{${nets.join(', ')}};`;
}

/** Conditional branches are followed as their counter says, which is found by where they begin. */
const KIND_FOUND = ({ base }: CoreOptions) => [
  ...(base.compressed ? [output('found_long', 1, 'an instruction of 32 bits')] : []),
  output('found_jump', 1, 'a jump'),
  output('found_backward'),
];

const KIND_LEARNT = ({ base }: CoreOptions) => [
  ...(base.compressed ? [input('long')] : []),
  input('jump'),
  input('backward'),
];

const kindBits = ({ base }: CoreOptions) =>
  base.compressed ? ['long', 'jump', 'backward'] : ['jump', 'backward'];

const entryNets = (options: CoreOptions) => {
  const { entries, bits } = shapeOf(options);
  const last = entries - 1;
  return sv`
    logic [${last}:0] valid;
    logic [${TAG_BITS - 1}:0] tags [0:${last}];
    ${options.base.compressed && `logic [${last}:0] uppers;`}
    ${asksCounters(options) && `logic [${kindBits(options).length - 1}:0] kinds [0:${last}]; // {${kindBits(options).join(', ')}}`}
    logic [${TOP}:1] targets [0:${last}];
    ${logic(bits)} place, changed;
    logic near;
  `;
};

const lookUp = (options: CoreOptions) => {
  const { index, tag } = shapeOf(options);
  return sv`
    assign place = word${index};
    assign found = valid[place] && tags[place] == word${tag};
    ${options.base.compressed && 'assign found_upper = uppers[place];'}
    ${
      asksCounters(options) &&
      `assign {${kindBits(options)
        .map((bit) => `found_${bit}`)
        .join(', ')}} = kinds[place];`
    }
    assign found_target = {word[31:${TOP + 1}], targets[place]};
  `;
};

const update = (options: CoreOptions) => {
  const { index, tag } = shapeOf(options);
  return sv`
    assign changed = at${index};
    assign near = at[31:${TOP + 1}] == to[31:${TOP + 1}];

    ${clocked(
      options,
      "valid <= '0;",
      sv`
        if (learn && near) valid[changed] <= 1'b1;
        else if (forget) valid[changed] <= 1'b0;
      `,
    )}

    always_ff @(posedge clk)
      if (learn && near) begin
        tags[changed] <= at${tag};
        ${options.base.compressed && 'uppers[changed] <= at[1];'}
        ${asksCounters(options) && `kinds[changed] <= {${kindBits(options).join(', ')}};`}
        targets[changed] <= to[${TOP}:1];
      end
  `;
};
