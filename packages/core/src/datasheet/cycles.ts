import type { CoreOptions } from '../options/coreOptions.ts';

/** Cycles of an instruction of a kind: from its own to the next that waits for nothing else. */
export interface Cycles {
  kind: string;
  cycles: number | string;
}

/** A product: in a row of them, and more where the next instruction needs it. */
const PRODUCT = { none: 0, iterative: 35, fast: 4, 'single-cycle': 1 } as const;
const QUOTIENT = 36;

const multiplied = ({ base }: CoreOptions): Cycles[] =>
  base.multiply === 'none'
    ? []
    : [
        { kind: 'MUL', cycles: PRODUCT[base.multiply] },
        ...(base.multiply === 'fast' ? [{ kind: 'MULH, MULHSU, MULHU', cycles: 5 }] : []),
        { kind: 'DIV, DIVU, REM, REMU', cycles: QUOTIENT },
      ];

/** What every bit of distance between exponents, and every leading zero of a result, adds. */
const floated = ({ base }: CoreOptions): Cycles[] =>
  base.zfinx
    ? [
        { kind: 'FSGNJ, FCLASS', cycles: 1 },
        { kind: 'FADD of equal exponents', cycles: 5 },
        { kind: 'FMUL', cycles: 31 },
        { kind: 'FDIV', cycles: 30 },
        { kind: 'FSQRT', cycles: 53 },
      ]
    : [];

/** Straight on where nothing predicts; a jump that ID or fetch follows costs less than one that EX finds. */
function branched({ base, advanced }: CoreOptions): Cycles[] {
  const five = base.stages === 5;
  const predicts = advanced.branchPrediction !== 'none';
  const late = advanced.branchTargetAdder ? 0 : 1;
  const jump = five && !predicts ? 3 : 2;
  return [
    { kind: 'branch, straight on', cycles: 1 },
    {
      kind: five && predicts ? 'branch, predicted as taken' : 'branch, taken',
      cycles: five ? (predicts ? 2 : 3 + late) : 2 + late,
    },
    ...(five && predicts ? [{ kind: 'branch, mispredicted', cycles: 3 }] : []),
    { kind: 'JAL', cycles: jump },
    ...(advanced.branchTargets > 0 ? [{ kind: 'branch or jump that fetch follows', cycles: 1 }] : []),
  ];
}

/**
 * Cycles of instructions one after the other, with memory that grants at once and answers in the next clock, as memory
 * of the core and hits in the instruction cache do.
 */
export function cyclesOf(options: CoreOptions): Cycles[] {
  const { base, memory, advanced } = options;
  const five = base.stages === 5;
  const waits = five && !advanced.forwarding ? 3 : 0;
  return [
    { kind: 'arithmetic, logic, shift', cycles: 1 },
    ...(waits > 0 ? [{ kind: 'the same on the result before', cycles: 1 + waits }] : []),
    ...multiplied(options),
    ...floated(options),
    { kind: 'load', cycles: memory.dataCache ? '1 (hit)' : 2 },
    ...(memory.idempotentRegion ? [{ kind: 'load of the idempotent region', cycles: 1 }] : []),
    ...(five && advanced.forwarding
      ? [{ kind: 'load, and arithmetic on what it loads', cycles: advanced.lateAlu ? 2 : 3 }]
      : []),
    { kind: 'store', cycles: memory.dataCache ? 'as the cache takes it' : 2 },
    ...branched(options),
    ...(base.zicsr ? [{ kind: 'CSR access', cycles: five ? 2 : 1 }] : []),
  ];
}
