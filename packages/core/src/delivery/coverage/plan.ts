import type { Format } from '../../model/instructions/format.ts';
import { OPERANDS } from '../../model/instructions/format.ts';
import { COMPRESSED } from '../../model/instructions/compressed.ts';
import { zcbOf } from '../../model/instructions/zcb.ts';
import { zcmpOf } from '../../model/instructions/zcmp.ts';
import { instructionSet } from '../../model/instructions/instructionSet.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { OPERAND_CLASSES } from '../values.ts';

/** What of an instruction there is to see: the bins of the coverage plan. */
export interface PlannedInstruction {
  name: string;
  /** The words that it is: those with `(word & mask) === match`. */
  mask: number;
  match: number;
  length: 2 | 4;
  /** Operands whose classes count: pairs of them, those of rs1 or of rs2, or none. */
  operands: 'pairs' | 'first' | 'second' | 'none';
  /** Registers that another instruction may just have made. */
  rs1: boolean;
  rs2: boolean;
  /** In which privilege it can retire. */
  modes: readonly ('machine' | 'user')[];
}

const OPERANDS_THAT_COUNT: Partial<Record<Format, PlannedInstruction['operands']>> = {
  register: 'pairs',
  branch: 'pairs',
  immediate: 'first',
  shift: 'first',
  unary: 'first',
  amo: 'second',
};

/** Of an instruction of the core's own, whose format does not say it. */
const operandsOf = (rs1: boolean, rs2: boolean): PlannedInstruction['operands'] =>
  rs1 ? (rs2 ? 'pairs' : 'first') : rs2 ? 'second' : 'none';

/** Instructions that always trap, or that are only for machine mode. */
const NEVER = new Set(['ecall', 'ebreak']);
const MACHINE = ['mret'];

/** All that a core of these options can retire; encodings of 16 bits count as instructions of their own. */
export function coveragePlan(options: CoreOptions): PlannedInstruction[] {
  const { base } = options;
  const both = base.userMode ? (['machine', 'user'] as const) : (['machine'] as const);
  const own = (options.custom?.encodings ?? []).filter(({ machine }) => machine).map(({ name }) => name);
  const isOfMachine = new Set([...MACHINE, ...own]);
  const whole = instructionSet(options)
    .filter(({ name }) => !NEVER.has(name))
    .map(({ name, mask, match, format, registers = OPERANDS[format] }): PlannedInstruction => {
      const { rs1, rs2 } = registers;
      const operands = format === 'custom' ? operandsOf(rs1, rs2) : (OPERANDS_THAT_COUNT[format] ?? 'none');
      return {
        name,
        mask,
        match,
        length: 4,
        operands,
        rs1,
        rs2,
        modes: isOfMachine.has(name) ? ['machine'] : both,
      };
    });
  if (!base.compressed) return whole;
  const halves = [...COMPRESSED, ...zcbOf(base), ...zcmpOf(base)]
    .filter(({ name }) => name !== 'c.ebreak')
    .map(({ name, mask, match }): PlannedInstruction => ({
      ...{ name, mask, match, length: 2, operands: 'none', rs1: false, rs2: false, modes: both },
    }));
  return [...whole, ...halves];
}

const CLASSES = OPERAND_CLASSES.length;
/** Distances of one to three, and the value that was just loaded. */
const HAZARDS_OF_A_REGISTER = 4;

/** Bins of an instruction: what was retired in each privilege, operand classes, hazards. */
export function binsOf({ operands, rs1, rs2, modes }: PlannedInstruction): number {
  const classes = operands === 'pairs' ? CLASSES * CLASSES : operands === 'none' ? 0 : CLASSES;
  return modes.length + classes + HAZARDS_OF_A_REGISTER * (Number(rs1) + Number(rs2));
}
