import { z } from 'zod';
import { Hex, Identifier } from '@netloom/model';
import type { CustomInstructions } from '../custom/customInstructions.ts';

/** A memory inside the core, reached in one cycle. Size in bytes, a power of two from 1 KiB to 1 MiB, the base a multiple of it. */
export const TightlyCoupledMemory = z.strictObject({
  base: Hex,
  size: z.number().int(),
});
export type TightlyCoupledMemory = z.infer<typeof TightlyCoupledMemory>;

/** A range of the bus. Size in bytes, a power of two up to all 4 GiB, the base a multiple of it. */
const BusRegion = z.strictObject({ base: Hex, size: z.number().int() });
export type BusRegion = z.infer<typeof BusRegion>;

/** Size and line in bytes, powers of two. A line is refilled by one burst that wraps. */
const Cache = z.strictObject({
  size: z.number().int(),
  ways: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  line: z.number().int(),
});

const DataCache = Cache.extend({
  /** When a store goes to memory: at once, or when its line has to make room. */
  policy: z.enum(['write-through', 'write-back']),
});

/** Instruction set: RISC-V Unprivileged ISA 20191213 with Zba, Zbb, Zbc and Zbs of Bitmanip 1.0, Zbkb of Scalar Cryptography 1.0, Zicond 1.0, Zfinx 1.0, Zcb and Zcmp of Code Size Reduction 1.0, Zicbom of Cache Management Operations 1.0; Privileged 1.12. */
const Base = z.strictObject({
  /** 32 or 16 integer registers. */
  isa: z.enum(['rv32i', 'rv32e']),
  /** M: 32 cycles and few gates, four to five cycles, or one a cycle. Division takes some 34 cycles in each. */
  multiply: z.enum(['none', 'iterative', 'fast', 'single-cycle']),
  atomics: z.boolean(),
  compressed: z.boolean(),
  /** More forms of 16 bits: bytes, halfwords, extensions, complement, product. Left out in descriptions that were written before. */
  zcb: z.boolean().default(false),
  /** Registers of a function saved and taken back by one instruction of 16 bits, and pairs of moves. Left out in descriptions that were written before. */
  zcmp: z.boolean().default(false),
  /** Control and status registers, and with them traps and interrupts. Without, an exception halts the core. */
  zicsr: z.boolean(),
  zifencei: z.boolean(),
  /** Instructions that write a line of the data cache to memory, or drop it. Left out in descriptions that were written before. */
  zicbom: z.boolean().default(false),
  /** cycle, time, instret and their machine counterparts, 64 bits each. */
  zicntr: z.boolean(),
  zba: z.boolean(),
  zbb: z.boolean(),
  /** This one, Zbkb and Zicond are left out in descriptions that were written before. */
  zbc: z.boolean().default(false),
  zbkb: z.boolean().default(false),
  zbs: z.boolean(),
  zicond: z.boolean().default(false),
  /** Floating point of single precision in the integer registers. Left out in descriptions that were written before. */
  zfinx: z.boolean().default(false),
  userMode: z.boolean(),
  stages: z.union([z.literal(2), z.literal(5)]),
  /** Address of the first instruction. */
  resetVector: Hex,
});

const MemoryPath = z.strictObject({
  /** A port each for instructions and data, or one that both share. */
  ports: z.enum(['separate', 'shared']),
  /** This one and the caches are left out in descriptions that were written before. */
  protocol: z.enum(['axi4-lite', 'axi4']).default('axi4-lite'),
  instructionCache: Cache.nullable().default(null),
  dataCache: DataCache.nullable().default(null),
  /** What the caches may hold; all else is accessed on the bus each time. */
  cachedRegion: BusRegion.nullable().default(null),
  /** A part of the cached region that is not cached all the same. */
  uncachedRegion: BusRegion.nullable().default(null),
  /** Reads of it have no side effects (RISC-V Privileged 1.13, 3.6.6): a load is sent while the one before is outstanding. Nor have writes, where they are combined. */
  idempotentRegion: BusRegion.nullable().default(null),
  /** Words and tags of the caches have parity: a line that has lost a bit is fetched anew. Left out as the caches are. */
  cacheParity: z.boolean().default(false),
  /** Words and tags of the caches have a code that corrects one wrong bit and tells of two; write-back may have it too. */
  cacheEcc: z.boolean().default(false),
  /** Ways of the caches can be kept from being refilled, by a register of machine mode each. */
  cacheLock: z.boolean().default(false),
  /** With a line that is missing the instruction cache fetches the next one too. Left out in descriptions that were written before. */
  nextLinePrefetch: z.boolean().default(false),
  instructionMemory: TightlyCoupledMemory.nullable(),
  dataMemory: TightlyCoupledMemory.nullable(),
  /** Words fetched ahead of execution. */
  prefetchDepth: z.number().int().min(1).max(8),
  /** What becomes of a load or store that is not aligned to its size. */
  misaligned: z.enum(['trap', 'hardware']),
});

const Auxiliary = z.strictObject({
  /** Core-local interruptor: software interrupt and 64-bit timer in the core, 64 KiB from its base. */
  clint: z.strictObject({ base: Hex }).nullable(),
  externalInterrupts: z.boolean(),
  /**
   * Non-maskable interrupt (Smrnmi 1.0): it goes to the base, a multiple of 32; an exception while it is masked goes 16
   * bytes further. Left out in descriptions that were written before.
   */
  nmi: z.strictObject({ base: Hex }).nullable().default(null),
  /** Core-local interrupt controller (RISC-V fast interrupts, draft 0.9), 32 KiB from its base. These four are left out in descriptions that were written before. */
  clic: z.strictObject({ base: Hex }).nullable().default(null),
  /** Its pins, beside the interrupts of the privileged architecture. */
  clicInputs: z.number().int().min(1).max(64).default(16),
  /** Bits of an interrupt's level and priority. */
  clicControlBits: z.number().int().min(1).max(8).default(4),
  /** Hardware sends chosen interrupts through a table (smclicshv). */
  clicVectors: z.boolean().default(false),
  /** Number of event counters, mhpmcounter3 onwards. */
  performanceCounters: z.number().int().min(0).max(8),
  /** Events for where cycles go: stalls by cause, late branches, misses of caches. */
  cycleEvents: z.boolean().default(false),
  /** Entries of the physical memory protection, which the modes need. These three are left out in descriptions that were written before. */
  pmpEntries: z.number().int().min(0).max(16).default(0),
  /** Bytes of the smallest region that can be protected, a power of two. */
  pmpGranularity: z.number().int().default(4),
  /** Smepmp 1.0: machine mode, too, is bound by rules. */
  smepmp: z.boolean().default(false),
  /**
   * Packets of the instruction trace (Efficient Trace for RISC-V 2.0) that wait for their port; 0: no trace. Left out in
   * descriptions that were written before.
   */
  trace: z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(8), z.literal(16)]).default(0),
  /** RISC-V Formal Interface: a port that shows each retired instruction. */
  rvfi: z.boolean(),
});

const Advanced = z.strictObject({
  /** Results go to waiting instructions before they are written back. Five stages only. */
  forwarding: z.boolean(),
  branchPrediction: z.enum(['none', 'backward-taken', 'bimodal', 'gshare']),
  /** Counters of bimodal and gshare, a power of two; 0 without. */
  predictionEntries: z.number().int().default(0),
  /** Calls whose return addresses are kept for prediction. */
  returnStack: z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(8)]).default(0),
  /** Branches that fetch follows before they are decoded, a power of two; 0: none is. */
  branchTargets: z.number().int().default(0),
  /** A branch that waits for the instruction before it goes on, and is decided a stage later. */
  lateBranches: z.boolean().default(false),
  /** An integer operation that waits for the instruction before it goes on, and is executed a stage later. Left out in descriptions that were written before. */
  lateAlu: z.boolean().default(false),
  /** Branch targets have an adder of their own. */
  branchTargetAdder: z.boolean(),
  /** A store leaves the pipeline before the bus has taken it. */
  storeBuffer: z.boolean(),
  /** A store to the word that waits in the store buffer is written with it, where that is memory. Left out in descriptions that were written before. */
  writeCombining: z.boolean().default(false),
  /** Instructions of the custom-0 opcode go to a port. */
  customPort: z.boolean(),
});

const Implementation = z.strictObject({
  registerFile: z.enum(['flops', 'latches', 'fpga-ram']),
  reset: z.enum(['synchronous', 'asynchronous']),
  clockGating: z.boolean(),
  /** Multiplier, divider, floating point and counters have clocks that run while they work. Left out in descriptions that were written before. */
  unitClockGates: z.boolean().default(false),
  /** What products are made of: gates of any technology, or the multiplier blocks of FPGAs. Left out in descriptions that were written before. */
  multiplier: z.enum(['logic', 'dsp']).default('logic'),
  /** The pipelined multiplier has its register behind it, for a tool to move. Left out in descriptions that were written before. */
  retiming: z.boolean().default(false),
});

/** External debug. The last three are left out in descriptions that were written before. */
const Debug = z.strictObject({
  /**
   * How a debugger reaches the debug module: pins of JTAG, an APB port on its registers; external: the module lies
   * outside, and is that of other harts too; none: the core has none.
   */
  transport: z.enum(['none', 'jtag', 'apb', 'external']),
  /** Words of the program buffer, behind which an ebreak is understood; two reach memory. */
  programBuffer: z.number().int().min(2).max(16),
  /** The debugger reads and writes memory without the hart. */
  systemBusAccess: z.boolean(),
  /** Addresses of instructions, loads and stores at which the hart stops. */
  triggers: z.number().int().min(0).max(8).default(0),
  /** Equal addresses alone; or data of stores, regions and bounds, chains and a number of instructions too. */
  triggerKind: z.enum(['address', 'full']).default('address'),
  /** RISC-V External Debug Support 0.13.2, or the RISC-V Debug Specification 1.0. */
  version: z.enum(['0.13', '1.0']).default('0.13'),
  /** A check outside of the core decides whether the debugger may do anything. */
  authentication: z.boolean().default(false),
  /** Lines by which the core halts and resumes with others, and these with it: halt and resume groups. */
  externalTriggers: z.number().int().min(0).max(4).default(0),
});

/** What the core does about its own faults. */
const Safety = z.strictObject({
  /** Two copies of the core whose outputs are compared clock by clock. */
  lockstep: z.boolean(),
  /** Clocks by which the second copy is behind the first. */
  lockstepDelay: z.number().int().min(0).max(3),
  /** A pin that opens all clock gates, and leads resets past flip-flops, for scan. */
  testEnable: z.boolean().default(false),
  /** A pin that says that the core does nothing but trap. */
  lockup: z.boolean().default(false),
  /** A trap that machine mode is not ready for stops the core and is told (Smdbltrp). */
  doubleTrap: z.boolean().default(false),
  /** What the core's own memories know of lost bits: nothing; that one of a byte was lost; which one of a word, put right. */
  tcmProtection: z.enum(['none', 'parity', 'secded']).default('none'),
  /** A parity bit for each integer register, looked at when it is read. */
  registerParity: z.boolean().default(false),
  /** Parity of addresses, data and answers in the user signals of AXI4. */
  busParity: z.boolean().default(false),
});

/** `<name>.core.json`: everything that a processor core is generated from. */
export const CoreOptions = z.strictObject({
  netloom: z.literal('core'),
  version: z.literal(1),
  /** Name of the core's module and beginning of the names of its parts. */
  name: Identifier.max(40),
  base: Base,
  memory: MemoryPath,
  auxiliary: Auxiliary,
  advanced: Advanced,
  implementation: Implementation,
  /** Left out in descriptions that were written before. */
  debug: Debug.default({
    transport: 'none',
    programBuffer: 2,
    systemBusAccess: false,
    triggers: 0,
    triggerKind: 'address',
    version: '0.13',
    authentication: false,
    externalTriggers: 0,
  }),
  /** Left out in descriptions of cores without any of it. */
  safety: Safety.default({
    lockstep: false,
    lockstepDelay: 2,
    testEnable: false,
    lockup: false,
    doubleTrap: false,
    tcmProtection: 'none',
    registerParity: false,
    busParity: false,
  }),
  /** Definitions of custom instructions, `<name>.insn.json`, by their paths in the project. */
  instructions: z.array(z.string().max(400)).min(1).max(16).optional(),
});
export type CoreOptions = z.infer<typeof CoreOptions> & {
  /** What `instructions` say, once they were read; never written. */
  readonly custom?: CustomInstructions;
};
export type CacheOptions = z.infer<typeof Cache>;
