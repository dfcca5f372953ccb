import type { CoreOptions } from '@netloom/core';
import { sizeText } from '../sizeText.ts';

/** Columns of the picture, from the fetch to the write-back. */
export const COLUMNS = ['fetch', 'decode', 'execute', 'memory', 'writeBack'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Unit {
  /** Name of its text. */
  key: string;
  /** What is particular about it, in the field's own short terms. */
  detail: string;
  /** Connects to outside the core. */
  port?: boolean;
  /** JSON pointer of the option that shapes it. */
  pointer: string;
}

const present = (units: (Unit | false | null)[]): Unit[] =>
  units.filter((unit) => unit !== false && unit !== null);

/** E.g. `8 KiB · 2 × 32 B`: size, ways and line. */
const cacheDetail = ({ size, ways, line }: { size: number; ways: number; line: number }) =>
  `${sizeText(size)} · ${ways} × ${line} B`;
const joined = (...parts: (string | false)[]): string => parts.filter((part) => part !== false).join(' · ');

const PREDICTORS = { none: '', 'backward-taken': 'BTFN', bimodal: 'bimodal', gshare: 'gshare' } as const;

/** Letters of a name that a box has room for, beside a number. */
const NAME_FITS = 14;

/** What guesses where the next instruction is. */
function predictionUnits({
  branchPrediction,
  predictionEntries,
  returnStack,
  branchTargets,
}: CoreOptions['advanced']): (Unit | false)[] {
  const scheme = PREDICTORS[branchPrediction];
  return [
    branchPrediction !== 'none' && {
      key: 'predictor',
      detail: predictionEntries > 0 ? `${scheme} ${predictionEntries}` : scheme,
      pointer: '/advanced/branchPrediction',
    },
    branchTargets > 0 && {
      key: 'branchTargets',
      detail: `BTB ${branchTargets}`,
      pointer: '/advanced/branchTargets',
    },
    returnStack > 0 && { key: 'returnStack', detail: `RAS ${returnStack}`, pointer: '/advanced/returnStack' },
  ];
}

function fetchUnits({ base, memory, advanced }: CoreOptions): Unit[] {
  return present([
    { key: 'queue', detail: `${memory.prefetchDepth} × 32 b`, pointer: '/memory/prefetchDepth' },
    memory.instructionCache && {
      key: 'instructionCache',
      detail: cacheDetail(memory.instructionCache),
      pointer: '/memory/instructionCache',
    },
    base.compressed && {
      key: 'expander',
      detail: base.zcb ? 'C, Zcb → 32 b' : '16 → 32 b',
      pointer: '/base/compressed',
    },
    ...predictionUnits(advanced),
  ]);
}

const REGISTER_FILES = { flops: 'DFF', latches: 'latch', 'fpga-ram': 'RAM' } as const;

function decodeUnits({ base, implementation }: CoreOptions): Unit[] {
  const count = base.isa === 'rv32e' ? 16 : 32;
  return present([
    { key: 'decoder', detail: base.isa.toUpperCase(), pointer: '/base/isa' },
    {
      key: 'registers',
      detail: `${count} × 32 b · ${REGISTER_FILES[implementation.registerFile]}`,
      pointer: '/implementation/registerFile',
    },
    (implementation.clockGating || implementation.unitClockGates) && {
      key: 'clockGate',
      detail: 'ICG',
      pointer: `/implementation/${implementation.clockGating ? 'clockGating' : 'unitClockGates'}`,
    },
  ]);
}

const MULTIPLIERS = { iterative: '35 cyc', fast: '17×17 · 4 cyc', 'single-cycle': '33×33 · 1 cyc' } as const;

/** Names of definitions, of several the first and how many more. */
function definitionNames([first = '', ...others]: readonly string[]): string {
  const name = first.slice(first.lastIndexOf('/') + 1).replace('.insn.json', '');
  const short = name.length > NAME_FITS ? `${name.slice(0, NAME_FITS - 1)}…` : name;
  return joined(short, others.length > 0 && `+${others.length}`);
}

/** The ALU's extensions; Zba, Zbb and Zbs together are B. */
function aluExtensions({ zba, zbb, zbc, zbkb, zbs, zicond }: CoreOptions['base']): string {
  const isB = zba && zbb && zbs;
  const parts = isB ? ['B'] : [zba && 'Zba', zbb && 'Zbb', zbs && 'Zbs'];
  return [...parts, zbc && 'Zbc', zbkb && 'Zbkb', zicond && 'Zicond'].filter(Boolean).join(' ');
}

function executeUnits({ base, advanced, implementation, instructions = [] }: CoreOptions): Unit[] {
  const { multiply } = base;
  const inBlocks = implementation.multiplier === 'dsp' && 'DSP';
  return present([
    { key: 'alu', detail: aluExtensions(base) || '32 b', pointer: '/base/zba' },
    advanced.branchTargetAdder && {
      key: 'targetAdder',
      detail: 'pc + imm',
      pointer: '/advanced/branchTargetAdder',
    },
    multiply !== 'none' && {
      key: 'multiplier',
      detail: joined(MULTIPLIERS[multiply], inBlocks),
      pointer: '/base/multiply',
    },
    multiply !== 'none' && { key: 'divider', detail: 'radix 2 · 36 cyc', pointer: '/base/multiply' },
    base.zfinx && { key: 'float', detail: 'Zfinx · 32 b', pointer: '/base/zfinx' },
    instructions.length > 0 && {
      key: 'customUnit',
      detail: definitionNames(instructions),
      pointer: '/instructions',
    },
    advanced.customPort && { key: 'custom', detail: 'custom-0', port: true, pointer: '/advanced/customPort' },
  ]);
}

function memoryUnits({ base, memory, auxiliary, advanced }: CoreOptions): Unit[] {
  const all = joined(
    base.zicsr && 'MSI · MTI',
    auxiliary.externalInterrupts && 'MEI',
    auxiliary.nmi !== null && 'NMI',
  );
  // Four are wider than the box with dots between them.
  const lines = auxiliary.nmi ? all.replaceAll(' · ', ' ') : all;
  return present([
    {
      key: 'loadStore',
      detail: joined(base.atomics && 'LR/SC · AMO', memory.misaligned === 'hardware' && '2×') || '32 b',
      pointer: '/memory/misaligned',
    },
    memory.dataCache && {
      key: 'dataCache',
      detail: cacheDetail(memory.dataCache),
      pointer: '/memory/dataCache',
    },
    advanced.lateAlu && {
      key: 'lateAlu',
      detail: aluExtensions(base) || '32 b',
      pointer: '/advanced/lateAlu',
    },
    advanced.storeBuffer && { key: 'storeBuffer', detail: '1 × 32 b', pointer: '/advanced/storeBuffer' },
    base.zicsr && {
      key: 'csr',
      detail: joined(base.userMode ? 'M, U' : 'M', base.zicntr && 'Zicntr'),
      pointer: '/base/zicsr',
    },
    auxiliary.performanceCounters > 0 && {
      key: 'counters',
      detail: `${auxiliary.performanceCounters} × 64 b`,
      pointer: '/auxiliary/performanceCounters',
    },
    auxiliary.pmpEntries > 0 && {
      key: 'protection',
      detail: joined(`PMP ${auxiliary.pmpEntries}`, auxiliary.smepmp && 'Smepmp'),
      pointer: '/auxiliary/pmpEntries',
    },
    lines !== '' && { key: 'interrupts', detail: lines, pointer: '/auxiliary/externalInterrupts' },
    auxiliary.clic && {
      key: 'clic',
      detail: joined(`${auxiliary.clicInputs} × irq`, auxiliary.clicVectors && 'shv'),
      pointer: '/auxiliary/clic',
    },
  ]);
}

function writeBackUnits({ auxiliary, debug, safety }: CoreOptions): Unit[] {
  return present([
    { key: 'writeBack', detail: 'rd', pointer: '/base/stages' },
    auxiliary.trace > 0 && {
      key: 'trace',
      detail: `E-Trace · ${auxiliary.trace}`,
      port: true,
      pointer: '/auxiliary/trace',
    },
    auxiliary.rvfi && { key: 'rvfi', detail: 'RVFI', port: true, pointer: '/auxiliary/rvfi' },
    debug.transport !== 'none' && {
      key: 'debug',
      detail: joined(
        debug.transport === 'external' ? '↔ DM' : debug.transport.toUpperCase(),
        debug.systemBusAccess && 'SBA',
      ),
      port: true,
      pointer: '/debug/transport',
    },
    safety.lockstep && {
      key: 'secondCore',
      detail: safety.lockstepDelay > 0 ? `≠ · +${safety.lockstepDelay} clk` : '≠',
      port: true,
      pointer: '/safety/lockstep',
    },
  ]);
}

/** What the options put into each column. */
export function unitsOf(options: CoreOptions): Record<Column, Unit[]> {
  return {
    fetch: fetchUnits(options),
    decode: decodeUnits(options),
    execute: executeUnits(options),
    memory: memoryUnits(options),
    writeBack: writeBackUnits(options),
  };
}

/** A stage of the pipeline: columns between two pipeline registers. */
export interface Stage {
  /** Name of its text. */
  key: string;
  columns: readonly Column[];
}

export function stagesOf({ base }: CoreOptions): Stage[] {
  if (base.stages === 5) return COLUMNS.map((column) => ({ key: column, columns: [column] }));
  return [
    { key: 'fetch', columns: ['fetch'] },
    { key: 'execution', columns: COLUMNS.slice(1) },
  ];
}
