/**
 * What the bench writes of each clock cycle: words of 32 bits, the lowest byte first. Shared by the text of the bench and
 * by who reads the record.
 */
export const RECORD_WORDS = 8;
export const RECORD_BYTES = 4 * RECORD_WORDS;

/** Places of the words. */
export const WORD = {
  flags: 0,
  /** Of the instruction that fetch offers. */
  fetchPc: 1,
  /** Of the one behind fetch: in ID, or with two stages the one that executes. */
  decodePc: 2,
  decodeWord: 3,
  executePc: 4,
  cycle: 5,
  retiredPc: 6,
  retiredOrder: 7,
} as const;

/** Bits of the flags. With two stages the instruction that executes is told as the one in ID. */
export const FLAG = {
  fetchValid: 0,
  decodeValid: 1,
  /** The register behind fetch takes what is offered. */
  decodeReady: 2,
  executeValid: 3,
  executeReady: 4,
  memoryValid: 5,
  memoryReady: 6,
  /** What fetch offers is not taken: it goes on elsewhere. */
  elsewhere: 7,
  /** The RVFI port shows an instruction, one that trapped, the first one behind an interrupt. */
  retires: 8,
  traps: 9,
  interrupted: 10,
  /** Three bits: 0 an instruction goes on, else why none does, as `CAUSES` has them. */
  cause: 11,
  /** A cache fetches a line. */
  instructionMiss: 14,
  dataMiss: 15,
  /** The core has five stages. */
  fiveStages: 16,
} as const;

/** Why no instruction goes on in a cycle, in the order of the core's events. */
export const CAUSES = ['noFetch', 'redirected', 'noOperand', 'memory', 'unit', 'order'] as const;
export type Cause = (typeof CAUSES)[number];

/** Most cycles of a record: 3.2 MB. */
export const MOST_CYCLES = 100_000;

/** What a simulation is called with that is to write a record. */
export const pipelineArguments = (file: string, from: number, cycles: number): string[] => [
  `+pipeline=${file}`,
  `+pipeline_from=${from}`,
  `+pipeline_cycles=${Math.min(cycles, MOST_CYCLES)}`,
];
